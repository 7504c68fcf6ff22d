import { describe, expect, it } from 'vitest';
import * as auth from '../../src/rest/auth';
import { createRest } from '../../src/rest/client';
import type { RestError } from '../../src/rest/errors';
import { fakeServer, noTimer, type Reply } from '../support/rest/fake-server';

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
function call(row: (typeof calls)[number], reply: Reply) {
  const server = fakeServer({ [`POST ${row.at}`]: reply });
  const rest = createRest({ baseUrl: '', token: null, schedule: noTimer, fetch: server.fetch });
  const response = (row.call as (on: typeof rest, body: object) => Promise<unknown>)(rest, row.body);
  return { server, response };
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
    const error = await response.catch((thrown: RestError) => thrown);
    expect(error).toMatchObject({ kind: 'invalid', status: 422, serverMessage: 'Không được.' });
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
    const error = await call(register, reply).response.catch((thrown: RestError) => thrown);
    expect(error).toMatchObject({ status: reply.status, field });
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
