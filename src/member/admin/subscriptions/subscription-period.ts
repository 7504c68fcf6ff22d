import { tradingDays } from '../../../market/calendar';
import { isDay, numberOfDay, type Day } from '../../../market/day';
import type { SavedSubscriptionFragment } from './subscriptions.generated';

type Life = {
  tierId: string;
  from: Day;
  to: Day;
  /** The elapsed share, from 0 to 1. */
  share: number;
  /** The remaining trading days after today; null beyond the limit. */
  tradingDaysLeft: number | null;
};

/** Remaining time is counted in trading days up to this many calendar days. */
const COUNTED = 100;

/** The subscriptions in force on a day. */
export function inUse(subscriptions: readonly SavedSubscriptionFragment[], today: Day) {
  return subscriptions.filter(
    ({ startDate, endDate }) => startDate && startDate <= today && (!endDate || endDate >= today),
  );
}

/** The progress of a subscription in force; null for an open-ended one. */
export function lifeOf({ tierId, startDate, endDate }: SavedSubscriptionFragment, today: Day): Life | null {
  if (!isDay(startDate) || !isDay(endDate)) return null;
  const [first, now, last] = [startDate, today, endDate].map(numberOfDay) as [number, number, number];
  return {
    tierId,
    from: startDate,
    to: endDate,
    share: Math.min(1, Math.max(0, (now - first + 1) / (last - first + 1))),
    tradingDaysLeft:
      last - now > COUNTED ? null : tradingDays(today, endDate).filter((day) => day > today).length,
  };
}
