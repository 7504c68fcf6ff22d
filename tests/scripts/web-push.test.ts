import { createECDH, randomBytes } from 'node:crypto';
import webPush from 'web-push';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createPushing, createVapidKeys, topicOf } from '../../scripts/api/web-push';
import { startApi } from '../../scripts/api/server';
import { ADMIN } from '../support/mock-server/backend';

/** A Thursday, at the end of continuous trading. */
const NOW = new Date('2026-08-27T14:12:00+07:00');
const endpoint = 'https://fcm.googleapis.com/fcm/send/one';
const alert = (id: string, changes: object = {}) => ({
  ...{ id, symbol: 'FPT', kind: 'above', price: 1, percent: null },
  ...{ armedAt: '2026-08-27T08:00:00+07:00', firedAt: null, firedPrice: null, seen: false },
  ...changes,
});

type Alert = ReturnType<typeof alert>;

/** The API on a port, of somebody with these alerts whose browser has registered; `refuse` is what the push service says. */
async function start(alerts: readonly Alert[], refuse?: { statusCode?: number; message: string }) {
  const api = await startApi({ now: () => NOW, pushKey: createVapidKeys().publicKey });
  onTestFinished(api.close);
  const call = async (method: string, path: string, token: string, body?: object) => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(api.url + path, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await response.json()) as { token: string; data: { version: number; alerts: Alert[] } };
  };
  const { token } = await call('POST', '/api/users/login', '', ADMIN);
  const { data } = await call('GET', '/api/desk', token);
  await call('PUT', '/api/desk', token, { ...data, alerts });
  await call('POST', '/api/push', token, { endpoint, keys: { p256dh: 'P', auth: 'A' }, lang: 'vi' });
  const sent: unknown[] = [];
  const log: string[] = [];
  const push = createPushing({
    mock: api.mock,
    log: (text) => log.push(text),
    send: async (address, text) => {
      if (refuse) throw Object.assign(new Error(refuse.message), refuse);
      sent.push([address.endpoint, JSON.parse(text)]);
    },
  });
  return {
    ...{ push, sent, log },
    addresses: () => [...api.mock.pushAddresses.all().values()].flat(),
    saved: async () => (await call('GET', '/api/desk', token)).data,
  };
}

describe('npm run api', () => {
  it('sends an alert whose price is reached once, and saves it as fired', async () => {
    const waiting = alert('b', { kind: 'below' });
    const { push, sent, saved } = await start([alert('a'), waiting]);
    const before = await saved();

    await push();
    await push();

    const fired = (await saved()).alerts;
    const [{ firedAt, firedPrice } = alert('')] = fired;
    const said = { id: 'a', symbol: 'FPT', kind: 'above', price: firedPrice, at: firedAt, person: '2' };
    expect(firedAt).toBe(NOW.toISOString());
    expect(firedPrice).toBeGreaterThan(1);
    expect(sent).toEqual([[endpoint, said]]);
    expect(fired).toEqual([{ ...alert('a'), firedAt, firedPrice }, waiting]);
    expect((await saved()).version).toBe(before.version + 1);
  });

  it.each<[string, object]>([
    ['has fired', { firedAt: '2026-08-27T09:30:00+07:00' }],
    ['is armed later', { armedAt: '2026-08-27T14:30:00+07:00' }],
    ['names no share', { symbol: 'NONE1' }],
    ['has no price', { price: null }],
    ['is of a list', { kind: 'signal' }],
    ['has a kind that there is not', { kind: 'toString' }],
  ])('sends nothing of an alert that %s', async (_, changes) => {
    const { push, sent, saved } = await start([alert('a', changes)]);
    const before = await saved();
    await push();
    expect([sent, await saved()]).toEqual([[], before]);
  });

  it.each([404, 410])(
    'forgets an address that the push service does not have any more: %i',
    async (status) => {
      const { push, addresses, log } = await start([alert('a')], { statusCode: status, message: 'Gone' });
      await push();
      expect([addresses(), log]).toEqual([[], []]);
    },
  );

  it('reports once that no push service can be reached, and keeps the addresses', async () => {
    const { push, addresses, log } = await start([alert('a'), alert('b')], { message: 'ENOTFOUND' });
    await push();
    expect(addresses()).toHaveLength(1);
    expect(log).toEqual(['Alerts cannot be sent: ENOTFOUND']);
  });

  it('has the newest message of an alert replace those that wait, by a topic that push services accept', () => {
    const [one, other] = [topicOf('a-1'), topicOf('b'.repeat(200))];
    expect([one, other]).toEqual([topicOf('a-1'), topicOf('b'.repeat(200))]);
    expect(one).not.toBe(other);
    for (const topic of [one, other]) expect(topic).toMatch(/^[\w-]{1,32}$/);
  });

  it('encrypts what it sends, and signs it with its own keys', () => {
    const keys = createVapidKeys();
    const browser = createECDH('prime256v1');
    const p256dh = browser.generateKeys('base64url');
    const subscription = { endpoint, keys: { p256dh, auth: randomBytes(16).toString('base64url') } };
    const vapidDetails = { subject: 'mailto:api@nhip.example', ...keys };
    const { headers, body } = webPush.generateRequestDetails(subscription, 'FPT', { vapidDetails });
    expect(headers['Authorization']).toContain(keys.publicKey);
    expect(keys.publicKey).toMatch(/^[\w-]{87}$/);
    expect(body?.includes('FPT')).toBe(false);
  });
});
