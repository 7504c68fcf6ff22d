import { isDay, type Day } from '../../market/day';
import { FIRST_TRADING_DAY } from '../../market/first-day';
import { partOfWhole } from '../../market/fractions';
import { tradesInOrder, type Trade } from '../../market/positions';

/** The highest value of one trade in đồng: that of thousands of them is still exact. */
export const HIGHEST_AMOUNT = 1e12;

/** What is wrong with the day of a trade, which only a planned one may have before it comes. */
export function dayProblem(day: unknown, today: Day, isPlanned: boolean): 'day' | 'early' | 'future' | null {
  if (!isDay(day)) return 'day';
  if (day < FIRST_TRADING_DAY) return 'early';
  return day > today && !isPlanned ? 'future' : null;
}

/**
 * The ids of ex-dates that bring to the shares held before them more than can be added up to the đồng: cash, or new shares, of
 * which a free one counts as one đồng. Those after such an ex-date are judged without it.
 */
export function tooLargeRights(trades: readonly Trade[]): ReadonlySet<string> {
  const heldOf = new Map<string, number>();
  const tooLarge = new Set<string>();
  for (const trade of tradesInOrder(trades.filter(({ isPlanned }) => !isPlanned))) {
    const { id, symbol, side, price } = trade;
    const held = heldOf.get(symbol) ?? 0;
    const added = addedBy(trade, held);
    const brought = side === 'DIVIDEND' ? held : added;
    const isRight = side === 'DIVIDEND' || side === 'BONUS';
    if (isRight && brought * Math.max(price, 1) > HIGHEST_AMOUNT) tooLarge.add(id);
    else heldOf.set(symbol, held + added);
  }
  return tooLarge;
}

/** The shares that a trade adds to those that are held; below 0 those that it takes. */
function addedBy({ side, quantity, per }: Trade, held: number): number {
  if (side === 'BUY') return quantity;
  if (side === 'SELL') return -Math.min(quantity, held);
  return side === 'BONUS' && per !== null ? partOfWhole(held, quantity, per) : 0;
}
