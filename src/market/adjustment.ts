import { barsUntil, type Candles } from './candles';
import { dayOfEpochSeconds, epochSecondsOf, type Day } from './day';
import type { ExDate } from './ex-dates';
import { toVnd } from './format';

/** What an ex-date takes from the price of a share. */
export type Right = Pick<ExDate, 'kind' | 'day' | 'shares' | 'per' | 'price'>;

/**
 * The daily bars until a day as they were known at its close: made of prices as they were matched, which keep their value
 * from the last ex-date until that day on, and are lowered before each ex-date by what it took, to the cent (0.01 thousand
 * đồng) as feeds send them. Volumes stay as they were matched.
 */
export function barsKnownOn(day: Day, matched: Candles, rights: readonly Right[]): Candles {
  const bars = barsUntil(matched, epochSecondsOf(day));
  const known = rights.filter((right) => right.day <= day);
  if (known.length === 0) return bars;

  const factors = factorsOf(bars, known);
  const lowered = (prices: readonly number[]) => prices.map((price, i) => adjusted(price, factors[i]!));
  const { open, high, low, close } = bars;
  return {
    ...bars,
    ...{ open: lowered(open), high: lowered(high), low: lowered(low), close: lowered(close) },
  };
}

/** The factor of each bar's prices: the product of those of the ex-dates after it. */
function factorsOf({ time, close }: Candles, rights: readonly Right[]): readonly number[] {
  const days = time.map(dayOfEpochSeconds);
  // By the bar before them, as several ex-dates may pass without a match: the close, and what was left of it.
  const left = new Map<number, number>();
  for (const day of [...new Set(rights.map((right) => right.day))].sort()) {
    const before = days.findLastIndex((each) => each < day);
    if (before === -1) continue;
    const price = left.get(before) ?? toVnd(close[before]!);
    left.set(
      before,
      unroundedExPrice(
        price,
        rights.filter((right) => right.day === day),
      ),
    );
  }
  const factors: number[] = [];
  let factor = 1;
  for (let i = days.length - 1; i >= 0; i -= 1) {
    const price = left.get(i);
    if (price !== undefined) factor *= price / toVnd(close[i]!);
    factors.push(factor);
  }
  return factors.reverse();
}

/**
 * A price in đồng without the rights of one day, as a market prices them: less the cash, and spread over the new shares with
 * what is paid for them. The right to pay more than the price is worth nothing, and cash that exceeds it cannot be. Not
 * rounded, as factors are made of it; what a person has got by rights lowers prices by `exPriceInDong`.
 */
function unroundedExPrice(price: number, rights: readonly Right[]): number {
  let [paid, ratio] = [0, 0];
  for (const { kind, shares, per, price: each } of rights) {
    if (each >= price) continue;
    if (kind === 'CASH_DIVIDEND') paid -= each;
    else {
      ratio += shares / per;
      paid += (shares / per) * each;
    }
  }
  const left = (price + paid) / (1 + ratio);
  return left > 0 ? left : price;
}

/** A price after rights that bring free shares alone, to the cent; null where it takes more than them to know it. */
export function afterFreeShares(price: number, rights: readonly Right[]): number | null {
  if (rights.some((right) => right.kind === 'CASH_DIVIDEND' || right.price > 0)) return null;
  const days = new Map<Day, number>();
  for (const { day, shares, per } of rights) days.set(day, (days.get(day) ?? 1) + shares / per);
  return adjusted(
    price,
    [...days.values()].reduce((factor, shares) => factor / shares, 1),
  );
}

function adjusted(price: number, factor: number): number {
  if (factor === 1) return price;
  // What is half a cent in decimals may lie a hair below it in binary.
  return Math.round(price * factor * 100 + 1e-9) / 100;
}
