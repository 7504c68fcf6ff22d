import { DAY_MS, type Day } from '../../../src/market/day';

/** A quarter of a year by its number: four times the year, and 0 to 3. */
export type Quarter = number;

/** A company reports a quarter so many days after its end. */
const REPORT_DAYS = 30;

/** The quarter that a day falls in. */
export function quarterOf(day: Day): Quarter {
  return Number(day.slice(0, 4)) * 4 + Math.floor((Number(day.slice(5, 7)) - 1) / 3);
}

/** The newest quarter that is reported by a day. */
export function lastReported(day: Day): Quarter {
  const before = new Date(Date.parse(day) - REPORT_DAYS * DAY_MS).toISOString().slice(0, 10);
  return quarterOf(before) - 1;
}

/** So many quarters up to one, oldest first. */
export function quartersUntil(last: Quarter, count: number): Quarter[] {
  return Array.from({ length: count }, (_, i) => last - count + 1 + i);
}

/** A quarter as reports name it, '2026Q2'. */
export function quarterName(quarter: Quarter): string {
  return `${Math.floor(quarter / 4)}Q${(quarter % 4) + 1}`;
}
