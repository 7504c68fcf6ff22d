import type { DailyFlowFragment } from './whale.generated';

/** Who buys and who sells: every share bought by one of them was sold by another. */
export const groups = ['foreign', 'proprietary', 'institution', 'individual'] as const;

export type Group = (typeof groups)[number];

/** The sum of what is known of a group; null where nothing is. */
export function sumOf(days: readonly DailyFlowFragment[], group: Group): number | null {
  const known = days.map((day) => day[group]).filter((net) => net !== null);
  return known.length === 0 ? null : known.reduce((sum, net) => sum + net, 0);
}

/** The largest net value of any group, bought or sold: what all charts are drawn against. */
export function scaleOf(days: readonly DailyFlowFragment[]): number {
  return Math.max(0, ...days.flatMap((day) => groups.map((group) => Math.abs(day[group] ?? 0))));
}

/** Whether the four groups cancel out on every session, as far as printed figures can. */
export function isBalanced(days: readonly DailyFlowFragment[]): boolean {
  return days.every((day) => {
    const nets = groups.map((group) => day[group]);
    return nets.every((net) => net !== null) && Math.abs(nets.reduce((sum, net) => sum + net, 0)) < 0.05;
  });
}
