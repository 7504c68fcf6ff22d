import { describe, expect, it } from 'vitest';
import { FeedReportDocument } from '../../src/member/admin/feed/feed-report.generated';
import { addTradingDays } from '../../src/market/calendar';
import { epochSecondsOf } from '../../src/market/day';
import { executeQuery } from '../support/graph/execute-query';
import type { Reply } from '../support/rest/fake-server';

const now = new Date('2026-11-27T10:15:00+07:00');

const config = {
  supported_resolutions: ['1', 'D', 'W'],
  exchanges: [{ value: '', name: 'Tất cả' }, { value: 'HOSE' }, { name: 'HNX' }, { value: 'HOSE' }, null],
};

/** Bars of three days, the middle one contradictory, the last one after today. */
const history = {
  s: 'ok',
  t: (['2026-11-25', '2026-11-26', '2026-11-30'] as const).map(epochSecondsOf),
  o: [40, 40, 40],
  h: [41, 39, 41],
  l: [39, 41, 39],
  c: [40.5, 40, 40.5],
  v: [1000, 1000, 1000],
};

const answers: Record<string, Reply> = {
  'GET /udf/config': { json: config },
  'GET /udf/time': { json: 1_764_212_000 },
  'GET /udf/symbol_info': { json: { symbol: ['FPT'], description: ['FPT'] } },
  'GET /udf/search': { json: [{ symbol: 'FPT' }] },
  'GET /udf/symbols': { json: { name: 'FPT' } },
  'GET /udf/history': { json: history },
  'GET /udf/quotes': { json: { s: 'ok', d: [] } },
  'GET /udf/timescale_marks': { json: [] },
};

async function report(replies: Record<string, Reply> = {}) {
  const all = { ...answers, ...replies };
  const { data, errors, server } = await executeQuery(FeedReportDocument, all, {}, { now });
  const found = data as { feedReport: { calls: { call: string; answer: string }[] } & object } | null;
  const calls = found?.feedReport.calls.map(({ call, answer }): [string, string] => [call, answer]) ?? [];
  return { report: found?.feedReport, calls: Object.fromEntries(calls), errors, requests: server.requests() };
}

const everything = (reply: Reply) => Object.fromEntries(Object.keys(answers).map((call) => [call, reply]));

describe('the report of a chart feed', () => {
  it('says of each call whether it is answered, and what the feed offers', async () => {
    const { report: found, calls, errors, requests } = await report();

    expect(calls).toEqual({
      CONFIG: 'ANSWERED',
      TIME: 'ANSWERED',
      SYMBOL_INFO: 'ANSWERED',
      SEARCH: 'ANSWERED',
      SYMBOLS: 'ANSWERED',
      HISTORY: 'ANSWERED',
      QUOTES: 'ANSWERED',
      TIMESCALE_MARKS: 'EMPTY',
    });
    expect(found).toMatchObject({
      groups: ['HOSE', 'HNX'],
      resolutions: [
        { resolution: 'MINUTE_1', code: '1' },
        { resolution: 'MINUTE_5', code: null },
        { resolution: 'MINUTE_15', code: null },
        { resolution: 'MINUTE_60', code: null },
        { resolution: 'DAY', code: 'D' },
        { resolution: 'WEEK', code: 'W' },
        { resolution: 'MONTH', code: null },
      ],
    });
    expect(errors).toEqual([]);
    expect(requests.filter((each) => !each.includes('/history'))).toHaveLength(7);
  });

  it('counts what is left out of the daily bars of three symbols, by its reason', async () => {
    const { report: found } = await report();

    expect(found).toMatchObject({ sample: ['FPT', 'HPG', 'VNM'], bars: 3 });
    expect(found).toHaveProperty('leftOut', [
      { fault: 'CONTRADICTORY', count: 3 },
      { fault: 'FUTURE', count: 3 },
    ]);
  });

  it('names the newest day of the daily bars, and where their prices step', async () => {
    const t = Array.from({ length: 40 }, (_, i) => addTradingDays('2026-11-06', i - 39)).map(epochSecondsOf);
    const c = t.map((_, i) => (i < 30 ? 80 : 40));
    const stepped = { s: 'ok', t, o: c, h: c, l: c, c, v: c.map(() => 1000) };
    const { report: found } = await report({ 'GET /udf/history': { json: stepped } });

    expect(found).toMatchObject({ newestDay: '2026-11-06', departures: [{ kind: 'STEPS', count: 3 }] });
    const none = await report({ 'GET /udf/history': { json: { s: 'no_data' } } });
    expect(none.report).toMatchObject({ newestDay: null, departures: [] });
  });

  it('says which code, unit and clock were found out, and what else the feed does otherwise', async () => {
    const days = Array.from({ length: 40 }, (_, i) => addTradingDays('2026-11-27', i - 39)).map(
      epochSecondsOf,
    );
    const closes = days.map((_, i) => 40 + (i % 3) / 10);
    const volumes = days.map((_, i) => (i === 5 ? null : 1000));
    const flat = { s: 'ok', o: closes, h: closes, l: closes, c: closes, v: volumes };
    const { report: found } = await report({
      'GET /udf/config': { json: { ...config, supported_resolutions: ['1D'] } },
      'GET /udf/history': { json: { ...flat, t: days.map((day) => day * 1000) } },
    });

    expect(found).toMatchObject({ unit: 'THOUSAND_DONG', dayOffset: 0, minuteOffset: null, bars: 120 });
    expect(found).toMatchObject({ departures: [{ kind: 'MILLISECONDS' }, { kind: 'NO_VOLUME' }] });
    expect(found).toHaveProperty(
      'resolutions',
      expect.arrayContaining([{ resolution: 'DAY', code: '1D' }]) as unknown,
    );
  });

  it('says why a call is not answered', async () => {
    const { calls } = await report({
      'GET /udf/config': { status: 404, json: {} },
      'GET /udf/time': { status: 500, json: {} },
      'GET /udf/symbol_info': { status: 400, json: { message: 'group required' } },
      'GET /udf/search': { status: 429, json: {} },
      'GET /udf/symbols': { json: { s: 'error', errmsg: 'unknown_symbol' } },
      'GET /udf/history': { status: 401, json: {} },
      'GET /udf/quotes': { status: 404, json: {} },
      'GET /udf/timescale_marks': { status: 501, json: {} },
    });

    expect(calls).toEqual({
      CONFIG: 'LACKS',
      TIME: 'UNREACHED',
      SYMBOL_INFO: 'REFUSED',
      SEARCH: 'BUSY',
      SYMBOLS: 'UNKNOWN_SYMBOL',
      HISTORY: 'REFUSED',
      QUOTES: 'LACKS',
      TIMESCALE_MARKS: 'LACKS',
    });
  });

  it('fails where the feed is not reached by any call', async () => {
    const { report: found, errors } = await report(everything({ status: 503, json: {} }));

    expect([found, errors]).toEqual([undefined, [expect.objectContaining({ kind: 'server', status: 503 })]]);
  });
});
