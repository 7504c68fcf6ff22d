import { describe, expect, it } from 'vitest';
import { signIn, signOut } from '../../src/rest/auth';
import { createRest } from '../../src/rest/client';
import type { RestError } from '../../src/rest/errors';
import { fakeServer, noClock, type Reply } from './fake-server';

const credentials = { email: 'member@nhip.example', password: 'Nhip@2026' };

function login(reply: Reply, given: typeof credentials = credentials) {
  const server = fakeServer({ 'POST /api/users/login': reply });
  const rest = createRest({ baseUrl: '', token: null, after: noClock, fetch: server.fetch });
  return { server, answer: signIn(rest, given) };
}

describe('signing in', () => {
  it.each([
    ['bare', { token: 'abc', user: { id: 1 } }],
    ['in data', { data: { token: 'abc', user: { id: 1 } } }],
  ])('takes the token and the user, %s', async (_where, json) => {
    expect(await login({ json }).answer).toEqual({ token: 'abc', user: { id: 1 } });
  });

  it('sends the two fields and no other', async () => {
    const { server, answer } = login({ json: { token: 'abc', user: {} } }, {
      ...credentials,
      isAdmin: true,
    } as never);
    await answer;
    expect(server.calls.map(({ body }) => body)).toEqual([credentials]);
  });

  it.each([null, 'x', 1, []])('takes %j for no user', async (user) => {
    expect(await login({ json: { token: 'abc', user } }).answer).toEqual({ token: 'abc', user: {} });
  });

  it.each([undefined, null, '', ' ', 123, {}, 'a b', 'a\r\nX: y', 'ключ', 'x'.repeat(8193)])(
    'finds a token of %j unreadable',
    async (token) => {
      const error = await login({ json: { token, user: { id: 1 } } }).answer.catch(
        (thrown: RestError) => thrown,
      );
      expect(error).toMatchObject({ name: 'RestError', kind: 'unreadable' });
    },
  );

  it('passes a refusal on', async () => {
    const { answer } = login({ status: 401, json: { message: 'Sai mật khẩu' } });
    const error = await answer.catch((thrown: RestError) => thrown);
    expect(error).toMatchObject({ kind: 'unauthorized', status: 401, serverMessage: 'Sai mật khẩu' });
  });
});

describe('signing out', () => {
  it('tells the server whose session is over', async () => {
    const server = fakeServer({ 'POST /api/users/logout': { status: 204 } });
    await signOut(createRest({ baseUrl: '', token: 'abc', after: noClock, fetch: server.fetch }));
    expect(server.calls).toMatchObject([{ headers: { authorization: 'Bearer abc' }, body: undefined }]);
  });
});
