import { tradingDays } from '../../../market/calendar';
import { isDay, numberOfDay, type Day } from '../../../market/day';
import type { AssignmentRowFragment } from './plans.generated';

type Life = {
  planId: string;
  from: Day;
  to: Day;
  /** How much of it is over, from 0 to 1. */
  share: number;
  /** The trading sessions after today; null where they are too many to mean anything. */
  sessions: number | null;
};

/** So many days ahead are still worth counting in sessions. */
const COUNTED = 100;

/** The plans that a user has on a day. */
export function inUse(assignments: readonly AssignmentRowFragment[], today: Day) {
  return assignments.filter(
    ({ startDate, endDate }) => startDate && startDate <= today && (!endDate || endDate >= today),
  );
}

/** The course of a plan in use; null where it has no end. */
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
