import { byText } from '../by-text';
import type { DeskCosts } from '../costs';
import type { Day } from '../day';
import type { Trade } from '../positions';
import { followCloses, type Closes } from './closes';
import type { CashFlow } from './cash-flows';
import { movementsOf } from './movements';
import { exDaysOf } from './rights';

/** An account at the close of a day, and what came and went since the day before. Whole đồng. */
export type DailyValue = {
  day: Day;
  /** All money, that of sales which are not paid out yet included; below 0 where more was paid than came in. */
  money: number;
  /** Money and holdings. */
  total: number;
  deposited: number;
  withdrawn: number;
  /** What shares that no purchase explains brought when they were sold: they came from outside, as a deposit does. */
  broughtIn: number;
};

export type ValuedTrades = {
  trades: readonly Trade[];
  flows: readonly CashFlow[];
  costs: DeskCosts;
  /** By symbol; a symbol may be missing. */
  closes: ReadonlyMap<string, Closes>;
};

/**
 * The values of an account at the closes of some trading days, oldest first; what happens between two of them counts on the
 * later one. A holding is worth its last known close, carried forward where its symbol has none on a day and lowered by the
 * ex-dates since then, and before the first known one what it cost. Ex-dates that the trades lack are losses. For n trades, d
 * days, h symbols held on one of them and b bars of those: O(n log n + d h + b).
 */
export function dailyValues(
  { trades, flows, costs, closes }: ValuedTrades,
  days: readonly Day[],
): DailyValue[] {
  const movements = movementsOf(trades, costs);
  const inOrder = flows.toSorted(byText('day'));
  const book = openBook(closes, exDaysOf(trades));
  let [money, moved, counted] = [0, 0, 0];

  return days.map((day) => {
    let [deposited, withdrawn, broughtIn] = [0, 0, 0];
    for (; counted < inOrder.length && inOrder[counted]!.day <= day; counted += 1) {
      const { amount } = inOrder[counted]!;
      money += amount;
      if (amount > 0) deposited += amount;
      else withdrawn -= amount;
    }
    for (; moved < movements.length && movements[moved]!.day <= day; moved += 1) {
      const { symbol, shares, cost, cash, unexplained } = movements[moved]!;
      book.move(symbol, shares, cost);
      money += cash;
      broughtIn += unexplained;
    }
    return { day, money, total: money + book.valueOn(day), deposited, withdrawn, broughtIn };
  });
}

/** The holdings while days pass. */
function openBook(closes: ReadonlyMap<string, Closes>, exDays: ReturnType<typeof exDaysOf>) {
  const held = new Map<string, { shares: number; cost: number }>();
  const followers = new Map<string, (day: Day) => number | null>();
  const priceOn = (symbol: string, day: Day) => {
    const own = closes.get(symbol);
    if (!own) return null;
    const follow = followers.get(symbol) ?? followCloses(own, exDays.get(symbol));
    followers.set(symbol, follow);
    return follow(day);
  };

  return {
    move(symbol: string, shares: number, cost: number) {
      const before = held.get(symbol) ?? { shares: 0, cost: 0 };
      const now = { shares: before.shares + shares, cost: before.cost + cost };
      if (now.shares > 0) held.set(symbol, now);
      else held.delete(symbol);
    },
    valueOn(day: Day): number {
      let value = 0;
      for (const [symbol, { shares, cost }] of held) {
        const price = priceOn(symbol, day);
        value += price === null ? cost : price * shares;
      }
      return value;
    },
  };
}
