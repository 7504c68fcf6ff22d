import { marketTime } from '../src/market/clock';
import { initialRenewals, initialSubscriptions } from './seed/subscriptions';
import type { SavedState } from './saved-state';
import { currentOf, type Subscription } from './subscription';

const LEVELS = ['Cơ bản', 'Nâng cao', 'Chuyên sâu', 'Chuyên nghiệp'];

/** The subscription of a user as the API has it; of a user without one, every field is null. */
type CurrentSubscription = {
  plan: string | null;
  startDate: string | null;
  endDate: string | null;
  renewalRequested: string | null;
};

/** The tiers of subscription, what each user has by the saved state, and the renewals that they have requested. */
export function createSubscriptions(state: SavedState, brand: string, now: () => Date) {
  const offered = LEVELS.map((level, i) => ({ id: i + 1, name: `${brand} ${level}` }));
  const today = () => marketTime(now()).day;
  const assigned = () => ({ ...initialSubscriptions(today()), ...state.read().plans });
  const rowsOf = (userId: string): readonly Subscription[] => assigned()[userId] ?? [];
  const requested = (userId: string) =>
    ({ ...initialRenewals(today()), ...state.read().renewals })[userId] ?? null;

  function current(userId: string): CurrentSubscription {
    const row = currentOf(rowsOf(userId), today());
    if (!row) return { plan: null, startDate: null, endDate: null, renewalRequested: null };
    const { id, startDate, endDate = null } = row;
    const renewal = requested(userId);
    return {
      plan: offered.find((tier) => tier.id === id)?.name ?? null,
      startDate,
      endDate,
      // A subscription that ends later now has been renewed.
      renewalRequested: renewal?.endDate === endDate ? renewal.requestedAt : null,
    };
  }

  return {
    offered,
    rowsOf,
    current,
    replace(userId: string, rows: readonly Subscription[]) {
      state.update({ plans: { ...state.read().plans, [userId]: rows } });
    },
    /** Requests a renewal, once per end; false where there is no subscription that ends. */
    requestRenewal(userId: string): boolean {
      const { endDate, renewalRequested } = current(userId);
      if (endDate === null) return false;
      if (renewalRequested !== null) return true;
      const renewal = { endDate, requestedAt: isoOf(now()) };
      state.update({ renewals: { ...state.read().renewals, [userId]: renewal } });
      return true;
    },
  };
}

/** An instant in market time, to the second. */
function isoOf(instant: Date) {
  return new Date(instant.getTime() + 7 * 3_600_000).toISOString().replace(/\.\d+Z$/, '+07:00');
}
