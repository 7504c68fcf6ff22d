import { asText, type JsonRecord } from '../../lib/json';
import { asLine } from '../../lib/text';
import { isDay } from '../../market/day';
import { pathSegment } from '../../rest/errors';
import { readDateTime } from '../readers/date-time';
import { readRows, rowsOf } from '../readers/rows';
import { decodeId, encodeId } from '../readers/ids';
import type { SubscriptionTier, UserSubscription, Resolvers } from '../resolvers.types';

export const subscription: Resolvers = {
  Query: {
    subscriptionTiers: async (_root, _args, { api }) =>
      readRows(rowsOf(await api.get('api/plans')), readTier, ({ id }) => id),
    userSubscriptions: async (_root, { userId }, { api }) =>
      readRows(rowsOf(await api.get(pathOf(userId))), readSubscription),
  },
  Mutation: {
    replaceSubscriptions: async (_root, { userId, subscriptions }, { api }) => {
      const plans = subscriptions.map(({ tierId, startDate, endDate }) => ({
        id: decodeId(tierId),
        startDate,
        ...(endDate && { endDate }),
      }));
      await api.post(pathOf(userId), { plans });
      return subscriptions;
    },
  },
};

function pathOf(userId: string) {
  return `api/users/${pathSegment(String(decodeId(userId)))}/plans`;
}

function readTier(row: JsonRecord): SubscriptionTier | null {
  const id = encodeId(row['id']);
  return id === null ? null : { id, name: asLine(row['name']) ?? '—' };
}

/** A subscription that is listed twice stays twice: saving would remove what the admin does not see. */
function readSubscription(row: JsonRecord): UserSubscription | null {
  const tierId = encodeId(row['id']);
  if (tierId === null) return null;
  return { tierId, startDate: readDay(row['startDate']), endDate: readDay(row['endDate']) };
}

/** Also a day far in the future, such as 9999-12-31. */
function readDay(value: unknown): string | null {
  return readDateTime(asText(value))?.day ?? (isDay(value) ? value : null);
}
