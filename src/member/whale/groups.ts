import type { DailyFlowFragment } from './whale.generated';

/** The four investor groups, whose net values cancel out. */
export const groups = ['foreign', 'proprietary', 'institution', 'individual'] as const;

export type InvestorGroup = (typeof groups)[number];

/** The sum of a group's known values; null without any. */
export function sumOf(days: readonly DailyFlowFragment[], group: InvestorGroup): number | null {
  const known = days.map((day) => day[group]).filter((net) => net !== null);
  return known.length === 0 ? null : known.reduce((sum, net) => sum + net, 0);
}

/** The largest absolute net value of any group: the common scale of the charts. */
export function largestNet(days: readonly DailyFlowFragment[]): number {
  return Math.max(0, ...days.flatMap((day) => groups.map((group) => Math.abs(day[group] ?? 0))));
}

/** Whether the four groups cancel out on every trading day before the newest, within rounding, and on that unless it lacks some. */
export function isBalanced(days: readonly DailyFlowFragment[]): boolean {
  return days.every((day, i) => {
    const nets = groups.map((group) => day[group]).filter((net) => net !== null);
    const isRunning = i > 0 && i === days.length - 1 && nets.length < groups.length;
    return isRunning || (nets.length === groups.length && Math.abs(nets.reduce((a, b) => a + b)) < 0.05);
  });
}
