import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadConfig } from '../../src/graph/feed/config';
import { awaitCalendar, followCalendar } from '../../src/graph/feed/calendar';
import { isConfirmed, isTradingDay } from '../../src/market/calendar';
import { backendOver } from '../support/graph/execute-query';
import { fakeClock, type Reply } from '../support/rest/fake-server';

const CONFIG: Reply = { json: { supported_resolutions: ['D'] } };
const HOLIDAYS: Reply = { json: { name: 'VNINDEX', session_holidays: '20270204,20270205' } };

let leave = () => {};
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
});

/** A session whose feed has its configuration requested, as for bars. */
async function open(replies: Record<string, Reply>) {
  const { backend, server } = backendOver(replies);
  const sources = backend();
  leave = followCalendar(sources);
  const configured = loadConfig(sources).catch(() => null);
  await configured;
  return { sources, server };
}

describe("a session's calendar", () => {
  it('has what the feed announces for VN-Index, in one request a session', async () => {
    const { sources, server } = await open({ 'GET /udf/config': CONFIG, 'GET /udf/symbols': HOLIDAYS });
    await awaitCalendar(sources);
    await loadConfig(sources);

    expect(server.requests()).toEqual(['GET /udf/config', 'GET /udf/symbols?symbol=VNINDEX']);
    expect([isTradingDay('2027-02-04'), isConfirmed('2027-02-04')]).toEqual([false, true]);
  });

  it('is the built-in one again once the session is over', async () => {
    const { sources } = await open({ 'GET /udf/config': CONFIG, 'GET /udf/symbols': HOLIDAYS });
    await awaitCalendar(sources);

    leave();

    expect([isTradingDay('2027-02-04'), isConfirmed('2027-02-04')]).toEqual([true, false]);
  });

  it('is not requested where the session is over before the page is idle', async () => {
    let whenIdle = () => {};
    vi.stubGlobal('requestIdleCallback', (run: () => void) => (whenIdle = run));
    const { sources, server } = await open({ 'GET /udf/config': CONFIG, 'GET /udf/symbols': HOLIDAYS });
    leave();
    whenIdle();
    await awaitCalendar(sources);

    expect(server.requests()).toEqual(['GET /udf/config']);
  });

  it('gets nothing from an answer that comes after the session', async () => {
    const { sources } = await open({ 'GET /udf/config': CONFIG, 'GET /udf/symbols': HOLIDAYS });
    leave();
    await awaitCalendar(sources);

    expect(isTradingDay('2027-02-04')).toBe(true);
  });

  it('costs a server with the calls of the specification alone no request', async () => {
    const { sources, server } = await open({});
    await awaitCalendar(sources);

    expect(server.requests()).toEqual(['GET /udf/config']);
  });

  it.each<[string, Reply]>([
    ['fails', { status: 500, json: {} }],
    ['lacks the symbol', { json: { s: 'error', errmsg: 'unknown_symbol VNINDEX' } }],
    ['is not reached', 'refuses to connect'],
    ['announces nothing readable', { json: { session_holidays: 7, corrections: {} } }],
  ])('is the built-in one where the feed %s', async (_, reply) => {
    const { sources } = await open({ 'GET /udf/config': CONFIG, 'GET /udf/symbols': reply });
    await awaitCalendar(sources);

    expect([isTradingDay('2027-02-04'), isConfirmed('2027-02-04')]).toEqual([true, false]);
  });

  it('is awaited for two seconds at most', async () => {
    const clock = fakeClock();
    const { sources } = await open({ 'GET /udf/config': CONFIG, 'GET /udf/symbols': 'never responds' });
    const awaited = awaitCalendar({ ...sources, schedule: clock.schedule });

    clock.pass(2_000);

    await expect(awaited).resolves.toBeUndefined();
  });
});
