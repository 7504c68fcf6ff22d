import { describe, expect, it } from 'vitest';
import type { SymbolPast } from '../../src/graph/board-values';
import { priceBand } from '../../src/market/band';
import { moversOf, watchedSymbols, type MoverKind } from '../../src/member/board/movers';
import { createBoardRows } from '../../src/member/shared/screen/board-rows';
import { marketOf } from '../support/mock-server/market-of';

const { market } = marketOf();

/** A board of the simulated market, from its snapshots alone. */
const snapshots = market.listings.map((listing) => ({
  listing,
  ...market.snapshot(listing, market.today()),
}));
const quotes = snapshots.map(({ listing: { symbol, exchange }, bar, reference, ceiling, floor }) => {
  const price = (bar?.close ?? reference) / 1000;
  return {
    ...{ symbol, exchange, name: null, price, reference: reference / 1000 },
    ...{ ceiling: ceiling / 1000, floor: floor / 1000, change: price - reference / 1000 },
    changePercent: Math.round(((price * 1000) / reference - 1) * 1e4) / 100,
    ...{ day: null, at: null, source: 'QUOTE' as const },
    ...{ open: null, high: bar && bar.high / 1000, low: null, volume: bar?.volume ?? 0 },
    ...{ bid: null, bidVolume: null, ask: null, askVolume: null, foreignBuy: null, foreignSell: null },
  };
});
const rows = createBoardRows()(
  market.listings.map(({ symbol, exchange }) => ({
    ...{ symbol, exchange, name: null, fullName: null, sector: null, marketCap: null },
  })),
  quotes,
);

/** Computed bar by bar, without the reader of the feed. */
const past = market.listings.flatMap(({ symbol }): SymbolPast[] => {
  const { high, volume } = market.candles(symbol)!;
  const before = high.length - 1;
  const highest = (count: number) => {
    let top = 0;
    for (let i = before - count; i < before; i += 1) top = Math.max(top, high[i] ?? Infinity);
    return Number.isFinite(top) ? top : null;
  };
  let sum = 0;
  for (let i = before - 20; i < before; i += 1) sum += volume[i] ?? 0;
  return [{ symbol, high55: highest(55), high250: highest(250), usualVolume: sum / 20 }];
});
const movers = moversOf(rows, past);
const symbols = (kind: MoverKind) => movers[kind].map(({ row }) => row.symbol);

const worth = ({ bar }: (typeof snapshots)[number]) => bar && bar.close * bar.volume;

/** The best symbols by a figure, none where it is null, of those that traded more than a billion đồng. */
function best(figure: (snapshot: (typeof snapshots)[number]) => number | null): string[] {
  return snapshots
    .filter((snapshot) => (worth(snapshot) ?? 0) > 1e9)
    .map((snapshot) => ({ symbol: snapshot.listing.symbol, figure: figure(snapshot) }))
    .filter((each): each is { symbol: string; figure: number } => each.figure !== null)
    .sort((a, b) => b.figure - a.figure || (a.symbol < b.symbol ? -1 : 1))
    .slice(0, 8)
    .map(({ symbol }) => symbol);
}

const pastOf = (symbol: string) => past.find((each) => each.symbol === symbol)!;

describe('the movers', () => {
  it('gain and lose most against the reference', () => {
    const change = ({ bar, reference }: (typeof snapshots)[number]) =>
      bar && Math.round((bar.close / reference - 1) * 1e4);
    expect(symbols('gainers')).toEqual(best((each) => ((change(each) ?? 0) > 0 ? change(each) : null)));
    expect(symbols('losers')).toEqual(best((each) => ((change(each) ?? 0) < 0 ? -change(each)! : null)));
  });

  it('leave out what traded a few lots', () => {
    const quiet = new Set(
      snapshots.filter((each) => (worth(each) ?? 0) <= 1e9).map(({ listing }) => listing.symbol),
    );

    expect(quiet.size).toBeGreaterThan(10);
    expect(
      Object.values(movers)
        .flat()
        .filter(({ row }) => quiet.has(row.symbol)),
    ).toEqual([]);
  });

  it('have the largest value, or stand at a limit', () => {
    const at = (limit: 'ceiling' | 'floor') => (each: (typeof snapshots)[number]) => {
      const { exchange, kind } = each.listing;
      const special = each.ceiling > priceBand({ exchange, kind, reference: each.reference }).ceiling;
      const band = priceBand({ exchange, kind, reference: each.reference, special });
      return each.bar?.close === band[limit] && each.bar.close !== each.reference ? worth(each) : null;
    };
    expect(symbols('value')).toEqual(best(worth));
    expect(symbols('ceiling')).toEqual(best(at('ceiling')));
    expect(symbols('floor')).toEqual(best(at('floor')));
  });

  it.each([
    ['high55', 'high55'],
    ['high250', 'high250'],
  ] as const)('are above every high before: %s', (kind, name) => {
    const isAbove = (each: (typeof snapshots)[number]) => {
      const before = pastOf(each.listing.symbol)[name];
      return before !== null && each.bar !== null && each.bar.high / 1000 > before ? worth(each) : null;
    };
    expect(symbols(kind)).toEqual(best(isAbove));
    expect(symbols('high55').length).toBeGreaterThan(0);
  });

  it('trade at least twice as much as on the twenty trading days before', () => {
    const times = ({ bar, listing }: (typeof snapshots)[number]) => {
      const usual = pastOf(listing.symbol).usualVolume!;
      return bar && bar.volume / usual >= 2 ? bar.volume / usual : null;
    };
    expect(symbols('volume')).toEqual(best(times));
    expect(movers.volume.every((mover) => mover.times! >= 2)).toBe(true);
  });

  it('are looked for among the eighty with the largest value', () => {
    expect(watchedSymbols(rows)).toHaveLength(80);
    expect(watchedSymbols(rows).slice(0, 8)).toEqual(best(worth));
  });

  it('of the bars are none without them', () => {
    const without = moversOf(rows, []);
    expect([without.high55, without.high250, without.volume]).toEqual([[], [], []]);
  });
});
