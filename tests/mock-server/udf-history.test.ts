import { beforeEach, describe, expect, it } from 'vitest';
import { epochSecondsOf } from '../../src/market/day';
import { request, startBackend } from '../support/mock-server/backend';
import { marketOf } from '../support/mock-server/market-of';

beforeEach(() => {
  startBackend();
});

const { market } = marketOf();
const fpt = market.candles('FPT')!;
const day = epochSecondsOf;

type History = { s: string; t: number[]; o: number[]; h: number[]; l: number[]; c: number[]; v: number[] };

/** A page of daily bars as the feed must return it. */
function page(from: number, to = fpt.time.length) {
  const { time: t, open: o, high: h, low: l, close: c, volume: v } = fpt;
  const columns = Object.entries({ t, o, h, l, c, v }).map(([name, column]) => [
    name,
    column.slice(from, to),
  ]);
  return { status: 200, body: { s: 'ok', ...(Object.fromEntries(columns) as Omit<History, 's'>) } };
}

const history = (query: string) => request(`/udf/history?${query}`);

describe('GET /udf/history', () => {
  it.each(['D', '1D'])('returns the bars from a day until before another, as %s', async (resolution) => {
    const [from, to] = [day('2026-08-20'), day('2026-08-27')];

    const response = await history(`symbol=FPT&resolution=${resolution}&from=${from}&to=${to}`);

    expect(response).toEqual(page(fpt.time.indexOf(from), fpt.time.indexOf(to)));
    expect((response.body as History).t).toHaveLength(5);
  });

  it('gives countback precedence over from', async () => {
    const to = day('2026-08-01');
    const end = fpt.time.findIndex((time) => time >= to);

    const response = await history(`symbol=HOSE:FPT&resolution=D&from=${to - 86_400}&to=${to}&countback=300`);

    expect(response).toEqual(page(end - 300, end));
  });

  it('returns the newest bars without an end', async () => {
    expect(await history('symbol=FPT&resolution=D&countback=2')).toEqual(page(fpt.time.length - 2));
  });

  it('returns at most the newest thousand bars', async () => {
    expect(await history('symbol=FPT&resolution=D&from=0&to=9999999999')).toEqual(
      page(fpt.time.length - 1000),
    );
    expect(await history('symbol=FPT&resolution=D&countback=5000')).toEqual(page(fpt.time.length - 1000));
  });

  it('of several symbols returns what each has alone, with its name', async () => {
    const range = 'resolution=D&countback=3';
    const [fpt, vnindex, unknown] = await Promise.all(
      ['FPT', 'VNINDEX', 'XXX'].map(async (symbol) => (await history(`symbol=${symbol}&${range}`)).body),
    );

    expect(await history(`symbol=FPT,VNINDEX,XXX&${range}`)).toEqual({
      status: 200,
      body: {
        s: 'ok',
        d: [
          { n: 'FPT', ...(fpt as object) },
          { n: 'VNINDEX', ...(vnindex as object) },
          { n: 'XXX', ...(unknown as object) },
        ],
      },
    });
  });

  it('points to the nearest earlier bar for a range without bars', async () => {
    const [from, to] = [day('2026-02-14'), day('2026-02-23')];

    expect(await history(`symbol=FPT&resolution=D&from=${from}&to=${to}`)).toEqual({
      status: 200,
      body: { s: 'no_data', nextTime: day('2026-02-13') },
    });
  });

  it.each(['from=0&to=1000000', 'to=1000000&countback=10'])(
    'has no data before its first bar: %s',
    async (range) => {
      expect(await history(`symbol=FPT&resolution=D&${range}`)).toEqual({
        status: 200,
        body: { s: 'no_data' },
      });
    },
  );

  it('aggregates days to weeks and months, each at its first trading day', async () => {
    const august = fpt.time.findIndex((time) => time >= day('2026-08-01'));
    const month = (column: readonly number[]) => column.slice(august);

    const weeks = (await history('symbol=FPT&resolution=1W&countback=3')).body as History;
    const months = (await history('symbol=FPT&resolution=M&countback=1')).body;

    expect(weeks.t).toEqual([day('2026-08-10'), day('2026-08-17'), day('2026-08-24')]);
    expect(weeks.c.at(-1)).toBe(fpt.close.at(-1));
    expect(months).toEqual({
      s: 'ok',
      t: [day('2026-08-03')],
      o: [fpt.open[august]],
      h: [Math.max(...month(fpt.high))],
      l: [Math.min(...month(fpt.low))],
      c: [fpt.close.at(-1)],
      v: [month(fpt.volume.map(Number)).reduce((a, b) => a + b, 0)],
    });
  });

  it('starts the week after Tết on its first trading day', async () => {
    const { t } = (await history(`symbol=FPT&resolution=W&to=${day('2026-03-01')}&countback=2`))
      .body as History;

    expect(t).toEqual([day('2026-02-09'), day('2026-02-23')]);
  });

  it.each([
    ['symbol=FPTX&resolution=D&countback=1', 'unknown_symbol FPTX'],
    ['symbol=FPT&resolution=7&countback=1', 'unsupported_resolution 7'],
    ['symbol=FPT&resolution=D&from=yesterday&to=1', 'invalid_range'],
  ])('returns an error for %s', async (query, errmsg) => {
    expect(await history(query)).toEqual({ status: 200, body: { s: 'error', errmsg } });
  });
});
