import { byText } from '../by-text';
import { dividendFor } from '../costs';
import type { Day } from '../day';
import { partOfWhole } from '../fractions';
import type { Trade } from '../positions';
import { MILLION, millionths, valueOf } from '../trade-price';

/** What one ex-date of a symbol brings to a share: trades of kind BONUS and DIVIDEND. */
export type ExDay = { day: Day; rights: readonly Trade[] };

/** The ex-dates of every symbol that its trades record, oldest first; planned ones, and new shares for no held ones, are none. */
export function exDaysOf(trades: readonly Trade[]): ReadonlyMap<string, readonly ExDay[]> {
  const bySymbol = new Map<string, Map<Day, Trade[]>>();
  for (const trade of trades) {
    const { symbol, day, side, per, isPlanned } = trade;
    const isRight = side === 'DIVIDEND' || (side === 'BONUS' && per !== null && per > 0);
    if (!isRight || isPlanned) continue;
    const days = bySymbol.get(symbol) ?? new Map<Day, Trade[]>();
    bySymbol.set(symbol, days.set(day, [...(days.get(day) ?? []), trade]));
  }
  return new Map(
    [...bySymbol].map(([symbol, days]) => [
      symbol,
      [...days].map(([day, rights]) => ({ day, rights })).sort(byText('day')),
    ]),
  );
}

/**
 * A price in whole đồng without the rights of one ex-date, rounded half up: less the cash before tax, and spread over the
 * new shares with what is paid for them. All rights count, as a person has used them, at whatever price. So what was held
 * is worth as much before as after; below 0 is 0.
 */
export function exPriceInDong(price: number, exDay: ExDay): number {
  const { whole, fresh, paid } = partsOf(exDay);
  return quotient(millionths(price) * whole + paid, (whole + fresh) * MILLION);
}

/** The price in whole đồng before one ex-date of which that makes this one; below 0 is 0. */
export function priceBefore(price: number, exDay: ExDay): number {
  const { whole, fresh, paid } = partsOf(exDay);
  return quotient(millionths(price) * (whole + fresh) - paid, whole * MILLION);
}

/** What so many whole shares become by the rights of one ex-date: so many fresh ones, and what was paid for all in millionths of a đồng. */
function partsOf({ rights }: ExDay) {
  let [whole, fresh, paid] = [1n, 0n, 0n];
  for (const { side, quantity, per, price: each } of rights) {
    if (side === 'DIVIDEND') paid -= millionths(each) * whole;
    else {
      // All in parts of one denominator: the new shares of several rights are for those held before any of them.
      const [shares, held] = [BigInt(quantity), BigInt(per!)];
      paid = paid * held + shares * millionths(each) * whole;
      fresh = fresh * held + shares * whole;
      whole *= held;
    }
  }
  return { whole, fresh, paid };
}

/** Rounded half up; below 0 is 0. */
function quotient(value: bigint, by: bigint): number {
  return value > 0n ? Number((2n * value + by) / (2n * by)) : 0;
}

/**
 * What so many shares of one day have become on a later one by the ex-dates after the former, until and on the latter:
 * shares, and cash in đồng, after the tax on dividends and less what was paid for new shares.
 */
export function grownTo(quantity: number, from: Day, to: Day, exDays: readonly ExDay[]) {
  let [shares, cash] = [quantity, 0];
  for (const { day, rights } of exDays) {
    if (day <= from || day > to) continue;
    const held = shares;
    for (const { side, quantity: fresh, per, price } of rights) {
      if (side === 'DIVIDEND') cash += dividendFor(held, price);
      else {
        const added = partOfWhole(held, fresh, per!);
        shares += added;
        cash -= valueOf(added, price);
      }
    }
  }
  return { shares, cash };
}
