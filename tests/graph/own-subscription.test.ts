import { describe, expect, it } from 'vitest';
import { UsersDocument } from '../../src/member/admin/subscriptions/subscriptions.generated';
import {
  OwnSubscriptionDocument,
  RequestRenewalDocument,
} from '../../src/member/profile/personal-info/own-subscription.generated';
import { answerTo, executeQuery } from '../support/graph/execute-query';
import type { Reply } from '../support/rest/fake-server';

const sent = {
  plan: 'Nhịp Nâng cao',
  startDate: '2026-03-13',
  endDate: '2026-09-12',
  renewalRequested: '2026-08-27T09:40:00+07:00',
};
const { plan: tier, ...dates } = sent;
const read = { tier, ...dates };

const own = (reply: Reply) => answerTo(OwnSubscriptionDocument, 'GET /api/subscription', reply);
const renewal = (reply: Reply) => answerTo(RequestRenewalDocument, 'POST /api/subscription/renewal', reply);

describe('the subscription of the person', () => {
  it('is read from data or bare', async () => {
    expect(await own({ json: { data: sent } })).toEqual(read);
    expect(await own({ json: sent })).toEqual(read);
  });

  it.each([
    ['plan', null, { tier: null }],
    ['plan', '  ', { tier: null }],
    ['plan', { name: 'x' }, { tier: null }],
    ['endDate', undefined, { endDate: null }],
    ['endDate', '9999-12-31', { endDate: '9999-12-31' }],
    ['endDate', 'soon', { endDate: null }],
    ['renewalRequested', undefined, { renewalRequested: null }],
    ['renewalRequested', true, { renewalRequested: null }],
    ['renewalRequested', '2026-08-27', { renewalRequested: null }],
  ])('is read where %s is %j', async (field, value, shown) => {
    expect(await own({ json: { data: { ...sent, [field]: value } } })).toEqual({ ...read, ...shown });
  });

  it('is none where the answer has none', async () => {
    const none = { tier: null, startDate: null, endDate: null, renewalRequested: null };
    expect(await own({ json: { data: null } })).toEqual(none);
    expect(await own({ json: { plan: null } })).toEqual(none);
  });

  it('is null on a server that lacks the call, and fails on an answer that is no object', async () => {
    expect(await own({ status: 404, json: { message: 'x' } })).toBeNull();
    expect(await own({ json: { data: [sent] } })).toMatchObject({ kind: 'unreadable' });
    expect(await own({ status: 500, json: {} })).toMatchObject({ kind: 'server' });
  });
});

describe('a request for its renewal', () => {
  it('is sent without a body, which the answer may lack too', async () => {
    const { server } = await executeQuery(RequestRenewalDocument, {
      'POST /api/subscription/renewal': { status: 204 },
    });
    expect(server.calls.map(({ body }) => body)).toEqual([undefined]);
    expect(await renewal({ status: 204 })).toBe(true);
    expect(await renewal({ json: { message: 'Done.' } })).toBe(true);
  });

  it('is false on a server that lacks the call, and fails with the message of a refusal', async () => {
    expect(await renewal({ status: 404, json: {} })).toBe(false);
    expect(await renewal({ status: 422, json: { message: 'Không có gói' } })).toMatchObject({
      kind: 'invalid',
      serverMessage: 'Không có gói',
    });
  });
});

describe('the subscription of a listed user', () => {
  const listed = async (subscription: unknown) => {
    const json = { data: [{ id: 7, first_name: 'An', subscription }] };
    const { data } = await executeQuery(UsersDocument, { 'GET /api/users': { json } });
    const { rows } = data!['users'] as { rows: { subscription: unknown }[] };
    const [user] = rows;
    return user!.subscription;
  };

  it('is read where the list says it', async () => {
    expect(await listed(sent)).toEqual(read);
    expect(await listed(undefined)).toBeNull();
    expect(await listed('Nhịp Nâng cao')).toBeNull();
  });
});
