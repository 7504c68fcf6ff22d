import { nextTradingDay, previousTradingDay, tradingDays } from '../calendar';
import type { Day } from '../day';
import { drawdownOf } from '../outcomes/followed-figures';
import { reaches } from '../studies/compare';
import { followCloses, type Closes } from './closes';
import { dailyValues, type DailyValue, type ValuedTrades } from './daily-values';
import { factorOf, percentOfFactor } from './returns';

/** A trading day of an account. */
type PerformanceDay = {
  day: Day;
  /** Cash, pending proceeds and holdings at the close, whole đồng. */
  total: number;
  /** Deposits less withdrawals since the trading day before, whole đồng. */
  flow: number;
  /** The day's own return; null where the account was worth nothing, so that the day counts for none. */
  percent: number | null;
  /** What a đồng that was there at the beginning has become, time-weighted: 1.02 after a gain of 2 %. */
  growth: number;
  /** The same of the index; null before its first known close. */
  index: number | null;
};

/** The greatest fall of the growth from a peak. */
type Fall = {
  /** From 0 to 1. */
  share: number;
  /** The day of the peak, the first day where it fell from its beginning; the lowest day. */
  from: Day;
  to: Day;
  /** The first day on which the peak was reached again; null where that is to come. */
  over: Day | null;
};

/** A month's return in percent; null where it has no day with one, and where the index is not known. */
type MonthReturn = { month: string; percent: number | null; index: number | null };

export type Performance = {
  days: readonly PerformanceDay[];
  /** Of all days together, in percent; null where no day has a return, and where the index is not known. */
  percent: number | null;
  index: number | null;
  /** Null where the growth never fell. */
  drawdown: Fall | null;
  months: readonly MonthReturn[];
};

/**
 * The time-weighted return of an account beside an index, from the first cash flow on until a day, the last one whose closes
 * count: the product of the days' own returns, so that neither the size nor the time of deposits and withdrawals weighs.
 * These count at the beginning of their day, of a day without trading at that of the next trading day. What was traded before
 * the first cash flow counts as if that had paid for it. Values: see `dailyValues`, which decides the complexity. Null without a
 * cash flow, as cash and total are not known then, and without a trading day since. `after` is a day whose close is the first
 * that counts.
 */
export function performanceOf(
  input: ValuedTrades & { index: Closes; until: Day; after?: Day | undefined },
): Performance | null {
  const { after = '' } = input;
  const [first] = input.flows.map(({ day }) => day).sort();
  const since = first !== undefined && first <= after ? nextTradingDay(after) : first;
  const counted = since === undefined ? [] : tradingDays(since, input.until);
  if (counted.length === 0) return null;

  const from = previousTradingDay(counted[0]!);
  const [start, ...values] = dailyValues(input, [from, ...counted]);
  const follow = followCloses(input.index);
  const levels = [from, ...counted].map(follow);
  const days = performanceDays(start!, values, levels);
  const growths = days.map(({ growth }) => growth);
  const index = days.at(-1)!.index;
  return {
    days,
    percent: days.some(({ percent }) => percent !== null) ? percentOfFactor(growths.at(-1)!) : null,
    index: index === null ? null : percentOfFactor(index),
    drawdown: fallOf(counted, growths),
    months: monthsOf(days, levels[0] === null ? null : 1),
  };
}

function performanceDays(
  first: DailyValue,
  values: readonly DailyValue[],
  levels: readonly (number | null)[],
): PerformanceDay[] {
  const base = levels.find((level) => level !== null) ?? null;
  let growth = 1;
  return values.map((now, i) => {
    const factor = factorOf(values[i - 1] ?? first, now);
    growth *= factor ?? 1;
    const level = levels[i + 1] ?? null;
    return {
      day: now.day,
      total: now.total,
      flow: now.deposited - now.withdrawn,
      percent: factor === null ? null : percentOfFactor(factor),
      growth,
      index: level === null || base === null ? null : level / base,
    };
  });
}

function fallOf(days: readonly Day[], growths: readonly number[]): Fall | null {
  const fall = drawdownOf(days, growths, 1);
  if (!fall) return null;
  const lowest = days.indexOf(fall.to);
  const peak = growths[lowest]! / (1 - fall.share);
  const over = growths.findIndex((growth, i) => i > lowest && reaches(growth, peak));
  return { ...fall, over: days[over] ?? null };
}

function monthsOf(days: readonly PerformanceDay[], indexAtStart: number | null): MonthReturn[] {
  const byMonth = new Map<string, PerformanceDay[]>();
  for (const each of days) {
    const month = each.day.slice(0, 7);
    const own = byMonth.get(month);
    if (own) own.push(each);
    else byMonth.set(month, [each]);
  }
  let [growth, index] = [1, indexAtStart];
  return [...byMonth].map(([month, own]) => {
    const last = own.at(-1)!;
    const hasReturn = own.some(({ percent }) => percent !== null);
    const result = {
      month,
      percent: hasReturn ? percentOfFactor(last.growth / growth) : null,
      index: index === null || last.index === null ? null : percentOfFactor(last.index / index),
    };
    [growth, index] = [last.growth, last.index];
    return result;
  });
}
