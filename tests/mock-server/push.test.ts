import { describe, expect, it } from 'vitest';
import { ADMIN, MEMBER, request, signIn, startBackend } from '../support/mock-server/backend';

const KEY = `B${'A'.repeat(86)}`;
const keys = { p256dh: 'P', auth: 'A' };
const endpoint = 'https://fcm.googleapis.com/fcm/send/one';
const remove = (address: string, token: string) =>
  request(`/api/push?endpoint=${encodeURIComponent(address)}`, { token, method: 'DELETE', language: 'en' });

describe('api/push of a server that sends alerts', () => {
  it('names its key, keeps the addresses of each person, and forgets one', async () => {
    const { pushAddresses } = startBackend({ pushKey: KEY });
    const [member, admin] = [await signIn(MEMBER), await signIn(ADMIN)];
    const other = 'https://web.push.apple.com/two';
    const add = (address: string, token: string) =>
      request('/api/push', { token, body: { endpoint: address, expirationTime: null, keys, lang: 'vi' } });

    expect(await request('/api/push', { token: member })).toEqual({
      status: 200,
      body: { data: { publicKey: KEY } },
    });
    expect(await add(endpoint, member)).toEqual({
      status: 200,
      body: { message: 'Thiết bị này sẽ nhận cảnh báo.' },
    });
    await add(endpoint, member);
    await add(other, admin);
    expect([...pushAddresses.all()]).toEqual([
      ['1', [{ endpoint, keys }]],
      ['2', [{ endpoint: other, keys }]],
    ]);

    await remove(other, member);
    expect(await remove(endpoint, member)).toEqual({
      status: 200,
      body: { message: 'This device will receive no more alerts.' },
    });
    expect([...pushAddresses.all().keys()]).toEqual(['2']);
  });

  it('gives the address of a browser to whoever has signed in there last', async () => {
    const { pushAddresses } = startBackend({ pushKey: KEY });
    for (const account of [MEMBER, ADMIN]) {
      await request('/api/push', { token: await signIn(account), body: { endpoint, keys, lang: 'vi' } });
    }
    expect([...pushAddresses.all().keys()]).toEqual(['2']);
  });

  it.each<[string, object]>([
    ['without an address', { keys }],
    ['without keys', { endpoint }],
    ['with half of the keys', { endpoint, keys: { auth: 'A' } }],
    ['with keys that are no texts', { endpoint, keys: { p256dh: 1, auth: 'A' } }],
    ['with an address that is none', { endpoint: 'one', keys }],
    ...[
      'http://fcm.googleapis.com/fcm/send/one',
      'https://127.0.0.1/one',
      'https://169.254.169.254/latest/meta-data',
      'https://fcm.googleapis.com.evil.example/one',
      'https://fcm.googleapis.com@evil.example/one',
      'https://evil.example/https://fcm.googleapis.com/one',
      'https://fcm.googleapis.com:8443/one',
      'https://evil.example#.push.apple.com/one',
      'https://evil.example\\.push.apple.com/one',
      'https://evil.example?.notify.windows.com/one',
      'https://2852039166%2enotify.windows.com/one',
      'https:fcm.googleapis.com/one',
    ].map((each): [string, object] => [`with the address ${each}`, { endpoint: each, keys }]),
  ])('refuses a subscription %s', async (_, body) => {
    const { pushAddresses } = startBackend({ pushKey: KEY });
    expect(await request('/api/push', { token: await signIn(), body, language: 'de' })).toEqual({
      status: 400,
      body: { message: 'Die Adresse für Alarme ist ungültig.', field: 'endpoint' },
    });
    expect([...pushAddresses.all()]).toEqual([]);
  });

  it('is for people who are signed in', async () => {
    startBackend({ pushKey: KEY });
    expect((await request('/api/push')).status).toBe(401);
    expect((await remove(endpoint, '')).status).toBe(401);
  });
});

describe('api/push of the server in the page', () => {
  it.each(['GET', 'POST', 'DELETE'])('is missing, as nothing can be sent to it: %s', async (method) => {
    startBackend();
    expect(await request('/api/push', { token: await signIn(), method, language: 'en' })).toEqual({
      status: 404,
      body: { message: 'This server sends no alerts while the app is closed.' },
    });
  });
});
