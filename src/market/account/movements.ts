import { byText } from '../by-text';
import { addTradingDays } from '../calendar';
import { paidFor, type DeskCosts } from '../costs';
import type { Day } from '../day';
import { roundedPart } from '../fractions';
import { positionsOf, type Trade } from '../positions';
import { valueOf } from '../trade-price';

/** What one trade changes in an account. Money in whole đồng, exact as long as its sums are safe integers. */
export type Movement = {
  symbol: string;
  /** The day of the trade, or the ex-date. */
  day: Day;
  /** Shares that come, or go below 0, and what the holding costs more or less by that, by the cost method. */
  shares: number;
  cost: number;
  /** Cash that comes, or goes below 0, after fees and taxes, and the day on which it does. */
  cash: number;
  arrives: Day;
  /** The part of the cash that was brought by shares which no purchase explains, and how many they were. */
  unexplained: number;
  uncovered: number;
};

/** Proceeds are booked with the shares, before noon of the second trading day after the sale (T+2; hsc.com.vn, vnsc.vn). */
const PAID_OUT_AFTER = 2;

/**
 * What the trades change, oldest day first; planned ones change nothing. A purchase takes its cash on its own day. A cash
 * dividend arrives after tax on its ex-date, and new shares of a right are paid for on theirs, as positions count them: the
 * days of payment are later, and the desk does not know them. A sale of shares that are not there brings its cash all the
 * same. As long as `positionsOf`, O(n log n) for n trades but for many ex-dates of one symbol.
 */
export function movementsOf(trades: readonly Trade[], costs: DeskCosts): Movement[] {
  const paidOut = paidOutDays();
  const priceOf = new Map(trades.map(({ id, price }) => [id, price]));
  const movements: Movement[] = [];
  const add = (movement: Partial<Movement> & Pick<Movement, 'symbol' | 'day' | 'cash'>) =>
    movements.push({ shares: 0, cost: 0, arrives: movement.day, unexplained: 0, uncovered: 0, ...movement });

  const positions = positionsOf(trades, costs);
  // In the order in which a position counts what has one day: the sort keeps it.
  for (const [symbol, { adjustments }] of positions) {
    for (const { id, side, day, shares, cash } of adjustments) {
      const paid = side === 'BONUS' ? valueOf(shares, priceOf.get(id)!) : 0;
      add({ symbol, day, shares, cost: paid - cash, cash: cash - paid });
    }
  }
  for (const trade of trades) {
    const { symbol, side, day, quantity, price, isPlanned } = trade;
    if (side !== 'BUY' || isPlanned) continue;
    const paid = paidFor(quantity, price, costs, trade);
    add({ symbol, day, shares: quantity, cost: paid, cash: -paid });
  }
  for (const [symbol, { sales }] of positions) {
    for (const { day, quantity, uncovered, cost, received } of sales) {
      const unexplained = roundedPart(received, uncovered, quantity);
      const moved = { shares: uncovered - quantity, cost: -cost, cash: received };
      add({ symbol, day, ...moved, arrives: paidOut(day), unexplained, uncovered });
    }
  }
  return movements.sort(byText('day'));
}

function paidOutDays() {
  const known = new Map<Day, Day>();
  return (day: Day): Day => {
    const found = known.get(day) ?? addTradingDays(day, PAID_OUT_AFTER);
    known.set(day, found);
    return found;
  };
}
