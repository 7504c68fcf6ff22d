import { skipToken, useApolloClient, useQuery } from '@apollo/client/react';
import { useRef } from 'react';
import { useAppActors } from '../../../app/actors/AppActors';
import { ResolutionsDocument } from '../../../graph/candles.generated';
import type { LoadContext } from '../../../graph/session-guard';
import { isMarketOpen, marketTime } from '../../../market/clock';
import { dayOfEpochSeconds, type Day } from '../../../market/day';
import { useRefresh } from '../Live';
import { useGrowingBars } from '../useGrowingBars';
import { DayBarsDocument } from './price-line.generated';
import { BAR_MINUTES, minuteOf } from './day-points';

/** As many bars as the longest trading day has, and one more. */
const COUNT = 73;

/** Whether the feed has bars of five minutes; undefined until that is known. */
export function useIsOffered(context: LoadContext, isWanted = true): boolean | undefined {
  const { data, error } = useQuery(ResolutionsDocument, isWanted ? { context } : skipToken);
  return error ? false : data?.resolutions.includes('MINUTE_5');
}

/**
 * The bars of the newest trading day of a symbol, undefined until they are loaded or with `null`. While the market moves they
 * are loaded again once in five minutes; until then a line goes on to the newest price by itself.
 */
export function useDayBars(symbol: string | null, context: LoadContext) {
  const { clock } = useAppActors();
  const loadedAt = useRef<string>(undefined);
  const { data, refetch } = useQuery(
    DayBarsDocument,
    symbol === null ? skipToken : { variables: { symbol, countback: COUNT }, context },
  );
  const bars = data?.candles;
  const client = useApolloClient();
  useGrowingBars(symbol ?? '', symbol === null ? null : 'MINUTE_5', (form) => {
    const variables = { symbol: symbol!, countback: COUNT };
    client.cache.updateQuery(
      { query: DayBarsDocument, variables },
      (known) => known && { ...known, candles: form(known.candles) },
    );
  });
  useRefresh(async () => {
    if (!isMarketOpen(clock.now())) return;
    const { day, minute } = marketTime(clock.now());
    const slot = `${day} ${Math.floor(minute / BAR_MINUTES)}`;
    if (bars === undefined || loadedAt.current === slot || isNewest(bars.time.at(-1), day, minute)) return;
    loadedAt.current = slot;
    // Without newer bars the line goes on to the newest price.
    await refetch().catch(() => {});
  });
  return bars;
}

/** Whether the newest bar is still growing. */
function isNewest(last: number | undefined, day: Day, minute: number) {
  return last !== undefined && dayOfEpochSeconds(last) === day && minute < minuteOf(last) + BAR_MINUTES;
}
