import { describe, expect, it } from 'vitest';
import { withOlder } from '../../src/member/technical/load-candles';
import {
  CandlesDocument,
  ResolutionsDocument,
  type CandlesQuery,
} from '../../src/member/technical/technical.generated';
import type { Candles } from '../../src/market/candles';
import { aggregateBars } from '../../src/market/periods';
import { walk } from '../support/market/series';
import type { Call, Reply } from '../support/rest/fake-server';
import { executeQuery } from '../support/graph/execute-query';

const DAY = 86_400;
const days = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => (from + index) * DAY);
const history = (t: unknown[]) => ({
  s: 'ok',
  t,
  o: t.map((_, i) => 10 + i),
  h: t.map((_, i) => 12 + i),
  l: t.map((_, i) => 9 + i),
  c: t.map((_, i) => 11 + i),
  v: t.map((_, i) => 100 * i),
});

async function candles(reply: Reply | ((call: Call) => Reply), variables: Record<string, unknown> = {}) {
  const request = { symbol: 'fpt', resolution: 'DAY', countback: 3, ...variables };
  const { data, errors, server } = await executeQuery(
    CandlesDocument,
    { 'GET /udf/history': reply },
    request,
  );
  return { series: data?.['candles'], errors, requests: server.requests() };
}

const empty = {
  symbol: 'FPT',
  time: [],
  open: [],
  high: [],
  low: [],
  close: [],
  volume: [],
  hasOlder: false,
};

describe('candles', () => {
  it.each([
    [{}, 'symbol=FPT&resolution=D&from=0&to=2147483647&countback=3'],
    [
      { resolution: 'WEEK', countback: 500, before: 5 * DAY },
      'symbol=FPT&resolution=W&from=0&to=432000&countback=500',
    ],
    [{ resolution: 'MINUTE_15', countback: 7 }, 'symbol=FPT&resolution=15&from=0&to=2147483647&countback=7'],
    [{ resolution: 'MONTH' }, 'symbol=FPT&resolution=M&from=0&to=2147483647&countback=3'],
  ])('%j are requested as %s', async (variables, query) => {
    expect((await candles({ json: history([]) }, variables)).requests).toEqual([`GET /udf/history?${query}`]);
  });

  it('come as columns, oldest first', async () => {
    expect((await candles({ json: history(days(1, 3)) })).series).toEqual({
      symbol: 'FPT',
      availability: 'READY',
      time: [DAY, 2 * DAY, 3 * DAY],
      open: [10, 11, 12],
      high: [12, 13, 14],
      low: [9, 10, 11],
      close: [11, 12, 13],
      volume: [0, 100, 200],
      hasOlder: true,
    });
  });

  it('below a day keep the times at which they begin', async () => {
    const times = [DAY + 7200, DAY + 7260, DAY + 7320];
    const { series } = await candles({ json: history(times) }, { resolution: 'MINUTE_1' });
    expect(series).toMatchObject({ time: times, close: [11, 12, 13], volume: [0, 100, 200] });
  });

  it('come from a feed that wraps them, or that leaves out the volumes of an index', async () => {
    const { s: _s, v: _v, ...columns } = history(days(1, 2));
    const { series } = await candles({ json: { code: 'SUCCESS', data: columns } });
    expect(series).toMatchObject({ availability: 'READY', close: [11, 12], volume: [0, 0], hasOlder: false });
  });

  it('stand at 00:00 UTC of the market’s day, ascending, each day once', async () => {
    const midnightInVietnam = 3 * DAY - 7 * 3600;
    const twice = history([midnightInVietnam, DAY + 2 * 3600, DAY, 2 * DAY]);
    const { series } = await candles({ json: twice }, { countback: 10 });
    expect(series).toMatchObject({ time: [DAY, 2 * DAY, 3 * DAY], close: [13, 14, 11] });
  });

  it.each([
    ['t', [null, 'x', -5, 1.5, 1e12, {}]],
    ['o', [null, 'x', -5, 0, 1e21, {}]],
    ['c', [null, 'x', -5, 0, 1e21, 'NaN']],
    ['v', [null, 'x', -5, 1e21, {}, []]],
  ])('lose the bars whose %s is bad', async (column, values) => {
    const good = history(days(1, values.length + 1));
    const json = { ...good, [column]: [...values, good[column as 't'].at(-1)] };
    const { series } = await candles({ json }, { countback: 100 });
    expect(series).toMatchObject({ availability: 'READY', time: [(values.length + 1) * DAY] });
  });

  it.each([
    ['short', { c: [11] }, [DAY]],
    ['missing', { c: null }, []],
    ['no list', { l: { 0: 9 } }, []],
  ])('lose the bars that a %s column lacks', async (_what, columns, time) => {
    expect((await candles({ json: { ...history(days(1, 3)), ...columns } })).series).toMatchObject({ time });
  });

  describe('older than a bar', () => {
    it('never include it, also from a feed that counts the end in', async () => {
      const { series } = await candles({ json: history(days(3, 5)) }, { before: 5 * DAY });
      expect(series).toMatchObject({ time: [3 * DAY, 4 * DAY], hasOlder: true });
    });

    it('are the newest of those a feed sends too many of', async () => {
      const { series } = await candles({ json: history(days(1, 9)) }, { before: 8 * DAY });
      expect(series).toMatchObject({ time: [5 * DAY, 6 * DAY, 7 * DAY], hasOlder: true });
    });

    it('end where the feed sends fewer than requested', async () => {
      const { series } = await candles({ json: history(days(1, 2)) }, { before: 5 * DAY });
      expect(series).toMatchObject({ time: [DAY, 2 * DAY], hasOlder: false });
    });

    it('may go on where the feed sends a thousand', async () => {
      const { series } = await candles({ json: history(days(1, 1000)) }, { countback: 5000 });
      expect(series).toMatchObject({ hasOlder: true });
    });

    it('are none when every bar is newer', async () => {
      const { series } = await candles({ json: history(days(7, 9)) }, { before: 5 * DAY });
      expect(series).toEqual({ ...empty, availability: 'NO_DATA' });
    });
  });

  describe.each(['WEEK', 'MONTH'] as const)('of a feed that sends days: %s', (resolution) => {
    const all = walk(2, 2400);
    const whole = aggregateBars(all, resolution);

    /** As many days before `to` as the feed sends at once. */
    function sendDays({ url }: Call) {
      const query = new URL(url, 'https://feed.test').searchParams;
      const end = all.time.filter((time) => time < Number(query.get('to'))).length;
      const of = (column: keyof Candles) => all[column].slice(Math.max(0, end - 1000), end);
      return {
        json: {
          s: 'ok',
          t: of('time'),
          ...{ o: of('open'), h: of('high'), l: of('low'), c: of('close'), v: of('volume') },
        },
      };
    }
    const portion = async (before?: number) => {
      const request = { resolution, countback: 1000, ...(before !== undefined && { before }) };
      return (await candles(sendDays, request)).series as CandlesQuery['candles'];
    };

    it('are whole, each once, in as many portions as it takes', async () => {
      let series = await portion();
      const lengths = [series.time.length];
      while (series.hasOlder) {
        series = withOlder(series, await portion(series.time[0]));
        lengths.push(series.time.length);
        const { time, open, high, low, close, volume } = series;
        const last = (column: readonly number[]) => column.slice(-series.time.length);
        expect({ time, open, high, low, close, volume }).toEqual({
          ...{ time: last(whole.time), open: last(whole.open), high: last(whole.high) },
          ...{ low: last(whole.low), close: last(whole.close), volume: last(whole.volume) },
        });
      }

      expect([lengths.length, lengths.at(-1)]).toEqual([3, whole.time.length]);
    });
  });

  it.each([
    [{ s: 'no_data' }, 'NO_DATA'],
    [{ s: 'no_data', nextTime: 5 }, 'NO_DATA'],
    [{ s: 'ok', t: [] }, 'NO_DATA'],
    [{ data: { t: [], o: [] } }, 'NO_DATA'],
    [{ s: 'error', errmsg: 'unknown_symbol FPT' }, 'UNKNOWN_SYMBOL'],
  ])('of %j are %s', async (json, availability) => {
    expect(await candles({ json })).toMatchObject({ series: { ...empty, availability }, errors: [] });
  });

  it('of what can be no ticker are unknown, unasked', async () => {
    const { series, requests } = await candles({ json: history([]) }, { symbol: '../users' });
    expect([series, requests]).toEqual([
      { ...empty, symbol: '../users', availability: 'UNKNOWN_SYMBOL' },
      [],
    ]);
  });

  it.each([
    [
      { json: { s: 'error', errmsg: 'Too many symbols' } },
      { kind: 'refused', serverMessage: 'Too many symbols' },
    ],
    [{ json: { s: 'error' } }, { kind: 'refused', serverMessage: null }],
    [{ json: { s: 'error', errmsg: '<b>x</b>' } }, { kind: 'refused', serverMessage: null }],
    [{ json: {} }, { kind: 'unreadable' }],
    [{ json: [] }, { kind: 'unreadable' }],
    [{ json: null }, { kind: 'unreadable' }],
    [{ text: 'ok' }, { kind: 'unreadable' }],
    [{ status: 404 }, { kind: 'notFound' }],
  ])('fail when the feed responds with %j', async (reply, error) => {
    expect((await candles(reply)).errors).toMatchObject([error]);
  });
});

describe('the lengths of bars', () => {
  const days = ['DAY', 'WEEK', 'MONTH'];

  it.each<[string, Reply, string[]]>([
    [
      'the feed names',
      { json: { supported_resolutions: ['5', '60', '3', 'D'] } },
      ['MINUTE_5', 'MINUTE_60', ...days],
    ],
    ['a feed of days has', { json: { supported_resolutions: ['D'] } }, days],
    ['a feed without a configuration has', { status: 404 }, days],
  ])('are those that %s, and always days, weeks and months', async (_feed, reply, resolutions) => {
    const { data } = await executeQuery(ResolutionsDocument, { 'GET /udf/config': reply });
    expect(data).toEqual({ resolutions });
  });
});
