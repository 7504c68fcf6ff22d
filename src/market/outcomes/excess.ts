import { meanOf } from './stats';
import { tQuantile95 } from './t-quantile';
import { LEAST_CASES, LEAST_MONTHS, type Verdict } from './verdict';

/** A range that covers the true value in 95 of 100 samples. */
export type Interval = { from: number; to: number };

/**
 * The return of cases less that of the same day's symbols, in percentage points. Cases of a month are one event, so each
 * month counts once: the mean is that of the monthly means, and the interval follows from their spread by the t distribution
 * (Ibragimov and Müller 2010, t-statistic based correlation and heterogeneity robust inference).
 */
export type Excess = {
  /** Cases that have a comparison, and the calendar months in which they were bought. */
  count: number;
  months: number;
  mean: number | null;
  /** Null for a single month. */
  interval: Interval | null;
  /** Null for too few cases. */
  verdict: Verdict | null;
};

/** What is less than this beside zero, in percentage points, comes from arithmetic. */
const DUST = 1e-9;

/** The excess of cases, each with its calendar month. */
export function excessOf(cases: readonly { month: string; excess: number }[]): Excess {
  const byMonth = new Map<string, number[]>();
  for (const { month, excess } of cases) byMonth.set(month, [...(byMonth.get(month) ?? []), excess]);
  const means = [...byMonth.values()].map((own) => meanOf(own)!);
  const interval = intervalOf(means);
  const count = cases.length;
  const months = means.length;
  const isEnough = count >= LEAST_CASES && months >= LEAST_MONTHS;
  return {
    count,
    months,
    mean: meanOf(means),
    interval,
    verdict: isEnough && interval ? verdictOf(interval) : null,
  };
}

function intervalOf(means: readonly number[]): Interval | null {
  if (means.length < 2) return null;
  const mean = meanOf(means)!;
  const variance = means.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (means.length - 1);
  const margin = tQuantile95(means.length - 1) * Math.sqrt(variance / means.length);
  return { from: mean - margin, to: mean + margin };
}

function verdictOf({ from, to }: Interval): Verdict {
  if (from > DUST) return 'better';
  return to < -DUST ? 'worse' : 'same';
}
