import { skipToken, useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useMemo } from 'react';
import { useInstrument } from '../../../graph/useInstrument';
import { usePricesDay, useRefresh } from '../../shared/Live';
import { withQuote } from '../chart/live-bar';
import { isIntraday, type ChartView } from '../chart/view';
import { loadNewerBars, loadOlderBars, newestBars } from '../load-candles';
import { useGrowingSeries } from '../useGrowingSeries';
import { CandlesDocument } from '../../../graph/candles.generated';
import { InstrumentDocument } from '../technical.generated';

type View = Pick<ChartView, 'resolution' | 'isUnadjusted'>;

/**
 * The bars of a symbol to compare with, as many as the chart has since `oldest`, the newest as live as its quote; `isMissing`
 * where the feed has none.
 */
export function useCompared(symbol: string, { resolution, isUnadjusted }: View, oldest: number | null) {
  const client = useApolloClient();
  const variables = newestBars(symbol, resolution, isUnadjusted);
  const { data, error } = useQuery(CandlesDocument, { variables });
  const isLive = resolution === 'DAY';
  const {
    data: quoted,
    error: quoteError,
    refetch,
  } = useQuery(
    InstrumentDocument,
    isLive ? { variables: { symbol }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  const { quote: live } = useInstrument(symbol);
  useRefresh(
    async () => {
      if (isLive) await refetch();
      if (isIntraday(resolution)) await loadNewerBars(client, symbol, resolution, isUnadjusted);
    },
    { symbols: [symbol], error: quoteError, isUnquoted: live.source !== 'QUOTE' },
  );
  useGrowingSeries(symbol, { resolution, isUnadjusted });
  const day = usePricesDay();
  const loaded = error ? null : (data?.candles ?? null);
  const quote = isLive ? (quoted?.instrument?.quote ?? null) : null;
  const first = loaded?.time[0];
  const isShort = first !== undefined && oldest !== null && oldest < first && loaded!.hasOlder;
  useEffect(() => {
    if (isShort) void loadOlderBars(client, symbol, resolution, isUnadjusted);
  }, [client, isShort, first, symbol, resolution, isUnadjusted]);

  const candles = useMemo(
    () => (loaded && quote ? withQuote(loaded, quote, quote.day ?? day) : loaded),
    [loaded, quote, day],
  );
  const isMissing = error !== undefined || (candles !== null && candles.availability !== 'READY');
  return { candles: isMissing ? null : candles, isMissing, hasFailed: error !== undefined };
}
