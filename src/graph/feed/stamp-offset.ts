import { isTradingDay } from '../../market/calendar';
import { AFTERNOON, CLOSE, LUNCH, OPENING } from '../../market/clock';
import { DAY_SECONDS, dayOfNumber } from '../../market/day';
import { marketDayNumber, ICT_OFFSET } from '../readers/feed-history';
import { isInEvening } from './odd-times';

export type BarLength = 'days' | 'minutes';

const FEWEST = 20;
const ENOUGH = 0.98;
const HOUR = 3600;

/** No shift and then those of the world's zones, the smallest first. */
const SHIFTS = [0, ...Array.from({ length: 14 }, (_, i) => [-(i + 1), i + 1])]
  .flat()
  .map((hours) => hours * HOUR);

/**
 * The whole hours in seconds by which stamps are ahead of the market's, by which they fit the trading calendar, minutes its hours
 * too; null where they are fewer than 20, or 98 % fit in none, or minutes fit in several.
 */
export function offsetOf(stamps: readonly number[], length: BarLength): number | null {
  if (stamps.length < FEWEST) return null;
  const fits = length === 'days' ? isOnTradingDay : isInTradingHours;
  const [first, second] = SHIFTS.filter(
    (shift) => portionOf(stamps, (stamp) => fits(stamp - shift)) >= ENOUGH,
  );
  // Days that fit are the same days, whatever the hours.
  if (first !== undefined) return first === 0 || length === 'days' || second === undefined ? first : null;
  return length === 'days' && hasEachTradingDay(stamps) ? 0 : null;
}

function portionOf(stamps: readonly number[], holds: (stamp: number) => boolean) {
  return stamps.filter(holds).length / stamps.length;
}

function isOnTradingDay(stamp: number) {
  return isTradingDay(dayOfNumber(marketDayNumber(stamp)));
}

function isInTradingHours(stamp: number) {
  const minute = ((stamp + ICT_OFFSET) % DAY_SECONDS) / 60;
  const isMatching = (minute >= OPENING && minute <= LUNCH) || (minute >= AFTERNOON && minute <= CLOSE);
  return isMatching && isOnTradingDay(stamp);
}

/** Whether the bars of closed days are more than those of all trading days, and no trading day's that is shifted. */
function hasEachTradingDay(stamps: readonly number[]) {
  if (stamps.some(isInEvening)) return false;
  const days = new Set(stamps.map(marketDayNumber));
  const [first, last] = [Math.min(...days), Math.max(...days)];
  const trading = Array.from({ length: last - first + 1 }, (_, i) => first + i).filter((day) =>
    isTradingDay(dayOfNumber(day)),
  );
  return trading.filter((day) => days.has(day)).length >= trading.length * ENOUGH;
}
