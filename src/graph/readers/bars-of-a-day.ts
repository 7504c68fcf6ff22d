import type { BarFault } from '../resolvers.types';
import type { BarCells } from './bar-cells';
import { HOURS, ICT_OFFSET, isInHours } from './feed-history';
import { DAY_SECONDS } from '../../market/day';

/** A bar as it was read: the instant that its row is stamped with, and the place of the row in the answer. */
export type StampedBar = BarCells & { stamp: number; index: number };

type LeaveOut = (bar: StampedBar, fault: BarFault) => void;

/** A day's first minutes may be without a match. */
const OPENING = HOURS.from + 15 * 60;

type Options = {
  keyOf: (bar: StampedBar) => number;
  isDaily: boolean;
  /** Whether another row of its day could not be read: a sum would lack it. */
  isBroken: (bar: StampedBar) => boolean;
  leaveOut: LeaveOut;
};

/**
 * One bar of each key, of those in the order of their instants: of several the fullest. Bars of minutes, which some feeds answer
 * with when days are asked for, are added up.
 */
export function onePerKey(
  bars: readonly StampedBar[],
  { keyOf, isDaily, isBroken, leaveOut }: Options,
): readonly StampedBar[] {
  const groups = groupsOf(bars, keyOf);
  const isOfMinutes = isDaily && groups.some((group) => areMinutes(group));
  // Of days in parts a single row is one too.
  const isOfParts = isDaily && 2 * groups.filter(areParts).length > groups.length;
  return groups.flatMap((group, i) => {
    if (group.length === 1 && !isOfMinutes) return isOfParts ? nothingOf(group, leaveOut) : group;
    if (isOfMinutes && isBroken(group[0]!)) return nothingOf(group, leaveOut);
    if (isOfMinutes) return wholeDay(group, i === 0, leaveOut);
    if (isDaily && areParts(group)) return nothingOf(group, leaveOut);
    const fullest = group.reduce((best, bar) => (isFuller(bar, best) ? bar : best));
    for (const bar of group) if (bar !== fullest) leaveOut(bar, 'REPEATED');
    return [fullest];
  });
}

function groupsOf(bars: readonly StampedBar[], keyOf: (bar: StampedBar) => number) {
  const groups = new Map<number, StampedBar[]>();
  for (const bar of bars) {
    const key = keyOf(bar);
    groups.set(key, [...(groups.get(key) ?? []), bar]);
  }
  return [...groups.values()];
}

/** Whether bars of one day are parts of it. */
function areMinutes(group: readonly StampedBar[]) {
  return group.length > 2 && areWithin(group) && !isGrowing(group);
}

/** Whether bars of one day are several of it, none of which is the whole. */
function areParts(group: readonly StampedBar[]) {
  return group.length > 1 && (group.length > 2 || areWithin(group)) && !isGrowing(group);
}

/** Whether bars of one day are of several times of it. */
function areWithin(group: readonly StampedBar[]) {
  return group.every(({ stamp }, i) => isInHours(stamp) && stamp !== group[i - 1]?.stamp);
}

/** Whether each bar is the one before, later in the day. */
function isGrowing(group: readonly StampedBar[]) {
  return group.every((bar, i) => {
    const before = group[i - 1] ?? bar;
    const contains = bar.open === before.open && bar.high >= before.high && bar.low <= before.low;
    return contains && (bar.volume ?? 0) >= (before.volume ?? 0);
  });
}

/** The bars of a day in one; none of the first day of an answer where that begins in the middle of it. */
function wholeDay(group: readonly StampedBar[], isFirst: boolean, leaveOut: LeaveOut): readonly StampedBar[] {
  const [first, last] = [group[0]!, group.at(-1)!];
  if (isFirst && (first.stamp + ICT_OFFSET) % DAY_SECONDS > OPENING) return nothingOf(group, leaveOut);
  const volumes = group.map(({ volume }) => volume);
  return [
    {
      ...first,
      high: Math.max(...group.map(({ high }) => high)),
      low: Math.min(...group.map(({ low }) => low)),
      close: last.close,
      volume: volumes.includes(null) ? null : volumes.reduce<number>((sum, shares) => sum + shares!, 0),
      oddities: [...new Set(group.flatMap(({ oddities }) => oddities)), 'ADDED_UP'],
    },
  ];
}

function nothingOf(group: readonly StampedBar[], leaveOut: LeaveOut): readonly StampedBar[] {
  for (const bar of group) leaveOut(bar, 'PART_OF_DAY');
  return [];
}

/** Whether a bar says more of the same time than another, or as much and later in the answer. */
function isFuller(bar: StampedBar, other: StampedBar) {
  const fullness = ({ volume, oddities, high, low }: StampedBar) => [
    volume ?? -1,
    oddities.includes('CLOSE_ONLY') ? 0 : 1,
    high - low,
  ];
  const [one, two] = [fullness(bar), fullness(other)];
  const differs = one.findIndex((value, i) => value !== two[i]);
  return differs === -1 ? bar.index > other.index : one[differs]! > two[differs]!;
}
