import { Response } from 'miragejs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFaults, type FaultAnswer } from '../../mock-server/faults';
import { startMockServer } from '../../mock-server/server';
import { readEvents } from '../support/event-lines';
import { NOW } from '../support/mock-server/backend';

type Options = Partial<Parameters<typeof startMockServer>[0]>;

/** A server without a socket, and what it responds to a call: status and body, or null where it leaves the call alone. */
function start(options: Options = {}) {
  const server = startMockServer({ now: () => NOW, timing: 0, ...options });
  const call = async (name: string) => {
    const [method = '', url = ''] = name.split(' ');
    const response = await server.handle({ method, url, requestHeaders: {}, requestBody: '' });
    return response && [response.status, response.body];
  };
  return { server, call };
}

afterEach(() => vi.useRealTimers());

describe('the requests that the mock server handles', () => {
  it.each(['/udf/time', '/udf/config?a=b', '/news?format=json&today=0', '/covid', '/api/public_pulse'])(
    'include %s',
    async (url) => {
      expect(await start().call(`GET ${url}`)).toEqual([200, expect.any(String)]);
    },
  );

  it.each([
    '/assets/index-4f2a.js',
    '/src/pages/Home.tsx',
    '/newsroom.js',
    '/technical/HPG',
    '/',
    '/api',
    '//example.com',
  ])('exclude %s', (url) => {
    expect(start().server.handle({ method: 'GET', url, requestHeaders: {}, requestBody: '' })).toBeNull();
  });
});

describe('a route', () => {
  const echo = (server: ReturnType<typeof start>['server']) =>
    server.get('/api/echo/:first/x/:second', (_, { params, queryParams }) => ({ params, queryParams }));

  it('gets the parts of its path and the query, decoded', async () => {
    const { server, call } = start();
    echo(server);

    expect(await call('GET /api/echo/VN%20A/x/2?q=a%26b&q=c&d=')).toEqual([
      200,
      '{"params":{"first":"VN A","second":"2"},"queryParams":{"q":"c","d":""}}',
    ]);
  });

  it.each(['GET /api/echo/1/x', 'GET /api/echo/1/x/2/3', 'GET /api/echo/1/y/2', 'PUT /api/echo/1/x/2'])(
    'has no other path and no other method: %s',
    async (name) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      const { server, call } = start();
      echo(server);

      expect((await call(name))?.[0]).toBe(404);
    },
  );

  it('takes the place of an older one of the same call', async () => {
    const { server, call } = start();
    server.get('/udf/time', () => new Response(503, {}, {}));

    expect(await call('GET /udf/time')).toEqual([503, '{}']);
  });

  it.each([
    ['throws', () => expect.fail('broken')],
    ['rejects', () => Promise.reject(new TypeError('broken'))],
  ])('that %s responds 500', async (_, route) => {
    const { server, call } = start();
    server.get('/udf/time', route);

    expect(await call('GET /udf/time')).toEqual([500, expect.stringContaining('broken')]);
  });

  it('has no path that cannot be decoded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { server, call } = start();
    server.get('/udf/echo/:symbol', (_, { params }) => params);

    expect((await call('GET /udf/echo/50%25'))?.[1]).toBe('{"symbol":"50%"}');
    expect((await call('GET /udf/echo/50%'))?.[0]).toBe(404);
  });

  it('may respond with a stream', async () => {
    const { server, call } = start();
    const stream = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('data: 1\n\n')),
    });
    server.get('/udf/stream', () => new Response(200, { 'Content-Type': 'text/event-stream' }, stream));

    const [status, body] = (await call('GET /udf/stream')) as [
      number,
      ReadableStream<Uint8Array<ArrayBuffer>>,
    ];
    expect([status, await readEvents({ body }).next()]).toEqual([200, 'data: 1\n\n']);
  });
});

describe('a fault', () => {
  const faulty = (answer: FaultAnswer, isOnce = false) =>
    start({ faults: createFaults([{ call: 'GET /udf/time', answer, isOnce }]) });

  it.each([
    ['401', [401, expect.stringContaining('message')]],
    ['500', [500, expect.stringContaining('message')]],
    ['html', [200, expect.stringContaining('502 Bad Gateway')]],
  ] as const)('%s is the response of its call alone', async (answer, response) => {
    const { call } = faulty(answer);

    expect(await call('GET /udf/time')).toEqual(response);
    expect((await call('GET /udf/config'))?.[0]).toBe(200);
  });

  it('offline breaks the connection, once', async () => {
    const { call } = faulty('offline', true);

    await expect(call('GET /udf/time')).rejects.toThrow('Failed to fetch');
    expect((await call('GET /udf/time'))?.[0]).toBe(200);
  });

  it('can stand for each call that has a route', () => {
    const faults = createFaults();
    const { server } = start({ faults });
    const known = [...faults.calls];
    server.get('/udf/time', () => ({}));

    expect(known).toContain('POST /api/users/:id/plans');
    expect(faults.calls).toEqual(known);
  });
});

describe('the timing', () => {
  it('is that of the server, and can be changed while it runs', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { server, call } = start({ timing: 100 });
    for (const timing of [100, 1000]) {
      server.timing = timing;
      const onResponse = vi.fn<() => void>();
      void call('GET /udf/time').then(onResponse);

      await vi.advanceTimersByTimeAsync(timing - 1);
      expect(onResponse).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(onResponse).toHaveBeenCalledOnce();
    }
  });
});
