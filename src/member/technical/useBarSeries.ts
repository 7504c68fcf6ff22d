import { skipToken, useApolloClient, useFragment, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { BY_ITSELF, usePricesDay, useRefresh } from '../shared/Live';
import { quoteIn } from '../../graph/useInstrument';
import type { LoadContext } from '../../graph/session-guard';
import type { Candles } from '../../market/candles';
import type { Day } from '../../market/day';
import { barSeries } from './chart/bar-series';
import type { Indicator } from './chart/indicators';
import { withQuote } from './chart/live-bar';
import { isIntraday, type ChartView } from './chart/view';
import { loadNewerBars, newestBars } from './load-candles';
import { CandlesDocument } from '../../graph/candles.generated';
import { ChartedInstrumentFragmentDoc } from './technical.generated';

const CHART: LoadContext = { priority: 'chart' };

/** A past day, and how the bars that were known at its close are made of those of the feed. */
export type Replayed = {
  day: Day;
  /** Whether the feed's are as they were matched; null until it is known whether it has such bars. */
  isUnadjusted: boolean | null;
  barsOf: (loaded: Candles) => Candles;
  /** Why that could not be found out. */
  error: unknown;
  retry: () => void;
};

/**
 * The bars of a symbol, the newest as live as its quote, and what other panels have loaded of the symbol; in a replay the
 * daily bars up to the close of its day, and nothing of the quote.
 */
export function useBarSeries(
  symbol: string,
  view: Pick<ChartView, 'resolution' | 'isUnadjusted'>,
  indicators: readonly Indicator[],
  replayed: Replayed | null = null,
) {
  const { resolution } = view;
  const isDaily = resolution === 'DAY';
  const isUnadjusted = replayed ? replayed.isUnadjusted : view.isUnadjusted;
  const { data, error, refetch } = useQuery(
    CandlesDocument,
    isUnadjusted === null
      ? skipToken
      : { variables: newestBars(symbol, resolution, isUnadjusted), context: CHART },
  );
  const client = useApolloClient();
  const { data: instrument } = useFragment({
    fragment: ChartedInstrumentFragmentDoc,
    fragmentName: 'ChartedInstrument',
    from: { __typename: 'Instrument', symbol },
  });
  const { exchange = null } = instrument;
  const quote = quoteIn(instrument);
  useRefresh(
    async () => {
      if (isIntraday(resolution)) await loadNewerBars(client, symbol, resolution, view.isUnadjusted);
    },
    { ...BY_ITSELF, isUnquoted: quote.source !== 'QUOTE' },
  );
  const { open, reference, ceiling, floor } = quote;
  const pricesDay = usePricesDay();
  const loaded = data?.candles;
  const barsOf = replayed?.barsOf;
  const isPast = replayed !== null;
  // Those of a replay are adjusted up to its day.
  const isMatched = view.isUnadjusted && !isPast;

  const candles = useMemo(() => {
    if (loaded && barsOf) return { ...loaded, ...barsOf(loaded) };
    return loaded && (isDaily ? withQuote(loaded, quote, quote.day ?? pricesDay) : loaded);
  }, [loaded, barsOf, isDaily, quote, pricesDay]);
  const series = useMemo(() => {
    if (candles?.availability !== 'READY') return null;
    const { hasOlder, leftOut } = candles;
    // Only a day has a reference and limits.
    const limits = isDaily
      ? { exchange, today: isPast ? null : { open, reference, ceiling, floor } }
      : { exchange: null, today: null };
    const newest = isDaily ? null : { reference, ceiling, floor };
    const about = { symbol, resolution, hasOlder, leftOut, isUnadjusted: isMatched };
    return barSeries({ ...about, ...limits, candles }, indicators, newest);
  }, [
    symbol,
    resolution,
    isDaily,
    indicators,
    exchange,
    open,
    reference,
    ceiling,
    floor,
    candles,
    isPast,
    isMatched,
  ]);

  return {
    series,
    quote,
    name: instrument.name ?? null,
    /** Whether the loaded bars are those that were matched. */
    isUnadjusted: isUnadjusted === true,
    availability: loaded?.availability,
    leftOut: loaded?.leftOut ?? [],
    error: error ?? replayed?.error,
    refetch: () => (replayed?.error ? replayed.retry() : void refetch()),
  };
}
