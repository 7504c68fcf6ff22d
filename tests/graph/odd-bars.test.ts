import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMarket } from '../../mock-server/simulator/simulator';
import { historyResponse } from '../../mock-server/udf/history';
import { stampsOf } from '../../src/graph/readers/bar-times';
import { readBars, readPlainBars } from '../../src/graph/readers/bars';
import { epochSecondsOf } from '../../src/market/day';

const DAYS = ['2026-11-20', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'];
const T = DAYS.map(epochSecondsOf);
const LAST = T.length - 1;

/** Six days of FPT, 39.95 on the last. */
const SIX = {
  s: 'ok',
  t: T as readonly unknown[],
  o: [41.3, 41.05, 41.45, 41.3, 41, 40.4] as readonly unknown[],
  h: [41.5, 41.85, 41.55, 41.45, 41.15, 40.4] as readonly unknown[],
  l: [40.85, 40.8, 41.2, 40.9, 40, 39.8] as readonly unknown[],
  c: [41, 41.6, 41.5, 41.05, 40.3, 39.95] as readonly unknown[],
  v: [2_963_500, 2_047_500, 2_032_000, 1_815_400, 2_622_700, 1_456_700] as readonly unknown[],
};
const RIGHT = { time: T, open: SIX.o, high: SIX.h, low: SIX.l, close: SIX.c, volume: SIX.v };

type Six = typeof SIX;

/** The six days with other cells on the last. */
const ended = (cells: Partial<Record<keyof Six, unknown>>) => ({
  ...SIX,
  ...Object.fromEntries(
    Object.entries(cells).map(([name, cell]) => [name, [...SIX[name as 't'].slice(0, -1), cell]]),
  ),
});

describe('the bars of a feed that is ours', () => {
  const now = new Date('2026-08-27T10:20:00+07:00');
  const market = createMarket({ now: () => now });

  it.each([
    ...['1', '5', '15', '60', 'D', 'W', 'M'].map((resolution) => ['FPT', resolution] as const),
    ...(['SHS', 'ACV', 'VNINDEX'] as const).map((symbol) => [symbol, 'D'] as const),
  ])('are plain: %s, %s', (symbol, resolution) => {
    const response = historyResponse(market, { symbol, resolution, countback: '1000' });
    const length = /D|W|M/.test(resolution) ? 'days' : 'minutes';
    expect(readPlainBars(response, { length, now })).toMatchObject({ leftOut: [], oddities: {} });
  });
});

describe('six days that a feed writes otherwise are the same six days', () => {
  it.each<[string, unknown, object?]>([
    ['as the protocol has them', SIX],
    ['without a state', { ...SIX, s: undefined, nextTime: 0 }],
    ['in a state of its own', { ...SIX, s: 'OK' }],
    ['stamped at 09:00 in Vietnam', { ...SIX, t: T.map((time) => time + 7200) }],
    ['stamped at midnight in Vietnam', { ...SIX, t: T.map((time) => time - 25_200) }],
    ['stamped at midnight in UTC+8', { ...SIX, t: T.map((time) => time - 28_800) }, { offset: -3_600 }],
    ['in milliseconds', { ...SIX, t: T.map((time) => time * 1000) }],
    ['in microseconds', { ...SIX, t: T.map((time) => time * 1e6) }],
    ['by the day', { ...SIX, t: DAYS }],
    ['by the day, without hyphens', { ...SIX, t: DAYS.map((day) => day.replaceAll('-', '')) }],
    ['in ISO text', { ...SIX, t: DAYS.map((day) => `${day}T00:00:00.000Z`) }],
    ['in ISO text of the market', { ...SIX, t: DAYS.map((day) => `${day} 09:15:00`) }],
    ['in numbers as text', { ...SIX, t: T.map(String), c: SIX.c.map(String) }],
    [
      'newest first',
      Object.fromEntries(
        Object.entries(SIX).map(([n, list]) => [n, n === 's' ? list : [...(list as unknown[])].reverse()]),
      ),
    ],
    [
      'in đồng',
      {
        ...SIX,
        ...Object.fromEntries(
          (['o', 'h', 'l', 'c'] as const).map((n) => [n, SIX[n].map((p) => Number(p) * 1000)]),
        ),
      },
      { divisor: 1000 },
    ],
    [
      'with the noise of 32 bits',
      {
        ...SIX,
        ...Object.fromEntries(
          (['o', 'h', 'l', 'c'] as const).map((n) => [n, SIX[n].map((p) => Math.fround(Number(p)))]),
        ),
      },
    ],
  ])('%s', async (_how, response, reading = {}) => {
    const history = await readBars(response, reading);
    expect(history).toMatchObject({ availability: 'READY', candles: RIGHT, sent: 6, leftOut: [] });
  });
});

describe('a bar', () => {
  it('whose prices miss each other by noise is none the less a bar', async () => {
    const { candles, leftOut, oddities } = await readBars(
      ended({ o: 40.4, h: 40.4 - 1e-14, l: 39.95 + 1e-14 }),
    );
    expect([candles.high[LAST], candles.low[LAST], leftOut, oddities]).toEqual([
      40.4,
      39.95,
      [],
      { NOISE: 1 },
    ]);
  });

  it.each([
    ['no cell', { o: null, h: null, l: null, v: null }],
    ['words for numbers', { o: 'NaN', h: {}, l: 'n/a', v: 'x' }],
  ])('with %s but its close is known by that', async (_what, cells) => {
    const { candles, leftOut } = await readBars(ended(cells));
    expect(candles).toMatchObject({ close: SIX.c, closeOnly: [T[LAST]] });
    expect([candles.high[LAST], candles.volume[LAST], leftOut]).toEqual([39.95, null, []]);
  });

  it.each([
    ['zeros and the close before', { o: 0, h: 0, l: 0, c: 40.3, v: 0 }],
    ['zeros alone', { o: 0, h: 0, l: 0, c: 0, v: 0 }],
    ['zeros without a volume', { o: 0, h: 0, l: 0, c: 0, v: null }],
    ['nothing but a volume of zero', { o: null, h: null, l: null, c: null, v: 0 }],
    ['nothing but the close before', { o: null, h: null, l: null, c: 40.3, v: null }],
    ['the close before as its range', { o: 40.3, h: 40.3, l: 40.3, c: 40.3, v: 0 }],
  ])('of %s is a day without a match, at its reference', async (_what, cells) => {
    const { candles, leftOut } = await readBars(ended(cells));
    const last = [candles.open, candles.high, candles.low, candles.close, candles.volume].map(
      (column) => column[LAST],
    );
    expect([last, candles.closeOnly, leftOut]).toEqual([[40.3, 40.3, 40.3, 40.3, 0], undefined, []]);
  });

  it.each([
    ['t', 'yesterday'],
    ['t', null],
    ['c', null],
    ['c', 'x'],
    ['c', -1],
  ])('whose %s is %j is left out and counted', async (name, cell) => {
    const { candles, leftOut } = await readBars(ended({ [name]: cell }));
    expect([candles.close, leftOut]).toMatchObject([SIX.c.slice(0, -1), [{ fault: 'UNREADABLE' }]]);
  });

  it('after January 2038 is read, and left out where that is in the future', async () => {
    const far = epochSecondsOf('2039-03-01');
    expect((await readBars(ended({ t: far }))).candles.time.at(-1)).toBe(far);
    const { leftOut } = await readBars(ended({ t: far }), { now: new Date('2026-11-27T10:00:00+07:00') });
    expect(leftOut).toEqual([{ time: far, fault: 'FUTURE' }]);
  });
});

describe('of columns', () => {
  it('the closes alone are enough: range and volume are unknown, not zero', async () => {
    const { candles, availability, oddities } = await readBars({ s: 'ok', t: T, c: SIX.c });
    expect(availability).toBe('READY');
    expect(candles).toEqual({
      ...{ time: T, open: SIX.c, high: SIX.c, low: SIX.c, close: SIX.c },
      ...{ volume: T.map(() => null), closeOnly: T },
    });
    expect(oddities).toEqual({ CLOSE_ONLY: 6, NO_VOLUME: 6 });
  });

  it('the volumes may be missing, or one of them', async () => {
    expect((await readBars({ ...SIX, v: undefined })).candles).toMatchObject({
      ...RIGHT,
      volume: T.map(() => null),
    });
    expect((await readBars(ended({ v: null }))).candles.volume).toEqual([...SIX.v.slice(0, -1), null]);
  });

  it('null in place of all of them is no bar, and no failure', async () => {
    const none = { t: null, o: null, h: null, l: null, c: null, v: null, nextTime: 0 };
    expect(await readBars(none)).toMatchObject({ availability: 'NO_DATA', sent: 0 });
  });

  it('none of which can be read are said to be unreadable, never to be missing', async () => {
    const { availability, sent, leftOut } = await readBars({ ...SIX, c: undefined });
    expect([availability, sent, leftOut.map(({ fault }) => fault)]).toEqual([
      'UNREADABLE',
      6,
      T.map(() => 'UNREADABLE'),
    ]);
  });
});

describe('of several rows of a day', () => {
  const twice = (...rows: readonly Partial<Record<keyof Six, unknown>>[]) => ({
    ...SIX,
    ...Object.fromEntries(
      (['t', 'o', 'h', 'l', 'c', 'v'] as const).map((name) => [
        name,
        [...SIX[name].slice(0, -1), ...rows.map((row) => row[name] ?? SIX[name][LAST])],
      ]),
    ),
  });

  it.each([
    ['first', [{ v: 1_500_000 }, { t: T[LAST]! + 7200, v: 800 }]],
    ['last', [{ v: 800 }, { t: T[LAST]! + 7200, v: 1_500_000 }]],
    ['whole', [{ v: 1_500_000 }, { v: 1_500_000, o: null, h: null, l: null }]],
  ])('the fuller one is the day’s, which stands %s', async (_place, rows) => {
    const { candles, leftOut } = await readBars(twice(...rows));
    expect(candles).toMatchObject({ time: T, open: SIX.o, close: SIX.c });
    expect([candles.volume[LAST], leftOut]).toEqual([1_500_000, [{ time: T[LAST], fault: 'REPEATED' }]]);
  });

  it('that grow, the last one is the day’s', async () => {
    const growing = [9, 10, 11, 13].map((hour, i) => ({
      t: T[LAST]! + (hour - 7) * 3600,
      h: 40.4 + i / 10,
      v: 100 * (i + 1),
    }));
    const { candles, leftOut } = await readBars(twice(...growing));
    expect([candles.high[LAST], candles.volume[LAST], leftOut.length]).toEqual([40.7, 400, 3]);
  });

  const hours = (start: readonly number[]) => {
    const bars = T.flatMap((day, d) =>
      start.map((hour, i) => ({
        t: day + (hour - 7) * 3600,
        o: 40 + d + i / 10,
        h: 40.2 + d + i / 10,
        l: 39.9 + d + i / 10,
        c: 40.1 + d + i / 10,
        v: 100,
      })),
    );
    const column = (name: 't' | 'o' | 'h' | 'l' | 'c' | 'v') => bars.map((bar) => bar[name]);
    return {
      s: 'ok',
      t: column('t'),
      o: column('o'),
      h: column('h'),
      l: column('l'),
      c: column('c'),
      v: column('v'),
    };
  };

  it('that are its hours, the day is their sum', async () => {
    const { candles, leftOut, oddities } = await readBars(hours([9, 10, 11, 13, 14]));
    expect(leftOut).toEqual([]);
    expect(candles).toMatchObject({
      time: T,
      open: [40, 41, 42, 43, 44, 45],
      high: [40.6, 41.6, 42.6, 43.6, 44.6, 45.6],
      low: [39.9, 40.9, 41.9, 42.9, 43.9, 44.9],
      close: [40.5, 41.5, 42.5, 43.5, 44.5, 45.5],
      volume: T.map(() => 500),
    });
    expect(oddities).toMatchObject({ ADDED_UP: 6 });
  });

  it('of which the first come in the middle of the day, that day is left out', async () => {
    const all = hours([9, 10, 11, 13, 14]);
    const cut = Object.fromEntries(
      Object.entries(all).map(([name, list]) => [name, name === 's' ? list : list.slice(2)]),
    );
    const { candles, leftOut } = await readBars(cut);
    expect([candles.time, leftOut]).toEqual([
      T.slice(1),
      Array.from({ length: 3 }, () => ({ time: T[0], fault: 'PART_OF_DAY' })),
    ]);
  });

  it('of which one day has two alone, that day is left out', async () => {
    const all = hours([9, 10]);
    const last = Object.fromEntries(
      Object.entries(all).map(([name, list]) => [name, name === 's' ? list : list.slice(-2)]),
    );
    const { candles, leftOut } = await readBars(last);
    expect([candles.time, leftOut.map(({ fault }) => fault)]).toEqual([[], ['PART_OF_DAY', 'PART_OF_DAY']]);
  });

  it('that cannot be its hours, none is shown', async () => {
    const { candles, leftOut, availability } = await readBars(hours([1, 5, 13, 21]));
    expect([availability, candles.time, leftOut[0]]).toEqual([
      'UNREADABLE',
      [],
      { time: T[0], fault: 'PART_OF_DAY' },
    ]);
  });
});

describe('minutes', () => {
  const minutes = (...clock: readonly number[]) => {
    const t = clock.map((hour) => T[LAST]! + (hour - 7) * 3600);
    return { ...SIX, t };
  };

  it('outside trading hours are left out and counted', async () => {
    const { candles, leftOut } = await readBars(minutes(8.75, 9, 11, 14.75, 15, 15.5), { length: 'minutes' });
    expect(candles.time).toEqual(minutes(9, 11, 14.75, 15).t);
    expect(leftOut.map(({ fault }) => fault)).toEqual(['OUTSIDE_HOURS', 'OUTSIDE_HOURS']);
  });

  it('stamped in the market’s time as if it were UTC are those of its hours, once that is known', async () => {
    const local = { ...SIX, t: T.map((_, i) => T[LAST]! + (14 + i / 12) * 3600) };
    const { candles, leftOut } = await readBars(local, { length: 'minutes', offset: 7 * 3600 });
    expect([candles.time[0], leftOut]).toEqual([T[LAST]! + 7 * 3600, []]);
    expect((await readBars(local, { length: 'minutes' })).availability).toBe('UNREADABLE');
  });
});

describe('the stamps of a history', () => {
  it('are those that were sent, in seconds', () => {
    expect(stampsOf({ ...SIX, t: [...T.map((time) => (time + 3600) * 1000), null] })).toEqual(
      T.map((time) => time + 3600),
    );
    expect(stampsOf({ ...SIX, t: ['2026-11-27T10:00:00'] })).toEqual([T[LAST]! + 3 * 3600]);
    expect(stampsOf({ s: 'no_data' })).toEqual([]);
  });
});

describe('whatever is in the cells of a history', () => {
  const cell = fc.oneof(
    { weight: 6, arbitrary: fc.double({ min: 38, max: 43, noNaN: true }) },
    fc.constantFrom<unknown>(null, 0, 'NaN', -1, 1e21, {}, '41.5', undefined),
  );
  const row = fc.record({
    day: fc.integer({ min: 0, max: 12 }),
    o: cell,
    h: cell,
    l: cell,
    c: cell,
    v: cell,
  });

  it('each row is a bar, or counted with its reason, and each bar can be', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 12 }), async (rows) => {
        const column = (name: 'o' | 'h' | 'l' | 'c' | 'v') => rows.map((each) => each[name]);
        const t = rows.map(({ day }) => T[0]! + day * 86_400);
        const response = {
          s: 'ok',
          t,
          o: column('o'),
          h: column('h'),
          l: column('l'),
          c: column('c'),
          v: column('v'),
        };
        const { candles, leftOut, sent } = await readBars(response);
        expect(candles.time.length + leftOut.length).toBe(sent);
        expect(candles.time).toEqual([...new Set(candles.time)].sort((a, b) => a - b));
        for (const [i, close] of candles.close.entries()) {
          const [open, high, low] = [candles.open[i]!, candles.high[i]!, candles.low[i]!];
          expect(low <= Math.min(open, close) && high >= Math.max(open, close)).toBe(true);
        }
      }),
    );
  });
});
