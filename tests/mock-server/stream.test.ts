import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFaults, EVERY_CALL, type FaultAnswer } from '../../mock-server/faults';
import { readEvents } from '../support/event-lines';
import { request, startBackend } from '../support/mock-server/backend';

type Row = { n: string; v: Record<string, unknown> };

/** The newest rows are those of 10:00 of a trading day. */
const MORNING = new Date('2026-08-27T10:00:00+07:00').getTime();
const EVENING = new Date('2026-08-27T20:00:00+07:00').getTime();

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => vi.useRealTimers());

/** A backend whose clock stands until it is moved, with its open streams. */
function start(options: Parameters<typeof startBackend>[0] = {}, at = MORNING) {
  let time = at;
  const server = startBackend({ now: () => new Date(time), ...options });
  return {
    server,
    open: async (query: string, init?: RequestInit) => readEvents(await fetch(`/udf/stream?${query}`, init)),
    /** Moves the clock by so many seconds, without a beat. */
    move: (seconds: number) => void (time += seconds * 1_000),
  };
}

/** Lets so many seconds of real time pass. */
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

function idOf(event: string | null) {
  return /^id: (\d+)$/m.exec(event ?? '')?.[1];
}

function rowsOf(event: string | null): readonly Row[] {
  const data = JSON.parse(/^data: (.*)$/m.exec(event ?? '')![1]!) as Row | { d: readonly Row[] };
  return 'd' in data ? data.d : [data];
}

async function quotes(symbols: string, depth = '') {
  const { body } = await request(`/udf/quotes?symbols=${symbols}&depth=${depth}`);
  return (body as { d: readonly Row[] }).d;
}

/** The row as /udf/quotes has it, which has no time. */
function withoutTime({ v, ...row }: Row) {
  const { lp_time, ...values } = v;
  expect(lp_time).toEqual(expect.any(Number));
  return { ...row, v: values };
}

// The five years of an index are computed once.
describe('GET /udf/stream', { timeout: 60_000 }, () => {
  it('begins with the newest row of each symbol, as /udf/quotes has it, and the time of its last match', async () => {
    const { open } = start();

    const first = rowsOf(await (await open('symbols=FPT,HOSE:VNM,VNINDEX,XXX,FPT')).next());

    expect(first.map(withoutTime)).toEqual(await quotes('FPT,VNM,VNINDEX'));
    expect(first.map(({ v }) => v['lp_time'])).toEqual([
      expect.closeTo(MORNING / 1_000, -2),
      expect.closeTo(MORNING / 1_000, -2),
      MORNING / 1_000,
    ]);
  });

  it('sends a row when its values have changed, each event with an id of its own', async () => {
    const { open, move } = start();
    const events = await open('symbols=FPT');
    const first = await events.next();
    expect(rowsOf(first)).toHaveLength(1);

    const second = events.next();
    await pass(5);
    move(15);
    await pass(1);

    expect(rowsOf(await second).map(withoutTime)).toEqual(await quotes('FPT'));
    expect(rowsOf(await second)).not.toEqual(rowsOf(first));
    expect([idOf(first), idOf(await second)]).toEqual(['1', '2']);
  });

  it('sends a comment every 15 seconds while nothing changes, as in a closed market', async () => {
    const { open, move } = start({}, EVENING);
    const events = await open('symbols=FPT,VNM');
    expect(rowsOf(await events.next())).toHaveLength(2);

    for (let count = 0; count < 2; count += 1) {
      const onEvent = vi.fn<(event: string | null) => void>();
      void events.next().then(onEvent);
      move(15);
      await pass(14);
      expect(onEvent).not.toHaveBeenCalled();
      await pass(1);
      await vi.waitFor(() => expect(onEvent).toHaveBeenCalledExactlyOnceWith(':\n\n'));
    }
  });

  it('has the time of the last match of the day after the close', async () => {
    const { open } = start({}, EVENING);

    const rows = rowsOf(await (await open('symbols=FPT,VNINDEX')).next());

    const [share, index] = rows.map(({ v }) => new Date((v['lp_time'] as number) * 1_000).toISOString());
    expect(share).toMatch(/^2026-08-27T07:[34]/);
    expect(index).toBe('2026-08-27T08:00:00.000Z');
  });

  it('has the order book of the symbols of depth alone, followed or not', async () => {
    const { open } = start();

    const rows = rowsOf(await (await open('symbols=FPT,VNM&depth=VNM,HPG')).next());

    expect(rows.map(withoutTime)).toEqual([...(await quotes('FPT')), ...(await quotes('VNM,HPG', '3'))]);
    expect(rows[1]!.v).toHaveProperty('matches');
  });

  it('has the whole listing and the indices by *, then what changed as one event', async () => {
    const { open, move } = start();
    const { body } = await request('/udf/symbol_info');
    const events = await open('symbols=*');

    const names = rowsOf(await events.next()).map(({ n }) => n);
    expect(names).toEqual([
      ...(body as { symbol: string[] }).symbol,
      'VNINDEX',
      'VN30',
      'HNXINDEX',
      'UPCOMINDEX',
    ]);

    const next = events.next();
    move(15);
    await pass(1);
    const changed = rowsOf(await next).map(({ n }) => n);
    expect(changed.length).toBeGreaterThan(100);
    expect(new Set(changed).size).toBe(changed.length);
  });

  it('gives a slow reader the newest row of each symbol, none before it', async () => {
    const { open, move } = start();
    const events = await open('symbols=FPT');
    await events.next();
    // One event is on its way to the reader.
    for (let count = 0; count < 10; count += 1) {
      move(15);
      await pass(1);
    }

    await events.next();
    const newest = await events.next();
    expect(rowsOf(newest).map(withoutTime)).toEqual(await quotes('FPT'));
    expect(idOf(newest)).toBe('3');
  });

  it('follows a clock that is set at once', async () => {
    let setClock = () => {};
    const onClockSet = (listener: () => void) => {
      setClock = listener;
      return () => {};
    };
    const { open, move } = start({ onClockSet });
    const events = await open('symbols=FPT');
    await events.next();

    const next = events.next();
    await pass(0);
    move(-1_800);
    setClock();

    expect(rowsOf(await next).map(withoutTime)).toEqual(await quotes('FPT'));
  });

  it('may run at a pace of its own, beside every other call', async () => {
    const { open } = start({ streamNow: () => new Date(MORNING + 3_600_000) });

    const [row] = rowsOf(await (await open('symbols=FPT')).next());

    expect(row!.v['lp_time']).toBeGreaterThan(MORNING / 1_000 + 3_500);
    expect(withoutTime(row!)).not.toEqual((await quotes('FPT'))[0]);
  });

  it('is not buffered on its way', async () => {
    start();

    const { headers, body } = await fetch('/udf/stream?symbols=FPT');

    expect(Object.fromEntries(headers)).toEqual({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    await body!.cancel();
  });

  it.each([
    ['no symbols', '', 'missing_symbols'],
    ['an order book alone', 'depth=FPT', 'missing_symbols'],
    ['a comma', 'symbols=,', 'missing_symbols'],
    ['more than 200 symbols', `symbols=${'FPT,'.repeat(201)}`, 'too_many_symbols'],
    ['more than five order books', `symbols=FPT&depth=${'FPT,'.repeat(6)}`, 'too_many_symbols'],
  ])('refuses %s', async (_, query, errmsg) => {
    start();

    expect(await request(`/udf/stream?${query}`)).toEqual({ status: 400, body: { s: 'error', errmsg } });
  });
});

describe('the timer of all streams', () => {
  it('is one, and stops when the last of them is left', async () => {
    const { open } = start();
    const [first, second] = [await open('symbols=FPT'), await open('symbols=VNM')];
    await first.next();
    await second.next();
    expect(vi.getTimerCount()).toBe(1);

    await first.leave();
    expect(vi.getTimerCount()).toBe(1);
    await second.leave();
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0));
  });

  it('stops when the page aborts the request, also before it is answered, and when the server shuts down', async () => {
    const { server, open } = start();
    const [early, late] = [new AbortController(), new AbortController()];
    const refused = open('symbols=FPT', { signal: early.signal });
    early.abort();
    await expect(refused).rejects.toThrow(/abort/);
    const events = await open('symbols=FPT', { signal: late.signal });
    await events.next();
    late.abort();
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0));

    const last = await open('symbols=FPT');
    await last.next();
    const next = last.next();
    server.shutdown();
    await expect(next).rejects.toThrow('The connection is lost');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a fault of the stream', () => {
  const CALL = 'GET /udf/stream';
  const faulty = (answer: FaultAnswer, call = CALL, isOnce = false) =>
    start({ faults: createFaults([{ call, answer, isOnce }]) });

  it('drop breaks it after three events', async () => {
    const { open, move } = faulty('drop');
    const events = await open('symbols=FPT');
    await events.next();
    for (let count = 0; count < 2; count += 1) {
      const next = events.next();
      move(15);
      await pass(1);
      expect(await next).toMatch(/^id: /);
    }

    await expect(events.next()).rejects.toThrow('The connection is lost');
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0));
  });

  it('silence leaves it open without an event or a comment', async () => {
    const { open } = faulty('silence');
    const onEvent = vi.fn<() => void>();
    const events = await open('symbols=FPT');

    void events.next().then(onEvent);
    await pass(120);
    expect(onEvent).not.toHaveBeenCalled();
    await events.leave();
  });

  it('garbage makes its data no JSON, its comments and ids stay', async () => {
    const { open } = faulty('garbage');
    const event = await (await open('symbols=FPT')).next();

    expect(event).toMatch(/^id: 1\ndata: \{"s":"ok".*\n\n$/);
    expect(() => rowsOf(event)).toThrow(SyntaxError);
  });

  it('503 refuses it', async () => {
    faulty('503');

    expect(await request('/udf/stream?symbols=FPT')).toMatchObject({ status: 503 });
  });

  it('breaks the open ones when it is set, for the next one to have it, and when it is removed', async () => {
    const faults = createFaults();
    const { open } = start({ faults });
    const events = await open('symbols=FPT');
    await events.next();
    const next = events.next();

    faults.add({ call: 'GET /udf/time', answer: '500', isOnce: false });
    faults.add({ call: CALL, answer: 'silence', isOnce: false });
    await expect(next).rejects.toThrow('The connection is lost');
    const silent = (await open('symbols=FPT')).next();
    await pass(0);
    faults.remove(CALL);
    await expect(silent).rejects.toThrow('The connection is lost');
    expect(rowsOf(await (await open('symbols=FPT')).next())).toHaveLength(1);
  });

  it('is that of every call too, of which others take one of their own', async () => {
    const { open } = faulty('garbage', EVERY_CALL);

    expect(await (await open('symbols=FPT')).next()).toMatch(/^id: 1/);
    expect(await (await fetch('/udf/time')).text()).toContain('502 Bad Gateway');
  });
});
