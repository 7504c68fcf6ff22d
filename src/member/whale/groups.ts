import type { SessionFlowFragment } from './whale.generated';

/** The four investor groups, whose net values cancel out. */
export const groups = ['foreign', 'proprietary', 'institution', 'individual'] as const;

export type Group = (typeof groups)[number];

/** The sum of a group's known values; null without any. */
export function sumOf(days: readonly SessionFlowFragment[], group: Group): number | null {
  const known = days.map((day) => day[group]).filter((net) => net !== null);
  return known.length === 0 ? null : known.reduce((sum, net) => sum + net, 0);
}

/** The largest absolute net value of any group: the common scale of the charts. */
export function scaleOf(days: readonly SessionFlowFragment[]): number {
  return Math.max(0, ...days.flatMap((day) => groups.map((group) => Math.abs(day[group] ?? 0))));
}

/** Whether the four groups cancel out on every trading day, within rounding. */
export function isBalanced(days: readonly SessionFlowFragment[]): boolean {
  return days.every((day) => {
    const nets = groups.map((group) => day[group]);
    return nets.every((net) => net !== null) && Math.abs(nets.reduce((sum, net) => sum + net, 0)) < 0.05;
  });
}
