import type { Day } from '../day';
import { exceeds } from '../studies/compare';
import type { Followed, FollowedTrade } from './followed';

const TRADING_DAYS_A_YEAR = 250;

/** The greatest fall from a peak, from 0 to 1, and its days. */
export type Drawdown = { share: number; from: Day; to: Day };

/** The greatest fall of values from a peak, the first of equal ones; null where they never fell. */
export function drawdownOf(
  days: readonly Day[],
  values: readonly number[],
  capital: number,
): Drawdown | null {
  let worst: Drawdown | null = null;
  let peak = { value: capital, day: days[0] };
  values.forEach((value, i) => {
    const day = days[i]!;
    if (exceeds(value, peak.value)) peak = { value, day };
    const share = 1 - value / peak.value;
    if (exceeds(share, worst?.share ?? 0)) worst = { share, from: peak.day!, to: day };
  });
  return worst;
}

/** How far each value lies below the highest one so far, the capital included, from 0 to 1. */
export function fallsOf(values: readonly number[], capital: number): number[] {
  let peak = capital;
  return values.map((value) => {
    peak = Math.max(peak, value);
    return 1 - value / peak;
  });
}

/** How often a year the value was bought and sold again, by the mean value; null without a day. */
export function turnoverOf({ values, traded }: Pick<Followed, 'values' | 'traded'>): number | null {
  const days = values.length;
  if (days === 0) return null;
  const mean = values.reduce((total, value) => total + value, 0) / days;
  return (traded / 2 / mean) * (TRADING_DAYS_A_YEAR / days);
}

/** The trades that lost the greatest part of what was paid, the worst first; a gain is none. */
export function worstTrades(trades: readonly FollowedTrade[], count: number): FollowedTrade[] {
  return trades
    .filter(({ paid, received }) => received < paid)
    .toSorted((a, b) => a.received / a.paid - b.received / b.paid || a.bought.localeCompare(b.bought))
    .slice(0, count);
}

/**
 * The value below which a part of the values lies, 0 to 1, between two of them in proportion (Hyndman and Fan 1996,
 * definition 7). At least one value.
 */
export function percentileOf(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const position = (sorted.length - 1) * part;
  const below = Math.floor(position);
  const value = sorted[below]!;
  return value + (position - below) * ((sorted[below + 1] ?? value) - value);
}
