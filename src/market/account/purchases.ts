import type { DeskCosts, PaidCosts } from '../costs';
import type { Day } from '../day';
import { partOfWhole } from '../fractions';
import { positionsOf, type Trade } from '../positions';

/** Shares of a purchase that one sale took. Whole đồng. */
export type SoldShares = {
  day: Day;
  quantity: number;
  /** The sale's price for a share. */
  price: number;
  /** Their part of what the sale brought, after fees and taxes, and what they had cost by themselves. */
  received: number;
  cost: number;
  /** The whole sale: its shares, and what the broker took for them. */
  sale: { quantity: number } & PaidCosts;
};

/** A purchase with what became of its shares. */
export type Purchase<T extends Trade> = {
  trade: T;
  /** The oldest sale first. */
  sold: readonly SoldShares[];
  /** Shares of it that are still held. */
  left: number;
};

/**
 * The purchases, in the order of their trades, without planned ones. What a sale brought is spread over its shares, to the
 * đồng; those of a purchase cost what was paid for them, less the dividends on them and the cost that went over to new shares,
 * whatever the cost method. O(n log n) for n trades.
 */
export function purchasesOf<T extends Trade>(trades: readonly T[], costs: DeskCosts): Purchase<T>[] {
  const sold = new Map<string, SoldShares[]>();
  const tradeOf = new Map(trades.map((trade) => [trade.id, trade]));
  for (const { sales } of positionsOf(trades, costs).values()) {
    for (const { id, day, quantity, price, received, parts } of sales) {
      const sale = tradeOf.get(id)!;
      let counted = 0;
      for (const part of parts) {
        const before = partOfWhole(received, counted, quantity);
        counted += part.quantity;
        const own = partOfWhole(received, counted, quantity) - before;
        const ofLot = sold.get(part.lot) ?? [];
        sold.set(part.lot, ofLot);
        ofLot.push({ day, quantity: part.quantity, price, received: own, cost: part.cost, sale });
      }
    }
  }
  return trades
    .filter(({ side, isPlanned }) => side === 'BUY' && !isPlanned)
    .map((trade) => {
      const own = sold.get(trade.id) ?? [];
      return { trade, sold: own, left: own.reduce((left, { quantity }) => left - quantity, trade.quantity) };
    });
}
