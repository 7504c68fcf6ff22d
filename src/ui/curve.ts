import { numberOfDay, type Day } from '../market/day';
import { formatDayMonth } from './dates';

/** The size of the drawing in its own units; the page stretches it. */
export const CURVE_WIDTH = 1_000;
export const CURVE_HEIGHT = 240;

const STEPS = [5, 10, 20, 25, 50, 100, 200, 250, 500, 1_000];

/** The scale of a drawing in percent of the capital: its ends, and the levels of its lines. */
export type Scale = { least: number; most: number; levels: number[] };

/** A scale of at most seven lines that holds all curves and the capital. */
export function scaleOf(curves: readonly (readonly number[])[]): Scale {
  let [least, most] = [0, 0];
  for (const curve of curves) {
    for (const percent of curve) [least, most] = [Math.min(least, percent), Math.max(most, percent)];
  }
  const step = STEPS.find((each) => (most - least) / each <= 5) ?? 5_000;
  [least, most] = [Math.floor(least / step) * step, Math.max(1, Math.ceil(most / step)) * step];
  const count = Math.round((most - least) / step);
  return { least, most, levels: Array.from({ length: count + 1 }, (_, i) => least + i * step) };
}

/** Where a level stands, from the top, 0 to 1. */
export function heightOf(percent: number, { least, most }: Scale): number {
  return (most - percent) / (most - least);
}

/** The points of a curve for a polyline. */
export function polylineOf(curve: readonly number[], scale: Scale): string {
  const across = CURVE_WIDTH / Math.max(1, curve.length - 1);
  return curve
    .map((percent, i) => `${(i * across).toFixed(1)},${(heightOf(percent, scale) * CURVE_HEIGHT).toFixed(1)}`)
    .join(' ');
}

/** The points of the area between two curves for a polygon. */
export function areaOf(low: readonly number[], high: readonly number[], scale: Scale): string {
  return `${polylineOf(low, scale)} ${polylineOf(high, scale).split(' ').toReversed().join(' ')}`;
}

/** Values as the change of the capital in percent. */
export function percentChanges(values: readonly number[], capital: number): number[] {
  return values.map((value) => (value / capital - 1) * 100);
}

/** Years, months and weeks: the key that days of the same one share, and how its first day is written. */
const UNITS: readonly { keyOf: (day: Day) => string; write: (day: Day) => string }[] = [
  { keyOf: (day) => day.slice(0, 4), write: (day) => day.slice(0, 4) },
  { keyOf: (day) => day.slice(0, 7), write: (day) => `${day.slice(5, 7)}/${day.slice(0, 4)}` },
  { keyOf: weekOf, write: formatDayMonth },
];

/** Nearer to the left edge a date would be cut. */
const LEFT_MARGIN = 0.08;

/**
 * At most so many dates to write beneath days, each with its place from the left, 0 to 1: where years begin, or months
 * where fewer than two years do, or weeks; every n-th where that would be too many.
 */
export function datesBeneath(days: readonly Day[], most: number): { text: string; place: number }[] {
  const beginnings = UNITS.map(({ keyOf, write }) => {
    const keys = days.map(keyOf);
    return days
      .map((day, i) => ({ text: write(day), place: i / (days.length - 1), isFirst: keys[i] !== keys[i - 1] }))
      .filter(({ isFirst, place }) => isFirst && place >= LEFT_MARGIN);
  });
  const all = beginnings.find(({ length }) => length >= 2) ?? beginnings.at(-1)!;
  const step = Math.ceil(all.length / most);
  return all.filter((_, i) => i % step === 0).map(({ text, place }) => ({ text, place }));
}

/** Weeks begin on Mondays; day 0 was a Thursday. */
function weekOf(day: Day): string {
  return String(Math.floor((numberOfDay(day) + 3) / 7));
}

/** The index of the last day of each month. */
export function monthEnds(days: readonly Day[]): number[] {
  return [...days.keys()].filter((i) => days[i + 1]?.slice(0, 7) !== days[i]!.slice(0, 7));
}
