import { createECDH, randomBytes } from 'node:crypto';
import webPush from 'web-push';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createPushing, createVapidKeys, topicOf } from '../../scripts/api/web-push';
import { startApi } from '../../scripts/api/server';
import { ADMIN } from '../support/mock-server/backend';

/** A Thursday, at the end of continuous trading. */
const NOW = new Date('2026-08-27T14:12:00+07:00');
const endpoint = 'https://fcm.googleapis.com/fcm/send/one';
const alert = (id: string | number, changes: object = {}) => ({
  ...{ id, symbol: 'FPT', kind: 'above', price: 1, percent: null },
  ...{ watchlistId: null, filterId: null, tradeId: null },
  ...{ armedAt: '2026-08-27T08:00:00+07:00', firedAt: null, firedPrice: null, seen: false },
  ...changes,
});

/** A purchase that may be sold from the afternoon of 2026-08-27 on. */
const purchase = (changes: object = {}) => ({
  ...{ id: 't', symbol: 'FPT', side: 'buy', quantity: 100, price: 100, date: '2026-08-25' },
  ...changes,
});

type Alert = ReturnType<typeof alert>;
type Started = { trades?: readonly object[]; refuse?: { statusCode?: number; message: string } };

/** The API on a port, of somebody with these alerts whose browser has registered; `refuse` is what the push service says. */
async function start(alerts: readonly Alert[], { trades = [], refuse }: Started = {}) {
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
  await call('PUT', '/api/desk', token, { ...data, trades, alerts });
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

  it('sends an alert whose id is a number once', async () => {
    const { push, sent, saved } = await start([alert(7)]);
    await push();
    await push();
    expect(sent).toEqual([[endpoint, expect.objectContaining({ id: '7' })]]);
    expect((await saved()).alerts).toHaveLength(1);
  });

  it.each<[string, object]>([
    ['has fired', { firedAt: '2026-08-27T09:30:00+07:00' }],
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

  it('sends the stop, the target and the day of sale of a lot that is held, and saves them as fired', async () => {
    const { push, sent, saved } = await start([], { trades: [purchase({ stop: 1_000, target: 1 })] });
    await push();
    await push();

    const kinds = (rows: readonly unknown[]) => rows.map((row) => (row as { kind: string }).kind);
    expect(kinds(sent.map((message) => (message as [string, object])[1]))).toEqual([
      'stop',
      'target',
      'sellable',
    ]);
    const { alerts } = await saved();
    const [stop] = alerts;
    expect(kinds(alerts)).toEqual(['stop', 'target', 'sellable']);
    expect(stop).toMatchObject({ id: 'stop-t', tradeId: 't', price: 1_000, firedAt: NOW.toISOString() });
    expect(alerts.at(-1)).toMatchObject({ firedAt: '2026-08-27T13:00:00+07:00' });
  });

  const kept = { id: 'moved', kind: 'stop', tradeId: 't', price: 1_000 };
  const sale = { id: 's', symbol: 'FPT', side: 'sell', quantity: 100, price: 100, date: '2026-08-26' };
  const bonus = {
    id: 'x',
    symbol: 'FPT',
    side: 'bonus',
    quantity: 100,
    per: 1,
    price: 0,
    date: '2026-08-27',
  };
  const held = purchase({ stop: 1_000 });
  it.each<[string, readonly object[]]>([
    ['that was sold', [held, sale]],
    ['whose trade is gone', []],
    ['that is planned only', [{ ...held, planned: true }]],
    ['whose ex-date has lowered it below the price', [held, bonus]],
  ])('sends no stop of a lot %s', async (_, trades) => {
    const { push, sent, saved } = await start([alert('moved', kept)], { trades });
    await push();
    const messages = JSON.stringify(sent);
    expect(messages).not.toContain('stop');
    expect((await saved()).alerts.find(({ id }) => id === 'moved')).toEqual(alert('moved', kept));
  });

  it.each([404, 410])(
    'forgets an address that the push service does not have any more: %i',
    async (status) => {
      const { push, addresses, log } = await start([alert('a')], {
        refuse: { statusCode: status, message: 'Gone' },
      });
      await push();
      expect([addresses(), log]).toEqual([[], []]);
    },
  );

  it('reports once that no push service can be reached, and keeps the addresses', async () => {
    const refuse = { message: 'ENOTFOUND' };
    const { push, addresses, log } = await start([alert('a'), alert('b')], { refuse });
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
