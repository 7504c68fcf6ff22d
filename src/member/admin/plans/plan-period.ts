import { tradingDays } from '../../../market/calendar';
import { isDay, numberOfDay, type Day } from '../../../market/day';
import type { AssignmentRowFragment } from './plans.generated';

type Life = {
  planId: string;
  from: Day;
  to: Day;
  /** The elapsed share, from 0 to 1. */
  share: number;
  /** The remaining trading days after today; null beyond the limit. */
  sessions: number | null;
};

/** Remaining time is counted in trading days up to this many calendar days. */
const COUNTED = 100;

/** The plans in force on a day. */
export function inUse(assignments: readonly AssignmentRowFragment[], today: Day) {
  return assignments.filter(
    ({ startDate, endDate }) => startDate && startDate <= today && (!endDate || endDate >= today),
  );
}

/** The progress of a plan in force; null for an open-ended one. */
export function lifeOf({ planId, startDate, endDate }: AssignmentRowFragment, today: Day): Life | null {
  if (!isDay(startDate) || !isDay(endDate)) return null;
  const [first, now, last] = [startDate, today, endDate].map(numberOfDay) as [number, number, number];
  return {
    planId,
    from: startDate,
    to: endDate,
    share: Math.min(1, Math.max(0, (now - first + 1) / (last - first + 1))),
    sessions: last - now > COUNTED ? null : tradingDays(today, endDate).filter((day) => day > today).length,
  };
}
