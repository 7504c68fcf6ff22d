import { isDay, numberOfDay, type Day } from '../../market/day';

/** How a subscription stands on a day; `ending` is one of the last 30 days, the day of its end included. */
export type SubscriptionStanding = 'none' | 'running' | 'ending' | 'ended';

/** The days before its end in which a subscription is to be renewed. */
const NOTICE_DAYS = 30;

type Term = { readonly tier: string | null; readonly endDate: string | null };

/** How a subscription stands on a day. */
export function subscriptionStanding({ tier, endDate }: Term, today: Day): SubscriptionStanding {
  if (tier === null) return 'none';
  const left = daysLeft(endDate, today);
  if (left === null || left > NOTICE_DAYS) return 'running';
  return left < 0 ? 'ended' : 'ending';
}

/** The days from today to the last day: 0 on it, below 0 after it; null where there is none. */
export function daysLeft(endDate: string | null, today: Day): number | null {
  return isDay(endDate) ? numberOfDay(endDate) - numberOfDay(today) : null;
}
