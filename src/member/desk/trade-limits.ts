import { isDay, type Day } from '../../market/day';
import { FIRST_TRADING_DAY } from '../../market/first-day';

/** The highest value of one trade in đồng: that of thousands of them is still exact. */
export const HIGHEST_AMOUNT = 1e12;

/** What is wrong with the day of a trade, which only a planned one may have before it comes. */
export function dayProblem(day: unknown, today: Day, isPlanned: boolean): 'day' | 'early' | 'future' | null {
  if (!isDay(day)) return 'day';
  if (day < FIRST_TRADING_DAY) return 'early';
  return day > today && !isPlanned ? 'future' : null;
}
