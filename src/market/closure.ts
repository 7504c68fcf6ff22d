import { isTradingDay, nextTradingDay, previousTradingDay } from './calendar';
import { dayOfNumber, numberOfDay, weekdayOfNumber, type Day } from './day';

/** Why there is no trading for some days in a row; OTHER is a closure that the calendar has and no feast explains. */
type ClosureName = 'TET' | 'NEW_YEAR' | 'HUNG_KINGS' | 'REUNIFICATION' | 'NATIONAL' | 'OTHER' | 'WEEKEND';

export type Closure = {
  readonly name: ClosureName;
  /** The last weekday off; null where only a weekend is between two trading days. */
  readonly until: Day | null;
  readonly reopens: Day;
};

/** The closure that a day lies in, the weekends beside it included; null on a trading day. */
export function closureOn(day: Day): Closure | null {
  if (isTradingDay(day)) return null;
  const reopens = nextTradingDay(day);
  const first = numberOfDay(previousTradingDay(day)) + 1;
  const off = Array.from({ length: numberOfDay(reopens) - first }, (_, i) => first + i)
    .filter((number) => weekdayOfNumber(number) <= 5)
    .map(dayOfNumber);
  return { name: nameOf(off), until: off.at(-1) ?? null, reopens };
}

/** Tết and the Hung Kings' day follow the moon: what lasts long in its season is Tết. */
function nameOf(off: readonly Day[]): ClosureName {
  const first = off[0]?.slice(5);
  const last = off.at(-1)?.slice(5);
  if (first === undefined || last === undefined) return 'WEEKEND';
  if (first >= '01-15' && first <= '02-20' && off.length >= 3) return 'TET';
  if (first >= '12-30' || first <= '01-04') return 'NEW_YEAR';
  if (last >= '04-30' && last <= '05-05') return 'REUNIFICATION';
  if (first >= '03-28' && last <= '04-29') return 'HUNG_KINGS';
  return first >= '08-30' && last <= '09-06' ? 'NATIONAL' : 'OTHER';
}
