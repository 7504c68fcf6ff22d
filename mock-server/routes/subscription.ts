import type { Request } from 'miragejs';
import type { Accounts } from '../accounts';
import type { Backend, MockServer } from '../backend';
import { data, done, errorResponse, parseBody } from '../http';
import { parseSubscription } from '../subscription';
import { usersOf } from './user';

/** The tiers of subscription, and what each user has. */
export function subscriptionRoutes(server: MockServer, { accounts, subscriptions }: Backend) {
  const { offered } = subscriptions;

  server.get('/api/plans', () => data(offered));

  server.get('/api/users/:id/plans', (_, request) => {
    const id = findUserId(accounts, request);
    return id === null ? userNotFound(request) : data(subscriptions.rowsOf(id));
  });

  server.post('/api/users/:id/plans', (_, request) => {
    const id = findUserId(accounts, request);
    if (id === null) return userNotFound(request);
    const { plans } = parseBody(request);
    const rows = Array.isArray(plans) ? plans.map(parseSubscription) : [null];
    if (!rows.every((row) => row !== null)) return errorResponse(request, 422, 'subscriptionsInvalid');
    const unknown = rows.find((row) => offered.every((tier) => tier.id !== row.id));
    if (unknown) return errorResponse(request, 422, 'tierNotFound', { values: { id: unknown.id } });
    if (rows.some(({ startDate, endDate }) => endDate !== undefined && endDate < startDate)) {
      return errorResponse(request, 422, 'endBeforeStart');
    }

    subscriptions.replace(id, rows);
    return done(request, 'subscriptionsUpdated');
  });
}

/** The subscription of the signed-in person, and the request for its renewal. */
export function ownSubscriptionRoutes(server: MockServer, { subscriptions, sessions }: Backend) {
  server.get('/api/subscription', (_schema, request) =>
    data(subscriptions.current(sessions.userIdOf(request)!)),
  );

  server.post('/api/subscription/renewal', (_schema, request) =>
    subscriptions.requestRenewal(sessions.userIdOf(request)!)
      ? done(request, 'renewalRequested')
      : errorResponse(request, 422, 'nothingToRenew'),
  );
}

function findUserId(accounts: Accounts, { params }: Request): string | null {
  const id = usersOf(accounts).find((user) => String(user.id) === params['id'])?.id;
  return id === undefined ? null : String(id);
}

function userNotFound(request: Request) {
  return errorResponse(request, 404, 'userNotFound');
}
