import { describe, expect, it } from 'vitest';
import { restErrorKinds, type RestError } from '../../src/rest/errors';
import { PATH, restOver, failureOf } from '../support/rest/client';

describe('the field of a refusal', () => {
  it.each([
    ['email', 'email'],
    ['currentPassword', 'currentPassword'],
    ['a b', null],
    ['', null],
    ['x'.repeat(41), null],
    ['"]', null],
    [7, null],
    [undefined, null],
  ])('named %j is %j', async (field, known) => {
    const { rest } = restOver({ status: 422, json: { message: 'Sai.', field } });

    const error = await rest.post(PATH, {}).catch((thrown: RestError) => thrown);

    expect(error).toMatchObject({ field: known, serverMessage: 'Sai.' });
    expect((error as RestError).extensions.field).toBe(known ?? undefined);
  });
});

describe('a failure', () => {
  it.each([
    [400, 'invalid'],
    [401, 'unauthorized'],
    [402, 'client'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [405, 'client'],
    [409, 'invalid'],
    [422, 'invalid'],
    [429, 'tooMany'],
    [500, 'server'],
    [418, 'client'],
    [503, 'server'],
    [511, 'server'],
  ] as const)('with status %i is %s', async (status, kind) => {
    const reply = { status, json: { message: 'Mã không tồn tại' } };
    expect(await failureOf(restOver(reply).rest.get(PATH))).toEqual({
      kind,
      status,
      serverMessage: 'Mã không tồn tại',
    });
  });

  it.each([
    '',
    '<h1>Bad gateway</h1>',
    '{"message":',
    '[]',
    '{"message":{"a":1}}',
    '{"errors":{"email":["x"]}}',
  ])('with body %j has no message', async (text) => {
    const failure = { kind: 'server', status: 502, serverMessage: null };
    expect(await failureOf(restOver({ status: 502, text }).rest.get(PATH))).toEqual(failure);
  });

  it('carries what GraphQL passes on', async () => {
    const error = await restOver({ status: 401, json: {} })
      .rest.get(PATH)
      .catch((thrown: RestError) => thrown);
    expect(error).toMatchObject({
      name: 'RestError',
      message: 'unauthorized (401)',
      extensions: { kind: 'unauthorized', status: 401, serverMessage: null, withToken: true },
    });
  });

  it('reports when no token was sent', async () => {
    const { rest } = restOver({ status: 401, json: {} }, { token: null });
    expect(await rest.get(PATH).catch((error: RestError) => error.extensions)).toMatchObject({
      withToken: false,
    });
  });

  it('of the network, a redirect included, is unreachable', async () => {
    const failure = { kind: 'unreachable', status: null, serverMessage: null };
    expect(await failureOf(restOver('refuses to connect').rest.get(PATH))).toEqual(failure);
  });

  it('of a body that is too large has a kind of its own, also where a proxy answers with a page', async () => {
    const page = { status: 413, text: '<html><h1>413 Request Entity Too Large</h1></html>' };
    const failure = { kind: 'tooLarge', status: 413, serverMessage: null };
    expect(await failureOf(restOver(page).rest.get(PATH))).toEqual(failure);
  });

  it('is one of a closed set', () => {
    expect(restErrorKinds).toEqual([...new Set(restErrorKinds)]);
  });
});
