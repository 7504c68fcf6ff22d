import { useApolloClient, useFragment, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { useFreshness, useRefresh } from '../shared/Live';
import type { LoadContext } from '../../graph/session-guard';
import { barsUntil } from '../../market/candles';
import { epochSecondsOf, type Day } from '../../market/day';
import { barSeries } from './chart/bar-series';
import type { Indicator } from './chart/indicators';
import { withQuote } from './chart/live-bar';
import { isIntraday, type ChartView } from './chart/view';
import { loadNewerBars, newestBars } from './load-candles';
import { CandlesDocument, ChartedInstrumentFragmentDoc } from './technical.generated';

const CHART: LoadContext = { priority: 'chart' };

/**
 * The bars of a symbol, the newest as live as its quote, and what other panels have loaded of the symbol; with `until` the
 * daily bars up to the close of that day, and nothing of its quote.
 */
export function useBarSeries(
  symbol: string,
  { resolution, isUnadjusted }: Pick<ChartView, 'resolution' | 'isUnadjusted'>,
  indicators: readonly Indicator[],
  until: Day | null = null,
) {
  const isDaily = resolution === 'DAY';
  const { data, error, refetch } = useQuery(CandlesDocument, {
    variables: newestBars(symbol, resolution, isUnadjusted),
    context: CHART,
  });
  const client = useApolloClient();
  useRefresh(async () => {
    if (isIntraday(resolution)) await loadNewerBars(client, symbol, resolution, isUnadjusted);
  });
  const { data: instrument } = useFragment({
    fragment: ChartedInstrumentFragmentDoc,
    fragmentName: 'ChartedInstrument',
    from: { __typename: 'Instrument', symbol },
  });
  const { exchange = null, open = null, reference = null, ceiling = null, floor = null } = instrument;
  const { price = null, high = null, low = null, volume = null } = instrument;
  const quoteDay = useFreshness()?.asOf.day ?? null;
  const loaded = data?.candles;

  const candles = useMemo(() => {
    if (loaded && until !== null) return { ...loaded, ...barsUntil(loaded, epochSecondsOf(until)) };
    return loaded && (isDaily ? withQuote(loaded, { price, open, high, low, volume }, quoteDay) : loaded);
  }, [loaded, until, isDaily, price, open, high, low, volume, quoteDay]);
  const series = useMemo(() => {
    if (candles?.availability !== 'READY') return null;
    const { hasOlder } = candles;
    // Only a day has a reference and limits.
    const limits = isDaily
      ? { exchange, today: until === null ? { open, reference, ceiling, floor } : null }
      : { exchange: null, today: null };
    return barSeries({ symbol, resolution, ...limits, candles, hasOlder }, indicators);
  }, [symbol, resolution, isDaily, indicators, exchange, open, reference, ceiling, floor, candles, until]);

  return { series, instrument, availability: loaded?.availability, error, refetch };
}
