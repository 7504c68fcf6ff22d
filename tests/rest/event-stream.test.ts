import { describe, expect, it } from 'vitest';
import { createRest, type Schedule } from '../../src/rest/client';
import type { RestError } from '../../src/rest/errors';
import { requestStream, type StreamMessage } from '../../src/rest/event-stream';
import { MAX_BODY_BYTES } from '../../src/rest/response-body';
import { page } from '../support/rest/client';
import { fakeClock, noTimer } from '../support/rest/fake-server';

const PATH = 'feed/stream?symbols=FPT';
const EVENTS = { 'content-type': 'text/event-stream; charset=utf-8' };

type Sent = { url: string; init: RequestInit };

/** A line whose server a test plays by hand. */
function openLine({
  status = 200,
  headers = EVENTS as HeadersInit,
  path = PATH,
  absolute = false,
  schedule = noTimer as Schedule,
} = {}) {
  const sent: Sent[] = [];
  const read: (StreamMessage | 'comment')[] = [];
  const controller = new AbortController();
  let source!: ReadableStreamDefaultController<Uint8Array>;
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    start: (own) => void (source = own),
    cancel: () => void (isCancelled = true),
  });
  const fetch: typeof globalThis.fetch = async (url, init = {}) => {
    sent.push({ url: url as string, init });
    return new Response(body, { status, headers });
  };
  const rest = createRest({ baseUrl: '', token: 'T0K3N', page, schedule, fetch });
  const ended = requestStream(rest, path, {
    absolute,
    signal: controller.signal,
    onMessage: (message) => read.push(message),
    onComment: () => read.push('comment'),
  }).then(
    () => 'ended',
    ({ kind, status: refused, retryAfter }: RestError) => ({ kind, status: refused, retryAfter }),
  );
  const settle = () => new Promise<void>((done) => setImmediate(done));
  return {
    ended,
    read,
    sent,
    abort: () => controller.abort(),
    isCancelled: () => isCancelled,
    async send(text: string | Uint8Array<ArrayBuffer>) {
      await settle();
      source.enqueue(typeof text === 'string' ? new TextEncoder().encode(text) : text);
      await settle();
    },
    close: () => source.close(),
    breakOff: () => source.error(new TypeError('network error')),
    settle,
  };
}

const message = (data: string, rest: Partial<StreamMessage> = {}) => ({
  event: 'message',
  id: null,
  data,
  ...rest,
});

describe('a stream of events', () => {
  it('is read event by event, with comments, until the server ends it', async () => {
    const line = openLine();
    await line.send(': hello\n\nid: 7\ndata: {"n":"FPT"}\n\n');
    await line.send('event: phase\ndata: ATO\n\n');
    line.close();

    expect(await line.ended).toBe('ended');
    expect(line.read).toEqual([
      'comment',
      message('{"n":"FPT"}', { id: '7' }),
      message('ATO', { event: 'phase' }),
    ]);
  });

  it('is read alike however the network cuts it, inside of a letter too', async () => {
    const line = openLine();
    for (const byte of new TextEncoder().encode('data: Mỹ\r\ndata: €\r\n\r\n'))
      await line.send(new Uint8Array([byte]));

    expect(line.read).toEqual([message('Mỹ\n€')]);
  });

  it('is requested with the token in its header and nothing of it in the address', async () => {
    const line = openLine();
    await line.settle();

    const [{ url, init }] = line.sent as [Sent];
    expect(url).toBe(`/${PATH}`);
    expect(init.headers).toMatchObject({ accept: 'text/event-stream', authorization: 'Bearer T0K3N' });
    expect(init.cache).toBe('no-store');
  });

  it('of another origin is requested without the token', async () => {
    const line = openLine({ path: 'https://feed.example/stream', absolute: true });
    await line.settle();

    expect(line.sent[0]!.url).toBe('https://feed.example/stream');
    expect(line.sent[0]!.init.headers).not.toHaveProperty('authorization');
  });

  it('may last, once its headers are there', async () => {
    const clock = fakeClock();
    const line = openLine({ schedule: clock.schedule });
    await line.settle();
    clock.pass(60_000);
    await line.send('data: 1\n\n');

    expect(line.read).toEqual([message('1')]);
    expect(clock.running()).toBe(0);
  });

  it.each([
    { status: 401, headers: {}, is: { kind: 'unauthorized', status: 401, retryAfter: null } },
    { status: 503, headers: { 'retry-after': '7' }, is: { kind: 'server', status: 503, retryAfter: 7_000 } },
  ])('that is refused with $status never opens', async ({ status, headers, is }) => {
    const line = openLine({ status, headers });
    line.close();

    expect(await line.ended).toEqual(is);
    expect(line.read).toEqual([]);
  });

  it.each(['text/html', 'application/json', 'text/event-streams'])(
    'cannot be read from %s, which is left unread',
    async (type) => {
      const line = openLine({ headers: { 'content-type': type } });

      expect(await line.ended).toMatchObject({ kind: 'unreadable', status: 200 });
      expect(line.read).toEqual([]);
      expect(line.isCancelled()).toBe(true);
    },
  );

  it('that breaks rejects, and what was incomplete is not an event', async () => {
    const line = openLine();
    await line.send('data: 1\n\ndata: 2\n');
    line.breakOff();

    expect(await line.ended).toMatchObject({ kind: 'unreachable' });
    expect(line.read).toEqual([message('1')]);
  });

  it('is ended by its caller at once, and brings nothing after', async () => {
    const line = openLine();
    await line.settle();
    line.abort();

    expect(await line.ended).toMatchObject({ kind: 'aborted' });
    expect(line.isCancelled()).toBe(true);
    await line.send('data: 1\n\n').catch(() => {});
    expect(line.read).toEqual([]);
  });

  it('lets garbage pass', async () => {
    const line = openLine();
    await line.send('<html>\n\n\u0000\uFFFD: x\n\ndata\n\nretry: soon\n\ndata: 1\n\n');

    expect(line.read).toEqual([message(''), message('1')]);
  });

  it.each([
    ['a line', 'data: '],
    ['an event of many lines', 'data: 1\n'],
  ])('ends at %s without an end', async (_, start) => {
    const line = openLine();
    const chunk = start.endsWith('\n') ? `data: ${'x'.repeat(2 ** 20)}\n` : 'x'.repeat(2 ** 20);
    await line.send(start);
    for (let sent = 0; sent <= MAX_BODY_BYTES && !line.isCancelled(); sent += 2 ** 20) await line.send(chunk);

    expect(await line.ended).toMatchObject({ kind: 'oversized' });
    expect(line.read).toEqual([]);
  });
});
