import { nullIfNotFound, pathSegment } from '../rest/errors';
import type { Sources } from './backend';
import { decodeId } from './readers/ids';
import { readOwnSubscription, readSubscriptionTiers, readUserSubscriptions } from './readers/subscriptions';
import type {
  CurrentSubscription,
  SubscriptionTier,
  UserSubscription,
  UserSubscriptionInput,
} from './resolvers.types';

type Api = Sources['api'];

const OWN = 'api/subscription';

/** The subscription of the signed-in person; null where the server lacks the call. */
export async function loadOwnSubscription(api: Api): Promise<CurrentSubscription | null> {
  const received = await api.get(OWN).then((response) => ({ response }), nullIfNotFound);
  return received && readOwnSubscription(received.response);
}

/** Requests its renewal; false where the server lacks the call. */
export async function requestRenewal(api: Api): Promise<boolean> {
  const sent = api.post(`${OWN}/renewal`).then(() => true);
  return (await sent.catch(nullIfNotFound)) ?? false;
}

/** The tiers that can be assigned. */
export async function loadSubscriptionTiers(api: Api): Promise<readonly SubscriptionTier[]> {
  return readSubscriptionTiers(await api.get('api/plans'));
}

/** The subscriptions of one user. */
export async function loadUserSubscriptions(api: Api, userId: string): Promise<readonly UserSubscription[]> {
  return readUserSubscriptions(await api.get(pathOf(userId)));
}

/** Replaces all subscriptions of a user. */
export async function replaceSubscriptions(
  api: Api,
  userId: string,
  subscriptions: readonly UserSubscriptionInput[],
): Promise<void> {
  const plans = subscriptions.map(({ tierId, startDate, endDate }) => ({
    id: decodeId(tierId),
    startDate,
    ...(endDate && { endDate }),
  }));
  await api.post(pathOf(userId), { plans });
}

function pathOf(userId: string) {
  return `api/users/${pathSegment(String(decodeId(userId)))}/plans`;
}
