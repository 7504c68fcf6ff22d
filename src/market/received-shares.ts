import type { Day } from './day';

/**
 * The shares of a symbol that were received as dividend or bonus, until they are taxed. Of the shares that are sold they
 * count as the first, once they have arrived, whichever lots the sale takes: circular 111/2013/TT-BTC, article 11.2, by
 * which brokers withhold the tax ("priority is given to calculating the shares from dividend/bonus first", vcsc.com.vn).
 * Shares that were paid for, as by a right, are none of them.
 */
export function receivedShares() {
  const arrivals: { shares: number; day: Day | null }[] = [];
  let [all, taxed] = [0, 0];
  return {
    add(shares: number, day: Day | null) {
      arrivals.push({ shares, day });
      all += shares;
    },
    /** Counts shares of a sale, after which so many received ones are left, and returns how many of them are taxed. */
    sell(quantity: number, day: Day, left: number): number {
      const arrived = arrivals.reduce(
        (total, { shares, day: since }) => total + (since !== null && since <= day ? shares : 0),
        0,
      );
      // Those that were sold before their day is known, or too early, are taxed as well.
      const due = Math.max(arrived, all - left) - taxed;
      const counted = Math.max(Math.min(quantity, due), 0);
      taxed += counted;
      return counted;
    },
    untaxed: () => all - taxed,
  };
}
