import { skipToken, useApolloClient, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { useFreshness, useRefresh } from '../frame/Live';
import type { BarSeries } from './chart/bar-series';
import { compareWith } from './chart/compare';
import { withQuote } from './chart/live-bar';
import { INDEX, isIntraday, type ChartView } from './chart/view';
import { loadNewerBars, newestBars } from './load-candles';
import { CandlesDocument, InstrumentDocument } from './technical.generated';

/** The market's index compared with a symbol, its newest bar as live as the symbol's; a feed may have no index. */
export function useComparison(symbol: string, series: BarSeries | null, view: ChartView) {
  const { resolution, range } = view;
  const isEnabled = view.isCompared && symbol !== INDEX;
  const { data, error } = useQuery(
    CandlesDocument,
    isEnabled ? { variables: newestBars(INDEX, resolution) } : skipToken,
  );
  const isLive = isEnabled && resolution === 'DAY';
  const { data: quoted, refetch } = useQuery(
    InstrumentDocument,
    isLive ? { variables: { symbol: INDEX }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  const client = useApolloClient();
  useRefresh(async () => {
    if (isLive) await refetch();
    if (isEnabled && isIntraday(resolution)) await loadNewerBars(client, INDEX, resolution);
  });
  const day = useFreshness()?.asOf.day ?? null;
  const candles = isEnabled && !error ? (data?.candles ?? null) : null;
  const quote = isLive ? (quoted?.instrument ?? null) : null;
  const index = useMemo(
    () => (candles && quote ? withQuote(candles, quote, day) : candles),
    [candles, quote, day],
  );
  const comparison = useMemo(
    () => (series && index?.availability === 'READY' ? compareWith(series, index, range) : null),
    [series, index, range],
  );
  const isMissing = isEnabled && (error !== undefined || index !== null) && comparison === null;
  return { comparison, isMissing };
}
