import { describe, expect, it } from 'vitest';
import { MAX_BODY_BYTES } from '../../src/rest/response-body';
import { createRest } from '../../src/rest/client';
import { restErrorKinds, type RestError } from '../../src/rest/errors';
import { fakeClock, fakeServer, noTimer, type Reply } from '../support/rest/fake-server';

const page = 'https://nhip.example';
const PATH = 'api/watchlists';

function restOver(reply: Reply, { baseUrl = '', token = 'T0K3N' as string | null } = {}) {
  const server = fakeServer({
    [`GET ${baseUrl}/${PATH}`]: reply,
    [`POST ${baseUrl}/${PATH}`]: reply,
  });
  return { server, rest: createRest({ baseUrl, token, page, schedule: noTimer, fetch: server.fetch }) };
}

const failureOf = (response: Promise<unknown>) =>
  response.then(
    () => expect.unreachable('the request succeeded'),
    (error: RestError) => ({ kind: error.kind, status: error.status, serverMessage: error.serverMessage }),
  );

describe('a request', () => {
  it('requests JSON, follows no redirect, sends no cookies and uses no cache with a token', async () => {
    const { server, rest } = restOver({ json: { data: [1] } });

    await rest.get(PATH);

    expect(server.calls).toEqual([
      {
        method: 'GET',
        url: '/api/watchlists',
        headers: { accept: 'application/json', authorization: 'Bearer T0K3N' },
        body: undefined,
        init: expect.objectContaining({
          redirect: 'error',
          credentials: 'omit',
          cache: 'no-store',
          body: null,
        }),
      },
    ]);
  });

  it('sends a body as JSON, and none where there is none', async () => {
    const { server, rest } = restOver({ json: {} });

    await rest.post(PATH, { symbol: 'HPG' });
    await rest.post(PATH);

    expect(server.calls.map(({ headers, body }) => [headers['content-type'], body])).toEqual([
      ['application/json', { symbol: 'HPG' }],
      [undefined, undefined],
    ]);
  });

  it.each([
    ['https://api.example/v1', '/api/x', 'https://api.example/v1/api/x'],
    ['https://api.example/', 'api/x', 'https://api.example/api/x'],
    ['', '//evil.example/x', '/evil.example/x'],
    ['/backend/', 'api/x', '/backend/api/x'],
  ])('joins %j and %j', async (baseUrl, path, url) => {
    const server = fakeServer({});
    await createRest({ baseUrl, token: null, page, schedule: noTimer, fetch: server.fetch })
      .get(path)
      .catch(() => {});
    expect(server.requests()).toEqual([`GET ${url}`]);
  });
});

describe('the token', () => {
  const authorizationOf = async (baseUrl: string, url: string, token: string | null = 'T0K3N') => {
    const server = fakeServer({});
    const rest = createRest({ baseUrl, token, page, schedule: noTimer, fetch: server.fetch });
    await rest.get(url, { absolute: true }).catch(() => {});
    return server.calls[0]?.headers['authorization'];
  };

  it.each([
    ['', '/udf/history'],
    ['', 'https://nhip.example/udf/history'],
    ['/backend', 'https://nhip.example:443/udf'],
    ['https://api.example/v1', 'https://api.example/udf'],
  ])('with the API at %j goes to %j', async (baseUrl, url) => {
    expect(await authorizationOf(baseUrl, url)).toBe('Bearer T0K3N');
  });

  it.each([
    ['', 'https://news.example/list'],
    ['', '//news.example/list'],
    ['', 'http://nhip.example/udf'],
    ['', 'https://nhip.example:8443/udf'],
    ['', 'https://nhip.example.evil.example/'],
    ['', 'https://nhip.example@evil.example/'],
    ['https://api.example/v1', '/udf/history'],
    ['https://api.example', 'https://api.example.evil.example'],
    ['', 'https://['],
  ])('with the API at %j never goes to %j', async (baseUrl, url) => {
    expect(await authorizationOf(baseUrl, url)).toBeUndefined();
  });

  it('is not sent where there is none', async () => {
    expect(await authorizationOf('', '/udf/history', null)).toBeUndefined();
  });
});

describe('the language', () => {
  it('goes with every request to the origin of the API, as it is at that moment', async () => {
    let language = 'vi';
    const server = fakeServer({});
    const rest = createRest({
      ...{ baseUrl: 'https://api.example/v1', token: null, language: () => language, page },
      ...{ schedule: noTimer, fetch: server.fetch },
    });
    const visit = (path: string, absolute = false) => rest.get(path, { absolute }).catch(() => {});

    await visit(PATH);
    language = 'de';
    await rest.post(PATH, {}).catch(() => {});
    await visit('https://api.example/udf/history', true);
    await visit('https://news.example/list', true);

    expect(server.calls.map(({ headers }) => headers['accept-language'])).toEqual([
      'vi',
      'de',
      'de',
      undefined,
    ]);
  });

  it('is not sent where there is none', async () => {
    const { server, rest } = restOver({ json: {} });
    await rest.get(PATH);
    expect(server.calls[0]?.headers).not.toHaveProperty('accept-language');
  });
});

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

describe('a response', () => {
  it.each([
    ['what is in data', { data: [1, 2] }, [1, 2]],
    ['null in data', { data: null, error: 'boom' }, null],
    ['a body without data', { s: 'ok' }, { s: 'ok' }],
    ['a bare list', [1], [1]],
    ['a bare null', null, null],
  ])('is %s', async (_what, json, response) => {
    expect(await restOver({ json }).rest.get(PATH)).toEqual(response);
  });

  it('may start with a byte order mark', async () => {
    expect(await restOver({ text: '\uFEFF{"data":[]}' }).rest.get(PATH)).toEqual([]);
  });

  it('to a submission may be empty', async () => {
    expect(await restOver({ text: ' \n' }).rest.post(PATH)).toBeNull();
    expect(await restOver({ status: 204 }).rest.post(PATH)).toBeNull();
  });

  it('never reaches a prototype', async () => {
    await restOver({ text: '{"data":{"__proto__":{"isAdmin":true}}}' }).rest.get(PATH);
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
  });

  it.each([
    ['HTML', { text: '<!doctype html><title>502</title>' }, 200],
    ['empty', { text: '' }, 200],
    ['no content', { status: 204 }, 204],
    ['truncated', { text: '{"data":[{"symbol":"VN' }, 200],
    ['single-quoted', { text: "{'data':[]}" }, 200],
    ['two documents', { text: '{}{}' }, 200],
    ['a NaN literal', { text: '[NaN]' }, 200],
  ])('that is %s is unreadable', async (_what, reply, status) => {
    expect(await failureOf(restOver(reply).rest.get(PATH))).toEqual({
      kind: 'unreadable',
      status,
      serverMessage: null,
    });
  });

  it('is refused when it grows too large, announced or not', async () => {
    const text = `"${'x'.repeat(MAX_BODY_BYTES)}"`;
    const failure = { kind: 'oversized', status: 200, serverMessage: null };

    expect(await failureOf(restOver({ text }).rest.get(PATH))).toEqual(failure);
    const announced = { text: '[]', headers: { 'content-length': String(MAX_BODY_BYTES + 1) } };
    expect(await failureOf(restOver(announced).rest.get(PATH))).toEqual(failure);
  });

  it('is read, and capped, also where a replaced fetch responds without a stream', async () => {
    const textOnly = (text: string) => async () =>
      ({ ok: true, status: 200, headers: new Headers(), text: async () => text }) as Response;
    const over = (text: string) =>
      createRest({ baseUrl: '', token: null, page, schedule: noTimer, fetch: textOnly(text) }).get(PATH);

    expect(await over('{"data":[1]}')).toEqual([1]);
    expect(await failureOf(over('x'.repeat(MAX_BODY_BYTES + 1)))).toMatchObject({ kind: 'oversized' });
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

  it('is one of a closed set', () => {
    expect(restErrorKinds).toEqual([...new Set(restErrorKinds)]);
  });
});

describe('patience', () => {
  const waiting = (reply: Reply = 'never responds') => {
    const clock = fakeClock();
    const server = fakeServer({ [`GET /${PATH}`]: reply });
    return {
      clock,
      server,
      rest: createRest({ baseUrl: '', token: null, page, schedule: clock.schedule, fetch: server.fetch }),
    };
  };

  it('ends after 15 seconds, and the request with it', async () => {
    const { clock, server, rest } = waiting();
    const response = rest.get(PATH);

    clock.pass(14_999);
    expect(server.calls[0]?.init.signal?.aborted).toBe(false);
    clock.pass(1);

    expect(await failureOf(response)).toEqual({ kind: 'timeout', status: null, serverMessage: null });
    expect(server.calls[0]?.init.signal?.aborted).toBe(true);
  });

  it('covers a body that drips', async () => {
    const clock = fakeClock();
    const dripping = async () =>
      new Response(new ReadableStream({ start: (body) => body.enqueue(new Uint8Array([91])) }));
    const response = createRest({
      baseUrl: '',
      token: null,
      page,
      schedule: clock.schedule,
      fetch: dripping,
    }).get(PATH);

    clock.pass(15_000);

    expect(await failureOf(response)).toMatchObject({ kind: 'timeout' });
  });

  it('leaves no timer behind', async () => {
    const { clock, rest } = waiting({ json: [] });
    await rest.get(PATH);
    expect(clock.running()).toBe(0);
  });

  it('of the caller ends the request at once', async () => {
    const { server, rest } = waiting();
    const caller = new AbortController();
    const response = rest.get(PATH, { signal: caller.signal });

    caller.abort();

    expect(await failureOf(response)).toEqual({ kind: 'aborted', status: null, serverMessage: null });
    expect(server.calls[0]?.init.signal?.aborted).toBe(true);
  });

  it('that is aborted before the request sends none', async () => {
    const { server, rest } = waiting();
    expect(await failureOf(rest.get(PATH, { signal: AbortSignal.abort() }))).toMatchObject({
      kind: 'aborted',
    });
    expect(server.calls).toEqual([]);
  });
});
