import type { Request } from 'miragejs';
import type { Backend } from '../backend';
import { data, done, errorResponse, parseBody } from '../http';
import type { MockSchema, MockServer } from '../models';
import { parseSubscription, type Subscription } from '../subscription';
import type { ById } from '../saved-state.shape';
import { usersOf } from './user';

const LEVELS = ['Cơ bản', 'Nâng cao', 'Chuyên sâu', 'Chuyên nghiệp'];

const INITIAL_SUBSCRIPTIONS: ById<readonly Subscription[]> = {
  1: [{ id: 1, startDate: '2026-02-12' }],
  101: [{ id: 1, startDate: '2026-03-01', endDate: '2026-08-31' }],
  102: [
    { id: 2, startDate: '2026-01-05', endDate: '2026-12-31' },
    { id: 4, startDate: '2026-07-01' },
  ],
  105: [{ id: 3, startDate: '2025-11-20', endDate: '2026-11-19' }],
};

/** The tiers of subscription, and what each user has. */
export function subscriptionRoutes(server: MockServer, { state, brand }: Backend) {
  const offered = LEVELS.map((level, i) => ({ id: i + 1, name: `${brand} ${level}` }));
  const assigned = () => ({ ...INITIAL_SUBSCRIPTIONS, ...state.read().plans });

  server.get('/api/plans', () => data(offered));

  server.get('/api/users/:id/plans', (schema, request) => {
    const id = findUserId(schema, request);
    return id === null ? userNotFound(request) : data(assigned()[id] ?? []);
  });

  server.post('/api/users/:id/plans', (schema, request) => {
    const id = findUserId(schema, request);
    if (id === null) return userNotFound(request);
    const { plans } = parseBody(request);
    const rows = Array.isArray(plans) ? plans.map(parseSubscription) : [null];
    if (!rows.every((row) => row !== null)) return errorResponse(request, 422, 'subscriptionsInvalid');
    const unknown = rows.find((row) => offered.every((tier) => tier.id !== row.id));
    if (unknown) return errorResponse(request, 422, 'tierNotFound', { values: { id: unknown.id } });
    if (rows.some(({ startDate, endDate }) => endDate !== undefined && endDate < startDate)) {
      return errorResponse(request, 422, 'endBeforeStart');
    }

    state.update({ plans: { ...state.read().plans, [id]: rows } });
    return done(request, 'subscriptionsUpdated');
  });
}

function findUserId(schema: MockSchema, { params }: Request): number | null {
  return usersOf(schema).find(({ id }) => String(id) === params['id'])?.id ?? null;
}

function userNotFound(request: Request) {
  return errorResponse(request, 404, 'userNotFound');
}
