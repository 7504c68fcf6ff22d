import type { Day } from '../../src/market/day';

/** Where VN-Index stood on some days, in points; in between it is taken to have moved straight. */
const KNOTS: readonly (readonly [Day, number])[] = [
  ['2019-01-02', 900],
  ['2020-01-02', 960],
  ['2020-03-31', 670],
  ['2021-01-04', 1110],
  ['2021-07-01', 1400],
  ['2022-01-04', 1510],
  ['2022-04-04', 1500],
  ['2022-07-01', 1190],
  ['2022-11-15', 930],
  ['2023-07-03', 1130],
  ['2023-11-01', 1060],
  ['2024-03-29', 1270],
  ['2025-01-02', 1265],
  ['2025-04-09', 1250],
  ['2025-07-01', 1390],
  ['2025-09-01', 1700],
];

const times = KNOTS.map(([day]) => Date.parse(day));
const levels = KNOTS.map(([, points]) => Math.log(points / KNOTS.at(-1)![1]));

/**
 * The log level of the market on a trading day against its level of today, so that a dated chart of an index is near the
 * real one's order of magnitude; 0 from the last knot on.
 */
export function pastLevel(day: Day): number {
  const time = Date.parse(day);
  const next = times.findIndex((each) => each > time);
  if (next === -1) return 0;
  if (next === 0) return levels[0]!;
  const share = (time - times[next - 1]!) / (times[next]! - times[next - 1]!);
  return levels[next - 1]! + share * (levels[next]! - levels[next - 1]!);
}
