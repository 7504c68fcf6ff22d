import { describe, expect, it } from 'vitest';
import { dayOfEpochSeconds } from '../../src/market/day';
import type { Reply } from '../support/rest/fake-server';
import { SignalHistoryDocument, type SignalHistoryQuery } from '../../src/graph/signal-history.generated';
import { execute } from 'graphql';
import { getSchema } from '../../src/graph/schema';
import { backendOver } from '../support/graph/execute-query';
import { ALL, LONG, dayAt, feedOf, signals } from '../support/graph/signal-history';

const nothing = { symbol: 'FPT', tradingDays: 0, since: null, brokenBy: null, signals: [], trackRecords: [] };

describe('the bars that the signals are computed from', () => {
  it('come from five years that are paged backwards', async () => {
    const { history, requests } = await signals(feedOf(ALL));

    expect(requests).toEqual([
      'GET /udf/config',
      'GET /udf/history?symbol=FPT&resolution=D&from=0&to=2147483647&countback=1000',
      expect.stringContaining(`&to=${ALL.time[250]}&countback=250`),
    ]);
    expect(history).toMatchObject({
      symbol: 'FPT',
      availability: 'READY',
      tradingDays: 1_250,
      since: dayAt(0),
    });
  });

  it('leave out the beginning where older bars fail to come', async () => {
    const whole = feedOf(ALL);
    const { history } = await signals((call) =>
      call.url.includes(`to=${ALL.time[250]}`) ? { status: 500 } : whole(call),
    );

    expect(history.tradingDays).toBe(1_000);
    expect(history.signals.filter(({ day }) => day < dayAt(250 + 120))).toEqual([]);
    expect(history.signals.length).toBeGreaterThan(10);
  });

  it('of one earlier day after the other are computed from bars that are loaded once', async () => {
    const { backend, server } = backendOver({ 'GET /udf/history': feedOf(LONG) });
    for (const index of [2_950, 2_951, 2_952, 2_600, 2_300]) {
      await execute({
        schema: getSchema(),
        document: SignalHistoryDocument,
        variableValues: { symbol: 'FPT', until: dayOfEpochSeconds(LONG.time[index]!) },
        contextValue: backend(),
      });
    }

    const requests = server.requests().filter((each) => each.includes('history'));
    expect(requests).toHaveLength(2);
  });

  it('come from the newer bars alone where the older ones fail to come', async () => {
    const feed = feedOf(ALL);
    const { history, errors, requests } = await signals((call) =>
      call.url.includes('countback=250') ? { status: 500 } : feed(call),
    );

    expect([errors, requests.length]).toEqual([[], 3]);
    expect(history).toMatchObject({ availability: 'READY', tradingDays: 1_000, since: dayAt(250) });
  });

  it.each<[string, Reply, string]>([
    ['there is no feed', { status: 404 }, 'NO_DATA'],
    ['the feed has no bars', { json: { s: 'no_data' } }, 'NO_DATA'],
    [
      'the feed knows no such symbol',
      { json: { s: 'error', errmsg: 'unknown_symbol FPT' } },
      'UNKNOWN_SYMBOL',
    ],
  ])('are none, quietly, where %s', async (_, reply, availability) => {
    const { history, errors } = await signals(reply);

    expect(errors).toEqual([]);
    expect(history).toEqual({ ...nothing, availability });
  });

  it.each<[string, Reply]>([
    ['server', { status: 500 }],
    ['unreachable', 'refuses to connect'],
    ['unreadable', { text: '<!doctype html>' }],
    ['unreadable', { json: { s: 'ok', t: ['?'], o: ['?'], h: ['?'], l: ['?'], c: ['?'], v: ['?'] } }],
  ])('fail where the feed fails (%s), so that a retry requests them again', async (kind, reply) => {
    const { errors } = await signals(reply);

    expect(errors).toEqual([expect.objectContaining({ kind })]);
  });
});

describe('the bars as they were known on a past day', () => {
  const exDate = (day: string, price: number) => ({
    ...{ id: day, time: Date.parse(day) / 1000, label: 'D', tooltip: day },
    right: { kind: 'cash_dividend', price },
  });
  const config = { json: { supports_timescale_marks: true, supported_adjustments: ['dividends', 'none'] } };
  const priced = async (until: string, replies: Parameters<typeof backendOver>[0] = {}) => {
    const { backend, server } = backendOver({
      'GET /udf/history': feedOf(ALL),
      'GET /udf/config': config,
      'GET /udf/timescale_marks': { json: [exDate(dayAt(1_000), 1)] },
      ...replies,
    });
    const { data, errors } = await execute({
      schema: getSchema(),
      document: SignalHistoryDocument,
      variableValues: { symbol: 'FPT', until, asKnown: true },
      contextValue: backend(),
    });
    const { signals: found } = (data as SignalHistoryQuery | null)?.signalHistory ?? { signals: [] };
    return { prices: new Map(found.map(({ day, price }) => [day, price])), errors, server };
  };
  const closeOn = (day: string) => ALL.close[ALL.time.indexOf(Date.parse(day) / 1000)]!;

  it('are those that were matched, until the first ex-date after which they are lower', async () => {
    const { prices: before, server } = await priced(dayAt(999));
    expect(before.size).toBeGreaterThan(5);
    for (const [day, price] of before) expect(price).toBe(closeOn(day));
    expect(server.requests().filter((request) => /history/.test(request))).toEqual([
      'GET /udf/history?symbol=FPT&resolution=D&from=0&to=2147483647&countback=1000&adjustment=none',
      expect.stringMatching(/countback=1000&adjustment=none$/),
      // The feed has 250 of these.
      expect.stringMatching(/countback=750&adjustment=none$/),
    ]);

    const { prices: after } = await priced(dayAt(1_000));
    const left = 1 - 1 / ALL.close[999]!;
    for (const [day, price] of after)
      expect(price).toBe(day < dayAt(1_000) ? Math.round(closeOn(day) * left * 100) / 100 : closeOn(day));
  });

  it('are adjusted ones of a feed that lacks what that takes, and fail where it fails', async () => {
    const { server, errors } = await priced(dayAt(999), { 'GET /udf/config': { status: 404 } });
    expect(errors).toBeUndefined();
    expect(server.requests().filter((request) => request.includes('adjustment'))).toEqual([]);

    const failing = await priced(dayAt(999), { 'GET /udf/timescale_marks': { status: 500 } });
    expect(failing.errors).toHaveLength(1);
  });
});
