import type { Candles } from '../../../src/market/candles';

/** What a holder got for a share: cash in đồng, and new shares for each hundred, each for so many đồng. */
export type Paid = { day: string; cash: number; perHundred: number; issue: number };

type Fraction = readonly [bigint, bigint];

/**
 * The daily bars until a day, each price multiplied by what the ex-dates between it and that day left of the close before
 * them: in whole numbers, without a function of the product. To the cent, half of one rounded up.
 */
export function adjustedByHand(matched: Candles, paid: readonly Paid[], until: string) {
  const days = matched.time.map((seconds) => new Date(seconds * 1_000).toISOString().slice(0, 10));
  const count = days.filter((day) => day <= until).length;
  const dong = (price: number) => BigInt((price * 1_000).toFixed(0));
  const factors: Fraction[] = Array.from({ length: count }, () => [1n, 1n]);
  let [last, left]: [number, Fraction] = [-1, [0n, 1n]];
  for (const { day, cash, perHundred, issue } of paid.toSorted((a, b) => (a.day < b.day ? -1 : 1))) {
    if (day > until) continue;
    const before = days.filter((each) => each < day).length - 1;
    if (before < 0) continue;
    if (before !== last) [last, left] = [before, [dong(matched.close[before]!), 1n]];
    const [price, of] = left;
    if (BigInt(issue) * of >= price) continue;
    const shares = BigInt(perHundred);
    // A hundred shares, worth less by the cash and more by what is paid for the new ones, are so many more afterwards.
    const worth = 100n * price + (shares * BigInt(issue) - 100n * BigInt(cash)) * of;
    const after: Fraction = [worth, of * (100n + shares)];
    for (let i = 0; i <= before; i += 1) {
      factors[i] = [factors[i]![0] * after[0] * of, factors[i]![1] * after[1] * price];
    }
    left = after;
  }
  const column = (name: 'open' | 'high' | 'low' | 'close') =>
    factors.map(([over, under], i) => {
      if (over === under) return matched[name][i]!;
      return Number((2n * dong(matched[name][i]!) * over + 10n * under) / (20n * under)) / 100;
    });
  return {
    time: matched.time.slice(0, count),
    open: column('open'),
    high: column('high'),
    low: column('low'),
    close: column('close'),
    volume: matched.volume.slice(0, count),
  };
}
