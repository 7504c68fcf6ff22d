import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import type { ApolloClient } from '@apollo/client';
import { CandlesDocument, HasUnadjustedDocument, ResolutionsDocument } from '../../graph/candles.generated';
import type { Resolution } from '../../graph/resolvers.types';
import type { LoadContext } from '../../graph/session-guard';
import { useAppActors } from '../../app/actors/AppActors';
import { beginsLate } from '../../market/begins-late';
import { countTradingDays } from '../../market/calendar';
import type { BarLoads, BarPrices } from '../../market/catch-up';
import { marketTime } from '../../market/clock';
import { DAY_SECONDS, dayOfEpochSeconds, epochSecondsOf } from '../../market/day';
import { NO_BARS, sliceBars } from '../../market/candles';
import { ExDatesDocument } from '../shared/ex-dates.generated';

/** The shortest first. */
const PARTS: readonly (readonly [Resolution, minutes: number])[] = [
  ['MINUTE_1', 1],
  ['MINUTE_5', 5],
  ['MINUTE_15', 15],
  ['MINUTE_60', 60],
];

/** More bars than a day has, whatever their length. */
const MOST_PARTS = 400;
/** With so many a series tells whether its stamps fit the calendar, and a price whether it is off by a factor. */
const FEWEST_DAYS = 25;
const MOST_DAYS = 1_000;
/** As far as the fewest days may reach back. */
const BEFORE_SECONDS = 60 * DAY_SECONDS;
/** A feed may not know ex-dates. */
const NONE = { data: undefined };

/** Behind everything that is on screen, and kept by nobody. */
const LAST: LoadContext = { priority: 'row' };
const load = { fetchPolicy: 'no-cache', context: LAST } as const;

/** Loads the bars in which what happened meanwhile is found. */
export function useBarLoads(): BarLoads {
  const client = useApolloClient();
  const { clock } = useAppActors();
  return useMemo(() => barLoads(client, () => marketTime(clock.now()).day), [client, clock]);
}

function barLoads(client: ApolloClient, today: () => string): BarLoads {
  const bars = async (
    symbol: string,
    prices: BarPrices,
    { resolution, countback, before }: { resolution: Resolution; countback: number; before: number | null },
  ) => {
    const unadjusted = prices === 'matched' && (await hasMatched());
    const variables = { symbol, resolution, countback, before, ...(unadjusted && { unadjusted }) };
    const { data, error } = await client.query({ ...load, query: CandlesDocument, variables });
    if (!data) throw error ?? new Error('No bars came');
    return data.candles;
  };
  const hasMatched = async () =>
    (await client.query({ query: HasUnadjustedDocument, context: LAST })).data?.hasUnadjusted === true;
  return {
    async days(symbol, since, prices) {
      // With the day before, from whose close the change of the first one counts.
      const count = countTradingDays(marketTime(new Date(since)).day, today()) + 2;
      const countback = Math.min(Math.max(count, FEWEST_DAYS), MOST_DAYS);
      const candles = await bars(symbol, prices, { resolution: 'DAY', countback, before: null });
      return candles.availability === 'UNDECIDED_UNIT' ? 'UNKNOWN_UNIT' : candles;
    },
    async parts(symbol, day, prices) {
      const { data } = await client.query({ query: ResolutionsDocument, context: LAST });
      const [resolution, minutes] = PARTS.find(([each]) => data?.resolutions.includes(each)) ?? [];
      if (!resolution || !minutes) return null;
      const before = epochSecondsOf(day) + DAY_SECONDS;
      const candles = await bars(symbol, prices, { resolution, countback: MOST_PARTS, before });
      const start = candles.time.findIndex((time) => dayOfEpochSeconds(time) === day);
      // An answer that begins in the middle of the day does not tell which of its prices came first.
      const isCut = start === 0 && candles.hasOlder && beginsLate(candles.time[0]!);
      return { candles: start === -1 || isCut ? NO_BARS : sliceBars(candles, start), minutes };
    },
    async exDays(symbol, since) {
      const from = epochSecondsOf(marketTime(new Date(since)).day) - BEFORE_SECONDS;
      const to = epochSecondsOf(today()) + DAY_SECONDS - 1;
      const variables = { symbols: [symbol], from, to };
      const { data } = await client.query({ ...load, query: ExDatesDocument, variables }).catch(() => NONE);
      return new Set((data?.exDates ?? []).map(({ day }) => day));
    },
  };
}
