import type { DailyValue } from './daily-values';

/**
 * What a đồng became on a day, from one close to the next: the value at its end by that at its beginning. What comes in
 * counts at the beginning, and so does what goes out (one of the usual rules, "beginning of day"; blog.statpro.com, "Timing of
 * intra-day cash flows"), as far as the money was there then: what is more can come from sales of the day alone, and leaves
 * at its end, as it would leave next to nothing to gain or lose. Null where an account is worth nothing or less at either.
 */
export function factorOf(before: DailyValue, now: DailyValue): number | null {
  const available = Math.max(0, before.money + now.deposited);
  const early = Math.min(now.withdrawn, available);
  const begin = before.total + now.deposited + now.broughtIn - early;
  const end = now.total + now.withdrawn - early;
  return begin > 0 && end > 0 ? end / begin : null;
}

/** What a factor gains, in percent: 1.02 is 2. */
export function percentOfFactor(factor: number): number {
  return (factor - 1) * 100;
}
