import { describe, expect, it } from 'vitest';
import {
  PlanAssignmentsDocument,
  PlansDocument,
  ReplacePlansDocument,
} from '../../src/member/admin/plans/plans.generated';
import { executeQuery } from '../support/graph/execute-query';

const basic = { id: 1, name: 'Cơ bản' };
const assigned = { id: 1, startDate: '2026-03-01', endDate: '2026-08-31' };
const read = { planId: '1', startDate: '2026-03-01', endDate: '2026-08-31' };

const plans = async (data: unknown) =>
  (await executeQuery(PlansDocument, { 'GET /api/plans': { json: { data } } })).data?.['plans'];

const assignments = async (data: unknown, userId = '7', id = '7') => {
  const replies = { [`GET /api/users/${id}/plans`]: { json: { data } } };
  return (await executeQuery(PlanAssignmentsDocument, replies, { userId })).data?.['planAssignments'];
};

describe('the plans', () => {
  it('come in the server’s order, each once, without the rows that are none', async () => {
    expect(await plans([basic, null, { name: 'x' }, { id: 'p-2' }, { ...basic, name: 'y' }])).toEqual([
      { id: '1', name: 'Cơ bản' },
      { id: '"p-2"', name: '—' },
    ]);
  });
});

describe('the plans of a user', () => {
  it('come as they are, also one that is listed twice', async () => {
    expect(await assignments([assigned, assigned, null, { startDate: '2026-03-01' }])).toEqual([read, read]);
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
    ['id', '1', { planId: '"1"' }],
  ])('are read where %s is %j', async (field, value, shown) => {
    expect(await assignments([{ ...assigned, [field]: value }])).toEqual([{ ...read, ...shown }]);
  });

  it.each([
    ['7', '7'],
    ['"7"', '7'],
    ['"a/b?c"', 'a%2Fb%3Fc'],
    ['"../x"', '..%2Fx'],
  ])('of user %s are requested from %s', async (userId, id) => {
    expect(await assignments([assigned], userId, id)).toEqual([read]);
  });

  it('never leave their path', async () => {
    const { errors, server } = await executeQuery(PlanAssignmentsDocument, {}, { userId: '".."' });
    expect([errors[0]?.['kind'], server.calls]).toEqual(['invalid', []]);
  });
});

describe('replacing the plans of a user', () => {
  const replace = (reply: object, rows: readonly object[]) =>
    executeQuery(
      ReplacePlansDocument,
      { 'POST /api/users/7/plans': reply },
      { userId: '7', assignments: rows },
    );

  it('sends every plan with the id as the server spells it, and no end where there is none', async () => {
    const rows = [read, { planId: '"p-2"', startDate: '2026-09-01', endDate: null }];
    const { data, server } = await replace({ status: 204 }, rows);

    expect(server.calls.map(({ body }) => body)).toEqual([
      { plans: [assigned, { id: 'p-2', startDate: '2026-09-01' }] },
    ]);
    expect(data).toEqual({ replacePlans: rows });
  });

  it('takes all of them away', async () => {
    const { data, server } = await replace({ json: { message: 'ok' } }, []);
    expect([data, server.calls[0]?.body]).toEqual([{ replacePlans: [] }, { plans: [] }]);
  });

  it('fails with the server’s message', async () => {
    const { data, errors } = await replace({ status: 422, json: { message: 'Gói trùng' } }, [read]);
    expect([data, errors]).toEqual([
      null,
      [{ kind: 'invalid', status: 422, serverMessage: 'Gói trùng', withToken: true }],
    ]);
  });
});
