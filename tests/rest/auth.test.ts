import { describe, expect, it } from 'vitest';
import * as auth from '../../src/rest/auth';
import { createRest } from '../../src/rest/client';
import type { RestError } from '../../src/rest/errors';
import { fakeServer, noTimer, type Reply } from '../support/rest/fake-server';

const credentials = { email: 'member@nhip.example', password: 'Nhip@2026' };

function login(reply: Reply, given: typeof credentials = credentials) {
  const server = fakeServer({ 'POST /api/users/login': reply });
  const rest = createRest({ baseUrl: '', token: null, schedule: noTimer, fetch: server.fetch });
  return { server, response: auth.signIn(rest, given) };
}

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
      const error = await login({ json: { token, user: { id: 1 } } }).response.catch(
        (thrown: RestError) => thrown,
      );
      expect(error).toMatchObject({ name: 'RestError', kind: 'unreadable' });
    },
  );

  it('passes a refusal on', async () => {
    const { response } = login({ status: 401, json: { message: 'Sai mật khẩu' } });
    const error = await response.catch((thrown: RestError) => thrown);
    expect(error).toMatchObject({ kind: 'unauthorized', status: 401, serverMessage: 'Sai mật khẩu' });
  });
});

describe('signing out', () => {
  it('ends the session on the server with its token', async () => {
    const server = fakeServer({ 'POST /api/users/logout': { status: 204 } });
    await auth.signOut(createRest({ baseUrl: '', token: 'abc', schedule: noTimer, fetch: server.fetch }));
    expect(server.calls).toMatchObject([{ headers: { authorization: 'Bearer abc' }, body: undefined }]);
  });
});

describe('changing the password', () => {
  const passwords = { currentPassword: 'Nhip@2026', newPassword: 'Moi#2027' };
  const change = (reply: Reply, given: typeof passwords = passwords) => {
    const server = fakeServer({ 'POST /api/users/password-change': reply });
    const rest = createRest({ baseUrl: '', token: 'abc', schedule: noTimer, fetch: server.fetch });
    return { server, response: auth.changePassword(rest, given) };
  };

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
