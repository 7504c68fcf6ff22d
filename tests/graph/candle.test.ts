import { describe, expect, it } from 'vitest';
import { ResolutionsDocument } from '../../src/graph/candles.generated';
import type { Reply } from '../support/rest/fake-server';
import { executeQuery } from '../support/graph/execute-query';
import { DAY, days, history, candles, empty } from '../support/graph/candles';

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
      closeOnly: [],
      hasOlder: true,
      leftOut: [],
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
    expect(series).toMatchObject({
      availability: 'READY',
      close: [11, 12],
      volume: [null, null],
      hasOlder: false,
    });
  });

  it('stand at 00:00 UTC of the market’s day, ascending, each day once', async () => {
    const midnightInVietnam = 3 * DAY - 7 * 3600;
    const twice = history([midnightInVietnam, DAY + 2 * 3600, DAY, 2 * DAY]);
    const { series } = await candles({ json: twice }, { countback: 10 });
    expect(series).toMatchObject({ time: [DAY, 2 * DAY, 3 * DAY], close: [13, 14, 11] });
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
