import type { DeskTrade } from '../../graph/values';
import { isTradingDay } from '../../market/calendar';
import { lengthOf } from '../../market/candles';
import { dayOfEpochSeconds, type Day } from '../../market/day';
import type { MatchedBars } from './performance/load-matched-bars';
import type { DayRange } from './doubts';

type Dated = Pick<DeskTrade, 'symbol' | 'day'>;

/** What of a trade says whether bars of its day are known. */
export type Made = Dated & Pick<DeskTrade, 'side' | 'isPlanned'>;

/** The lowest and the highest price of the day of a trade. */
export type RangeOf = (trade: Dated) => DayRange;

export const NO_RANGE: RangeOf = () => null;

/** From when until when each symbol was traded on days that are over: what bars its imported trades are compared with. */
export function spansOf(
  trades: readonly Made[],
  today: Day,
): ReadonlyMap<string, { since: Day; until: Day }> {
  const spans = new Map<string, { since: Day; until: Day }>();
  for (const { symbol, side, day, isPlanned } of trades) {
    const isMade = (side === 'BUY' || side === 'SELL') && !isPlanned;
    if (!isMade || day >= today || !isTradingDay(day)) continue;
    const { since = day, until = day } = spans.get(symbol) ?? {};
    spans.set(symbol, { since: day < since ? day : since, until: day > until ? day : until });
  }
  return spans;
}

/** The ranges that bars have at the prices that were matched; of a feed with adjusted ones alone none is known. */
export function rangesIn(bars: ReadonlyMap<string, MatchedBars>): RangeOf {
  const ranges = new Map<string, DayRange>();
  for (const [symbol, { candles, isUnadjusted }] of bars) {
    if (!isUnadjusted) continue;
    for (let i = 0; i < lengthOf(candles); i += 1) {
      const [low, high] = [candles.low[i]!, candles.high[i]!];
      ranges.set(`${symbol} ${dayOfEpochSeconds(candles.time[i]!)}`, { low, high });
    }
  }
  return ({ symbol, day }) => ranges.get(`${symbol} ${day}`) ?? null;
}
