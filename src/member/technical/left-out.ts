import type { BarFault, LeftOutBar } from '../../graph/resolvers.types';
import type { useT } from '../../i18n/useT';

const FAULTS = [
  'FUTURE',
  'CONTRADICTORY',
  'UNREADABLE',
  'REPEATED',
  'PART_OF_DAY',
  'OUTSIDE_HOURS',
  'CLOSED_DAY',
] as const satisfies readonly BarFault[];

/** How many bars of the feed are left out, and why; null where none is. */
export function leftOutText(t: ReturnType<typeof useT>, bars: readonly LeftOutBar[]): string | null {
  if (bars.length === 0) return null;
  const reasons = FAULTS.map((fault) => ({
    fault,
    count: bars.filter((bar) => bar.fault === fault).length,
  })).filter(({ count }) => count > 0);
  const named = reasons.map(({ fault, count }) => t(`leftOut.${fault}`, { count })).join(', ');
  return t('leftOut.bars', { count: bars.length, reasons: named });
}
