// @module-tag P3
import { describe, expect, it } from 'vitest';
import * as auth from '../../src/rest/auth';
import { createCurrentRest, createRest, type Rest } from '../../src/rest/client';
import { fakeServer, noTimer } from '../support/rest/fake-server';

const API = 'https://api.nhip.example';
const token = 'stored';

/** One request by every function of `src/rest/auth` that sends one. */
const calls = {
  signIn: (rest) => auth.signIn(rest, { email: 'an@nhip.example', password: 'Nhip@2026' }),
  signOut: (rest) => auth.signOut(rest),
  register: (rest) => auth.register(rest, registration),
  requestPasswordLink: (rest) => auth.requestPasswordLink(rest, { email: 'an@nhip.example' }),
  verifySecurityCode: (rest) => auth.verifySecurityCode(rest, { code: '123456' }),
  setNewPassword: (rest) => auth.setNewPassword(rest, { newPassword: 'Nhip@2027', token: 'link' }),
  changePassword: (rest) => auth.changePassword(rest, { currentPassword: 'a', newPassword: 'b' }),
  confirmEmail: (rest) => auth.confirmEmail(rest, { token: 'link' }),
  confirmSubscription: (rest) => auth.confirmSubscription(rest, { bot: 'zalo', token: 'link' }),
} satisfies Record<string, (rest: Rest) => Promise<unknown>>;

const registration = {
  ...{ firstName: 'An', lastName: 'Nguyễn', email: 'an@nhip.example' },
  ...{ password: 'a', confirmPassword: 'a', termOfUse: true, fromUrl: 'https://nhip.example/auth/sign-up' },
};

/** The API's client, whose token is read at each request. */
function start(stored: () => string | null) {
  const server = fakeServer({ [`POST ${API}/api/users/login`]: { json: { token: 'new', user: {} } } });
  const restFor = (current: string | null) =>
    createRest({ baseUrl: API, token: current, schedule: noTimer, fetch: server.fetch });
  const sent = () => server.calls.map(({ headers }) => headers['authorization'] ?? null);
  return { rest: createCurrentRest(restFor, stored), sent };
}

describe('a request to the API', () => {
  it('is listed here for every call that carries credentials', () => {
    expect(Object.keys(calls).sort()).toEqual(
      Object.keys(auth)
        .filter((name) => name !== 'asToken')
        .sort(),
    );
  });

  it.each(Object.entries(calls))('carries the stored token: %s', async (_name, call) => {
    const { rest, sent } = start(() => token);
    await call(rest).catch(() => {});

    expect(sent()).toEqual(['Bearer stored']);
  });

  it.each(Object.entries(calls))('carries none while none is stored: %s', async (_name, call) => {
    const { rest, sent } = start(() => null);
    await call(rest).catch(() => {});

    expect(sent()).toEqual([null]);
  });

  it('carries the token that is stored when it is sent', async () => {
    const tokens = ['first', null, 'second'];
    const { rest, sent } = start(() => tokens.shift() ?? null);
    for (let i = 0; i < 3; i++) await rest.get('api/bots').catch(() => {});

    expect(sent()).toEqual(['Bearer first', null, 'Bearer second']);
  });

  it('carries no token to another origin', async () => {
    const { rest, sent } = start(() => token);
    const foreign = [
      'https://news.example/feed',
      'https://api.nhip.example.evil.example/',
      '//evil.example/',
    ];
    for (const address of foreign) await rest.get(address, { absolute: true }).catch(() => {});

    expect(sent()).toEqual([null, null, null]);
  });
});
