import { beforeAll, describe, expect, it } from 'vitest';
import type { SymbolFigures } from '../../mock-server/reports/company/figures';
import { createReports } from '../../mock-server/reports/reports';
import { historyResponse } from '../../mock-server/udf/history';
import { timescaleMarksOf } from '../../mock-server/udf/timescale-marks';
import { createMarket } from '../../mock-server/simulator/simulator';
import { NOW, request, signIn, startBackend } from '../support/mock-server/backend';
import { candleFigures, type Bars } from '../support/mock-server/candle-figures';
import { marketOf } from '../support/mock-server/market-of';

type Figures = { asOf: string; symbols: readonly SymbolFigures[] };

const { market } = marketOf();
const stocks = market.listings.filter(({ kind }) => kind === 'stock').map(({ symbol }) => symbol);

async function figuresAt(now: Date) {
  const { reports } = now === NOW ? marketOf() : { reports: createReports(createMarket({ now: () => now })) };
  await reports.prepare.figures();
  return reports.figures();
}

const barsOf = (symbol: string) =>
  historyResponse(market, { symbol, resolution: 'D', countback: '1000' }) as unknown as Bars;

let figures: Figures;
let bySymbol: Map<string, SymbolFigures>;

beforeAll(async () => {
  figures = await figuresAt(NOW);
  bySymbol = new Map(figures.symbols.map((each) => [each.symbol, each]));
  // Each of five years.
  for (const { symbol } of market.listings) barsOf(symbol);
}, 60_000);

describe('GET api/figures', () => {
  it('has every listing as of the last close, funds without what only companies have', async () => {
    startBackend();
    const { body } = await request('/api/figures', { token: await signIn() });
    expect(body).toEqual({ data: figures });
    const fund = bySymbol.get('E1VFVN30')!;

    expect(figures.asOf).toBe('2026-08-27T15:00:00+07:00');
    expect(figures.symbols.map(({ symbol }) => symbol)).toEqual(market.listings.map(({ symbol }) => symbol));
    expect(fund).toMatchObject({ shares: null, marketCap: null, pe: null, pb: null, eps: null, roe: null });
    expect([fund.foreign5, fund.foreign20]).toEqual([null, null]);
    expect(fund.ma20).toBeGreaterThan(0);
  });

  it('has a market value that is the last close times the shares, the same as in the listing of the feed', async () => {
    startBackend();
    const { body } = await request('/udf/symbol_info');
    const { symbol, market_cap } = body as { symbol: string[]; market_cap: (number | null)[] };
    const wrong: string[] = [];
    for (const each of stocks) {
      const { c } = barsOf(each);
      const { shares, marketCap } = bySymbol.get(each)!;
      if (Math.abs(marketCap! - (c.at(-1)! * shares!) / 1e6) > 0.051) wrong.push(each);
    }

    expect(wrong).toEqual([]);
    expect(market_cap).toEqual(symbol.map((each) => bySymbol.get(each)!.marketCap));
  });

  it('has a P/E that is price over EPS, none after a loss, and a P/B that is P/E times ROE', () => {
    const wrong = stocks.filter((symbol) => {
      const { shares, marketCap, pe, pb, eps, roe } = bySymbol.get(symbol)!;
      if (eps! <= 0) return pe !== null || roe! > 0;
      const price = (marketCap! * 1e6) / shares!;
      // The market value is rounded to a tenth of a billion, EPS to a đồng, the others to a hundredth.
      const isPe = Math.abs(pe! - price / eps!) < 0.006 + (pe! * 0.06) / marketCap!;
      const isPb = Math.abs(pb! - (pe! * roe!) / 100) < 0.012 + pb! * (0.0005 / eps! + 0.01 / roe!);
      return !isPe || !isPb;
    });

    expect(wrong).toEqual([]);
  });

  it('has figures that Vietnamese companies have', () => {
    const known = (name: 'pe' | 'pb' | 'roe' | 'dividendYield') =>
      stocks.map((symbol) => bySymbol.get(symbol)![name]).filter((value) => value !== null);
    const share = (values: readonly number[], least: number, most: number) =>
      values.filter((value) => value >= least && value <= most).length / values.length;
    const losses = stocks.length - known('pe').length;

    expect(share(known('pe'), 5, 30)).toBeGreaterThan(0.85);
    expect(share(known('pb'), 0.4, 4)).toBeGreaterThan(0.9);
    expect(share(known('roe'), 3, 30)).toBeGreaterThan(0.8);
    expect(share(known('dividendYield'), 0, 9)).toBe(1);
    expect(losses / stocks.length).toBeGreaterThan(0.04);
    expect(losses / stocks.length).toBeLessThan(0.2);
  });

  it('has a dividend yield that is the cash of a year over the price', () => {
    const [from, to] = ['2025-08-27', '2026-08-27'].map((day) => Date.parse(day) / 1000);
    let paying = 0;
    for (const symbol of stocks.slice(0, 60)) {
      const body: unknown = timescaleMarksOf(market, { symbol, from: String(from! + 1), to: String(to) });
      const rights = (body as { right?: { kind: string; price?: number } }[]).flatMap(
        ({ right }) => right ?? [],
      );
      if (rights.some(({ kind }) => kind !== 'cash_dividend')) continue;
      const cash = rights.reduce((sum, { price = 0 }) => sum + price, 0);
      const { c } = barsOf(symbol);
      const { dividendYield } = bySymbol.get(symbol)!;
      expect(Math.abs(dividendYield! - (100 * cash) / c.at(-1)!), symbol).toBeLessThan(0.006);
      if (cash > 0) paying += 1;
    }
    expect(paying).toBeGreaterThan(10);
  });

  it('has the RSI, the averages, the highs and the lows that the candles of the feed give', () => {
    const wrong: string[] = [];
    for (const symbol of market.listings.map((listing) => listing.symbol)) {
      const expected = candleFigures(barsOf(symbol));
      const actual = bySymbol.get(symbol)!;
      for (const name of Object.keys(expected) as (keyof typeof expected)[]) {
        const [value, other] = [actual[name], expected[name]];
        const tolerance = name === 'averageVolume20' ? 0.51 : 0.0051;
        const isSame =
          value === null || other === null ? value === other : Math.abs(value - other) <= tolerance;
        if (!isSame) wrong.push(`${symbol} ${name}: ${value} instead of ${other}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('has the net buying of foreign investors that the whale page shows', async () => {
    startBackend();
    const token = await signIn();
    for (const symbol of ['FPT', 'HPG', 'SHS', 'ACV']) {
      const { body } = await request(`/api/whale?days=20&symbol=${symbol}`, { token });
      const days = (body as { data: { days: { foreign: number }[] } }).data.days.map(
        ({ foreign }) => foreign,
      );
      const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

      expect(bySymbol.get(symbol)!.foreign20!).toBeCloseTo(sum(days), 6);
      expect(bySymbol.get(symbol)!.foreign5!).toBeCloseTo(sum(days.slice(-5)), 6);
    }
  });

  it('stays as of the last close while a trading day runs', async () => {
    const now = () => new Date('2026-08-28T10:30:00+07:00');
    const running = await figuresAt(now());
    const board = createMarket({ now });
    const exToday = board.listings
      .filter((listing) => board.exDates(listing, '2026-08-28', 0).length > 0)
      .map(({ symbol }) => symbol);
    const changed = running.symbols.filter(
      (each) => JSON.stringify(each) !== JSON.stringify(bySymbol.get(each.symbol)),
    );

    expect(running.asOf).toBe('2026-08-27T15:00:00+07:00');
    expect(changed.map(({ symbol }) => symbol).sort()).toEqual(exToday.sort());
  });

  it('counts free shares from their ex-date on, so that market value and P/E stay', async () => {
    const [found] = market.listings.flatMap((listing) =>
      market
        .exDates(listing, market.lastDay(), 60)
        .filter(({ cash, ratio, issue }) => cash === 0 && ratio > 0 && issue === 0)
        .map(({ day, ratio }) => ({ symbol: listing.symbol, day, ratio })),
    );
    const { symbol, day, ratio } = found!;
    const of = async (time: string) =>
      (await figuresAt(new Date(`${day}T${time}+07:00`))).symbols.find((each) => each.symbol === symbol)!;
    const [before, after] = [await of('08:30:00'), await of('10:30:00')];

    expect(after.shares! / before.shares!).toBeCloseTo(1 + ratio, 6);
    expect(after.marketCap! / before.marketCap!).toBeCloseTo(1, 2);
    expect(after.pe! / before.pe!).toBeCloseTo(1, 2);
    expect(after.eps! * (1 + ratio)).toBeCloseTo(before.eps!, 2);
  });
});
