import { asRecord, asText, type JsonRecord } from '../../lib/json';
import { asLine } from '../../lib/text';
import { isDay } from '../../market/day';
import { RestError } from '../../rest/errors';
import type { CurrentSubscription, SubscriptionTier, UserSubscription } from '../resolvers.types';
import { readDateTime, readInstant } from './date-time';
import { encodeId } from './ids';
import { readRows, rowsOf } from './rows';

/** The tiers that can be assigned, in the server's order, each once; one without an id is left out. */
export function readSubscriptionTiers(response: unknown): readonly SubscriptionTier[] {
  return readRows(rowsOf(response), readTier, ({ id }) => id);
}

/** The subscriptions of a user; one that is listed twice stays twice: saving would remove what the admin does not see. */
export function readUserSubscriptions(response: unknown): readonly UserSubscription[] {
  return readRows(rowsOf(response), readSubscription);
}

/** The subscription of the signed-in person, who has none where it is null; `unreadable` where the response is no object. */
export function readOwnSubscription(response: unknown): CurrentSubscription {
  const subscription = readCurrentSubscription(response ?? {});
  if (subscription === null) throw new RestError('unreadable', { status: 200 });
  return subscription;
}

/** The subscription that somebody has, or had last; null for anything but an object. */
export function readCurrentSubscription(
  value: unknown,
): Required<Omit<CurrentSubscription, '__typename'>> | null {
  const record = asRecord(value);
  if (record === null) return null;
  return {
    tier: asLine(record['plan']),
    startDate: readDay(record['startDate']),
    endDate: readDay(record['endDate']),
    renewalRequested: readInstant(record['renewalRequested']),
  };
}

function readTier(row: JsonRecord): SubscriptionTier | null {
  const id = encodeId(row['id']);
  return id === null ? null : { id, name: asLine(row['name']) ?? '—' };
}

function readSubscription(row: JsonRecord): UserSubscription | null {
  const tierId = encodeId(row['id']);
  if (tierId === null) return null;
  return { tierId, startDate: readDay(row['startDate']), endDate: readDay(row['endDate']) };
}

/** Also a day far in the future, such as 9999-12-31. */
function readDay(value: unknown): string | null {
  return readDateTime(asText(value))?.day ?? (isDay(value) ? value : null);
}
