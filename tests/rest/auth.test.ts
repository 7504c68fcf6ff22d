import { describe, expect, it } from 'vitest';
import * as auth from '../../src/rest/auth';
import { createRest, type Rest } from '../../src/rest/client';
import { fakeServer, noTimer, type Reply } from '../support/rest/fake-server';

const credentials = { email: 'member@nhip.example', password: 'Nhip@2026' };

/** Makes a call over a server that answers it so. */
function make(call: (rest: Rest) => Promise<unknown>, at: string, reply: Reply, token: string | null = null) {
  const server = fakeServer({ [`POST ${at}`]: reply });
  const rest = createRest({ baseUrl: '', token, schedule: noTimer, fetch: server.fetch });
  return { server, response: call(rest) };
}

const login = (reply: Reply, given: typeof credentials = credentials) =>
  make((rest) => auth.signIn(rest, given), '/api/users/login', reply);

describe('signing in', () => {
  it.each([
    ['bare', { token: 'abc', user: { id: 1 } }],
    ['in data', { data: { token: 'abc', user: { id: 1 } } }],
  ])('takes the token and the user, %s', async (_where, json) => {
    expect(await login({ json }).response).toEqual({ token: 'abc', user: { id: 1 } });
  });

  it('sends the two fields and no other', async () => {
    const { server, response } = login({ json: { token: 'abc', user: {} } }, {
      ...credentials,
      isAdmin: true,
    } as never);
    await response;
    expect(server.calls.map(({ body }) => body)).toEqual([credentials]);
  });

  it.each([null, 'x', 1, []])('takes %j for no user', async (user) => {
    expect(await login({ json: { token: 'abc', user } }).response).toEqual({ token: 'abc', user: {} });
  });

  it.each([undefined, null, '', ' ', 123, {}, 'a b', 'a\r\nX: y', 'ключ', 'x'.repeat(8193)])(
    'finds a token of %j unreadable',
    async (token) => {
      const { response } = login({ json: { token, user: { id: 1 } } });
      await expect(response).rejects.toMatchObject({ name: 'RestError', kind: 'unreadable' });
    },
  );

  it('passes a refusal on', async () => {
    const { response } = login({ status: 401, json: { message: 'Sai mật khẩu' } });
    const refusal = { kind: 'unauthorized', status: 401, serverMessage: 'Sai mật khẩu' };
    await expect(response).rejects.toMatchObject(refusal);
  });
});

describe('signing out', () => {
  it('ends the session on the server with its token', async () => {
    const { server, response } = make(auth.signOut, '/api/users/logout', { status: 204 }, 'abc');
    await response;
    expect(server.calls).toMatchObject([{ headers: { authorization: 'Bearer abc' }, body: undefined }]);
  });
});

describe('changing the password', () => {
  const passwords = { currentPassword: 'Nhip@2026', newPassword: 'Moi#2027' };
  const change = (reply: Reply, given: typeof passwords = passwords) =>
    make((rest) => auth.changePassword(rest, given), '/api/users/password-change', reply, 'abc');

  it('sends the two passwords and no other field, with the token', async () => {
    const { server, response } = change({ status: 204 }, {
      ...passwords,
      confirmPassword: 'Moi#2027',
    } as never);
    await response;
    expect(server.calls).toMatchObject([{ headers: { authorization: 'Bearer abc' } }]);
    expect(server.calls.map(({ body }) => body)).toEqual([passwords]);
  });

  it('passes a refusal on', async () => {
    const { response } = change({ status: 422, json: { message: 'Sai.' } });
    await expect(response).rejects.toMatchObject({ kind: 'invalid', status: 422, serverMessage: 'Sai.' });
  });
});

const registration = {
  firstName: 'An',
  lastName: 'Nguyễn',
  email: 'an@nhip.example',
  password: 'abc',
  confirmPassword: 'abc',
  termOfUse: true,
  refCode: 'NHIP01',
  fromUrl: 'https://nhip.example/auth/sign-up?ref=NHIP01',
};

const calls = [
  { call: auth.register, at: '/api/users/register', body: registration },
  { call: auth.requestPasswordLink, at: '/api/users/forgot-password', body: { email: 'an@nhip.example' } },
  { call: auth.verifySecurityCode, at: '/verifySecurityCode', body: { code: '123456' } },
  {
    call: auth.setNewPassword,
    at: '/api/users/set-new-password',
    body: { newPassword: 'Nhip@2026', token: 'abc' },
  },
  { call: auth.confirmEmail, at: '/api/users/confirm-email', body: { token: 'abc' } },
  {
    call: auth.confirmSubscription,
    at: '/api/signal/subscribe-confirm',
    body: { bot: 'zalo', token: 'abc' },
  },
] as const;

/** Makes one of the calls of people who are not signed in. */
function call({ call: send, at, body }: (typeof calls)[number], reply: Reply) {
  return make((rest) => (send as (on: Rest, body: object) => Promise<unknown>)(rest, body), at, reply);
}

describe.each(calls)('POST $at', (row) => {
  it('carries what it is given, and no token in its header', async () => {
    const { server, response } = call(row, { json: {} });
    await response;

    expect(server.calls.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['POST', row.at, row.body],
    ]);
    expect(server.calls[0]?.headers).not.toHaveProperty('authorization');
  });

  it.each([{ status: 204 }, { json: null }, { json: [] }, { json: { data: { message: 'Xong.' } } }])(
    'is content with the bare yes %j',
    async (reply) => {
      expect((await call(row, reply).response) ?? null).toBeNull();
    },
  );

  it('passes a refusal on', async () => {
    const { response } = call(row, { status: 422, json: { message: 'Không được.' } });
    const refusal = { kind: 'invalid', status: 422, serverMessage: 'Không được.' };
    await expect(response).rejects.toMatchObject(refusal);
  });
});

describe('a sign-up that is refused', () => {
  const [register] = calls;

  it.each([
    { status: 409, json: { message: 'Có rồi.' }, field: 'email' },
    { status: 409, text: '<html>', field: 'email' },
    { status: 409, json: { message: 'Có rồi.', field: 'refCode' }, field: 'refCode' },
    { status: 422, json: { message: 'Không được.' }, field: null },
    { status: 422, json: { message: 'Không được.', field: 'password' }, field: 'password' },
  ])('with $status $json $text is about $field', async ({ field, ...reply }) => {
    await expect(call(register, reply).response).rejects.toMatchObject({ status: reply.status, field });
  });
});

describe('a security code', () => {
  it.each([
    { json: { token: 'abc' }, token: 'abc' },
    { json: { data: { token: 'abc' } }, token: 'abc' },
    { json: { token: 7 }, token: null },
    { json: { token: 'two words' }, token: null },
  ])('with the response $json is exchanged for $token', async ({ json, token }) => {
    expect(await call(calls[2], { json }).response).toBe(token);
  });
});
