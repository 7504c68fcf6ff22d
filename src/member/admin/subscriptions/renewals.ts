import type { Day } from '../../../market/day';
import { subscriptionStanding } from '../../shared/subscription-standing';
import type { ListedUser } from '../../../graph/values';

/** Who is listed: all, those who requested a renewal, or those whose subscription ends within 30 days. */
export const renewalFilters = ['all', 'requested', 'ending'] as const;

export type RenewalFilter = (typeof renewalFilters)[number];

/** A user whose subscription is to be renewed. */
export type Renewal = Pick<ListedUser, 'id' | 'name'> & {
  tier: string;
  endDate: string | null;
  /** The instant of the user's request; null where there is none. */
  requested: string | null;
  isEnding: boolean;
};

/**
 * The users who requested a renewal, the oldest request first, then the others whose subscription ends within 30 days, the
 * first to end first; null where the server's list says of nobody what they have.
 */
export function renewalsOf(users: readonly ListedUser[], today: Day): readonly Renewal[] | null {
  if (users.every(({ subscription }) => subscription === null)) return null;
  return users
    .flatMap(({ id, name, subscription }): Renewal[] => {
      if (subscription?.tier == null) return [];
      const { tier, endDate, renewalRequested: requested } = subscription;
      const isEnding = subscriptionStanding(subscription, today) === 'ending';
      return requested !== null || isEnding ? [{ id, name, tier, endDate, requested, isEnding }] : [];
    })
    .toSorted(byUrgency);
}

/** The renewals of a filter. */
export function filtered(renewals: readonly Renewal[], filter: RenewalFilter): readonly Renewal[] {
  if (filter === 'all') return renewals;
  return renewals.filter(({ requested, isEnding }) => (filter === 'ending' ? isEnding : requested !== null));
}

function byUrgency(one: Renewal, other: Renewal): number {
  if (one.requested !== null && other.requested !== null) {
    return Date.parse(one.requested) - Date.parse(other.requested);
  }
  if (one.requested !== null || other.requested !== null) return one.requested === null ? 1 : -1;
  return (one.endDate ?? '').localeCompare(other.endDate ?? '');
}
