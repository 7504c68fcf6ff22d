import { beforeEach, describe, expect, it } from 'vitest';
import { chartingClient } from '../support/mock-server/charting-client';
import { NOW, startBackend } from '../support/mock-server/backend';

const client = chartingClient('/udf');
const SECOND = NOW.getTime() / 1000;
const DAY = 86_400;

const isAscending = (bars: readonly { time: number }[]) =>
  bars.every(({ time }, i) => i === 0 || time > bars[i - 1]!.time);
const isPossible = (bars: Awaited<ReturnType<typeof client.bars>>['bars']) =>
  bars.every(
    ({ open, high, low, close, volume }) =>
      low > 0 && low <= Math.min(open, close) && high >= Math.max(open, close) && volume >= 0,
  );

describe('a client of the protocol that is not ours', () => {
  beforeEach(() => void startBackend());

  it('is offered a search, and resolutions that it can ask for', async () => {
    const { supports_search, supports_group_request, supported_resolutions } = await client.configuration();
    // Exactly one of them, or a chart refuses the feed.
    expect([supports_search, supports_group_request]).toEqual([true, false]);
    expect(supported_resolutions.length).toBeGreaterThan(3);
    for (const each of supported_resolutions) expect(each).toMatch(/^(\d+|\d*[DWM])$/);
  });

  it.each(['FPT', 'HOSE:FPT', 'VNINDEX'])('resolves %s to what a chart has to know', async (symbol) => {
    const about = await client.resolve(symbol);
    expect(about).toMatchObject({ exchange: 'HOSE', listedExchange: 'HOSE', timezone: 'Asia/Ho_Chi_Minh' });
    expect(about!.session).toMatch(/^\d{4}-\d{4}(,\d{4}-\d{4})*$/);
    expect(Number(about!.priceScale) * Number(about!.minMove)).toBeGreaterThan(0);
    expect(about!.resolutions).toEqual((await client.configuration()).supported_resolutions);
  });

  it('learns that a symbol is unknown', async () => {
    expect(await client.resolve('NOPE')).toBeNull();
    await expect(client.bars('NOPE', 'D', { from: 0, to: SECOND, countBack: 10 })).rejects.toThrow(
      'unknown_symbol',
    );
  });

  it('finds symbols by ticker and by name, of a type, of an exchange, and at most 30', async () => {
    expect((await client.search('fpt'))[0]).toMatchObject({ ticker: 'FPT', type: 'stock', exchange: 'HOSE' });
    expect((await client.search('hoa phat')).map(({ symbol }) => symbol)).toContain('HPG');
    expect(new Set((await client.search('', { type: 'index' })).map(({ type }) => type))).toEqual(
      new Set(['index']),
    );
    expect(new Set((await client.search('', { exchange: 'HNX' })).map(({ exchange }) => exchange))).toEqual(
      new Set(['HNX']),
    );
    expect(await client.search('')).toHaveLength(30);
    expect(await client.search('zzzzz')).toEqual([]);
  });

  it('can resolve and chart whatever it has found', async () => {
    for (const { ticker } of (await client.search('vn')).slice(0, 4)) {
      expect((await client.resolve(ticker))?.ticker).toBe(ticker);
      const { bars } = await client.bars(ticker, 'D', { from: SECOND - 30 * DAY, to: SECOND, countBack: 10 });
      expect(bars).toHaveLength(10);
    }
  });

  it.each(['1', '5', '15', '60', 'D', '1D', 'W', '1W', 'M', '1M'])(
    'gets the newest bars of %s, oldest first and before the end of the range',
    async (resolution) => {
      const { bars } = await client.bars('FPT', resolution, {
        from: SECOND - DAY,
        to: SECOND,
        countBack: 50,
      });
      expect(bars).toHaveLength(50);
      expect([isAscending(bars), isPossible(bars)]).toEqual([true, true]);
      expect(bars.at(-1)!.time).toBeLessThan(SECOND * 1000);
    },
  );

  it('pages back until there are no more, without a gap and without a bar twice', async () => {
    const pages: Awaited<ReturnType<typeof client.bars>>['bars'][] = [];
    let to = SECOND;
    for (let page = await client.bars('FPT', 'D', { from: 0, to, countBack: 900 }); !page.isOver;) {
      pages.unshift(page.bars);
      to = page.bars[0]!.time / 1000;
      page = await client.bars('FPT', 'D', { from: 0, to, countBack: 900 });
      expect(pages.length).toBeLessThan(10);
    }
    const all = pages.flat();
    expect(pages.length).toBeGreaterThan(1);
    expect(isAscending(all)).toBe(true);
    const { bars } = await client.bars('FPT', 'D', { from: 0, to: SECOND, countBack: 950 });
    expect(all.slice(-950)).toEqual(bars);
  });

  it('gets at least as many bars as it counts, where the range begins later', async () => {
    const { bars } = await client.bars('FPT', 'D', { from: SECOND - 3 * DAY, to: SECOND, countBack: 40 });
    expect(bars).toHaveLength(40);
  });

  it('has the same day in its minutes and its daily bar', async () => {
    const day = await client.bars('HPG', 'D', { from: 0, to: SECOND, countBack: 1 });
    const minutes = await client.bars('HPG', '1', { from: SECOND - DAY / 2, to: SECOND, countBack: 300 });
    const [bar] = day.bars;
    const today = minutes.bars.filter(({ time }) => time >= bar!.time);
    expect(today.at(-1)!.close).toBe(bar!.close);
    expect(Math.max(...today.map(({ high }) => high))).toBe(bar!.high);
    expect(Math.min(...today.map(({ low }) => low))).toBe(bar!.low);
  });

  it('updates the last bar by asking for the newest two', async () => {
    const { bars } = await client.bars('FPT', 'D', {
      from: SECOND - 5 * DAY,
      to: SECOND + DAY,
      countBack: 2,
    });
    expect(bars).toHaveLength(2);
    expect(new Date(bars[1]!.time).toISOString()).toBe('2026-08-27T00:00:00.000Z');
  });

  it('learns the time of the market, in seconds', async () => {
    expect(await client.time()).toBe(SECOND);
  });

  it('gets quotes in the order of its symbols, and is told which one is unknown', async () => {
    const quotes = await client.quotes(['VNINDEX', 'NOPE', 'FPT']);
    expect(quotes.map(({ n, s }) => [n, s])).toEqual([
      ['VNINDEX', 'ok'],
      ['NOPE', 'error'],
      ['FPT', 'ok'],
    ]);
    const { bars } = await client.bars('FPT', 'D', { from: 0, to: SECOND, countBack: 1 });
    expect(quotes[2]!.v).toMatchObject({
      lp: bars[0]!.close,
      high_price: bars[0]!.high,
      volume: bars[0]!.volume,
    });
  });
});
