import { describe, expect, it } from 'vitest';
import {
  UserSubscriptionsDocument,
  SubscriptionTiersDocument,
  ReplaceSubscriptionsDocument,
} from '../../src/member/admin/subscriptions/subscriptions.generated';
import { executeQuery } from '../support/graph/execute-query';

const basic = { id: 1, name: 'Cơ bản' };
const assigned = { id: 1, startDate: '2026-03-01', endDate: '2026-08-31' };
const read = { tierId: '1', startDate: '2026-03-01', endDate: '2026-08-31' };

const tiers = async (data: unknown) =>
  (await executeQuery(SubscriptionTiersDocument, { 'GET /api/plans': { json: { data } } })).data?.[
    'subscriptionTiers'
  ];

const subscriptions = async (data: unknown, userId = '7', id = '7') => {
  const replies = { [`GET /api/users/${id}/plans`]: { json: { data } } };
  return (await executeQuery(UserSubscriptionsDocument, replies, { userId })).data?.['userSubscriptions'];
};

describe('the tiers', () => {
  it('come in the server’s order, each once, without the rows that are none', async () => {
    expect(await tiers([basic, null, { name: 'x' }, { id: 'p-2' }, { ...basic, name: 'y' }])).toEqual([
      { id: '1', name: 'Cơ bản' },
      { id: '"p-2"', name: '—' },
    ]);
  });
});

describe('the subscriptions of a user', () => {
  it('come as they are, also one that is listed twice', async () => {
    expect(await subscriptions([assigned, assigned, null, { startDate: '2026-03-01' }])).toEqual([
      read,
      read,
    ]);
  });

  it.each([
    ['endDate', undefined, { endDate: null }],
    ['endDate', null, { endDate: null }],
    ['endDate', '', { endDate: null }],
    ['endDate', '9999-12-31', { endDate: '9999-12-31' }],
    ['endDate', '2026-02-30', { endDate: null }],
    ['startDate', '2026-03-01 00:00:00', {}],
    ['startDate', '2026-02-28T17:00:00Z', {}],
    ['startDate', 'soon', { startDate: null }],
    ['startDate', {}, { startDate: null }],
    ['id', '1', { tierId: '"1"' }],
  ])('are read where %s is %j', async (field, value, shown) => {
    expect(await subscriptions([{ ...assigned, [field]: value }])).toEqual([{ ...read, ...shown }]);
  });

  it.each([
    ['7', '7'],
    ['"7"', '7'],
    ['"a/b?c"', 'a%2Fb%3Fc'],
    ['"../x"', '..%2Fx'],
  ])('of user %s are requested from %s', async (userId, id) => {
    expect(await subscriptions([assigned], userId, id)).toEqual([read]);
  });

  it('never leave their path', async () => {
    const { errors, server } = await executeQuery(UserSubscriptionsDocument, {}, { userId: '".."' });
    expect([errors[0]?.['kind'], server.calls]).toEqual(['invalid', []]);
  });
});

describe('replacing the subscriptions of a user', () => {
  const replace = (reply: object, rows: readonly object[]) =>
    executeQuery(
      ReplaceSubscriptionsDocument,
      { 'POST /api/users/7/plans': reply },
      { userId: '7', subscriptions: rows },
    );

  it('sends every subscription with the id as the server spells it, and no end where there is none', async () => {
    const rows = [read, { tierId: '"p-2"', startDate: '2026-09-01', endDate: null }];
    const { data, server } = await replace({ status: 204 }, rows);

    expect(server.calls.map(({ body }) => body)).toEqual([
      { plans: [assigned, { id: 'p-2', startDate: '2026-09-01' }] },
    ]);
    expect(data).toEqual({ replaceSubscriptions: rows });
  });

  it('takes all of them away', async () => {
    const { data, server } = await replace({ json: { message: 'ok' } }, []);
    expect([data, server.calls[0]?.body]).toEqual([{ replaceSubscriptions: [] }, { plans: [] }]);
  });

  it('fails with the server’s message', async () => {
    const { data, errors } = await replace({ status: 422, json: { message: 'Gói trùng' } }, [read]);
    expect([data, errors]).toEqual([
      null,
      [{ kind: 'invalid', status: 422, serverMessage: 'Gói trùng', withToken: true }],
    ]);
  });
});
