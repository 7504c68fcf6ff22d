import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { symbolInfoColumns } from '../../mock-server/udf/listing';
import { quotesOf } from '../../mock-server/udf/quotes';
import type { Condition } from '../../src/market/screen/condition';
import { conditionKinds, type ConditionKind } from '../../src/market/screen/kinds';
import { compile, type Lookups } from '../../src/market/screen/match';
import { screenedOf, type Screened } from '../../src/market/screen/screened';
import { technicalsOf } from '../../src/market/screen/technicals';
import { naiveFigures, type Company, type NaiveFigures, type Wire } from '../support/market/screen-naive';
import { generator } from '../support/market/series';
import { marketOf } from '../support/mock-server/market-of';
import { averageKinds, choiceKinds, rangeKinds } from '../support/market/screen-kinds';
import { randomRunsUpTo } from '../support/machines/cases';

const runs = randomRunsUpTo(10_000);

type Naive = { wire: Wire; figures: NaiveFigures; signals: readonly string[] };

const kindsOfSignals = ['DIVERGENCE', 'BACK_TEST', 'TREND_UP', 'BREAK_OUT'];
let naive: readonly Naive[] = [];
let rows: readonly Screened[] = [];
let lookups: Lookups = { lists: new Map(), signals: new Map() };
let lists: Readonly<Record<string, readonly string[]>> = {};

beforeAll(() => {
  const { market } = marketOf();
  const listing = symbolInfoColumns(market, undefined) as Exclude<
    ReturnType<typeof symbolInfoColumns>,
    { s: string }
  >;
  const wires = quotesOf(market, listing.symbol.join()).d!.map(({ n, v }, i) => ({
    ...(v as unknown as Wire),
    symbol: n,
    exchange: listing['exchange-listed'][i]!,
    sector: listing.sector[i]!,
    market_cap: listing.market_cap[i] ?? null,
  }));
  const random = generator(11);
  const some = (least: number, greatest: number) =>
    random() < 0.15 ? null : least + (greatest - least) * random();
  const companies = wires.map((): Company => ({
    ...{ pe: some(-5, 40), pb: some(0.3, 6), roe: some(-10, 35), dividendYield: some(0, 9) },
    ...{ foreign5: some(-300, 300), foreign20: some(-900, 900) },
  }));
  const signals = wires.map(() => kindsOfSignals.filter(() => random() < 0.1));
  naive = wires.map((wire, i) => ({
    wire,
    figures: naiveFigures(wire, market.closedCandles(wire.symbol)!, companies[i]!),
    signals: signals[i]!,
  }));
  lists = { '1': wires.slice(0, 40).map(({ symbol }) => symbol), 'a,b*~': ['FPT', 'HPG', 'XXX'] };
  rows = wires.map((wire, i) =>
    screenedOf(
      {
        symbol: wire.symbol,
        exchange: wire.exchange as 'HOSE',
        sector: wire.sector,
        price: wire.lp,
        reference: wire.lp - 1,
        changePercent: wire.chp,
        volume: wire.volume,
        value: (wire.lp * wire.volume) / 1e6,
        foreignBuy: wire.foreign_buy,
        foreignSell: wire.foreign_sell,
        marketCap: wire.market_cap,
      },
      { ...technicalsOf(market.closedCandles(wire.symbol)!), ...companies[i]! },
    ),
  );
  lookups = {
    lists: new Map(Object.entries(lists).map(([id, symbols]) => [id, new Set(symbols)])),
    signals: new Map(wires.map(({ symbol }, i) => [symbol, signals[i]!])),
  };
}, 600_000);

/** A choice of an end: a figure that some symbol has, to one decimal beside it, or none. */
const ends = fc.oneof({ weight: 1, arbitrary: fc.constant(null) }, { weight: 3, arbitrary: fc.nat(9_999) });

const plans = fc.uniqueArray(
  fc.oneof(
    fc.record({ kind: fc.constantFrom(...rangeKinds), from: ends, to: ends }),
    fc.record({
      kind: fc.constantFrom(...choiceKinds),
      picks: fc.array(fc.nat(60), { minLength: 1, maxLength: 5 }),
    }),
    fc.record({
      kind: fc.constantFrom(...averageKinds),
      side: fc.constantFrom('above' as const, 'below' as const),
    }),
  ),
  { selector: ({ kind }) => kind, minLength: 0, maxLength: 5 },
);
type Plan = (typeof plans extends fc.Arbitrary<infer Value> ? Value : never)[number];

function conditionOf(plan: Plan): Condition {
  if ('side' in plan) return plan;
  if ('picks' in plan) {
    const values = valuesOf(plan.kind);
    return { kind: plan.kind, values: [...new Set(plan.picks.map((pick) => values[pick % values.length]!))] };
  }
  const { kind } = plan;
  const sorted = sortedFigures(kind);
  const at = (end: number | null) =>
    end === null ? null : Number(sorted[Math.floor((end / 10_000) * sorted.length)]!.toFixed(1));
  const [from, to] = [at(plan.from), at(plan.to)];
  if (from === null && to === null) return { kind, from: at(5_000), to };
  return from !== null && to !== null && from > to ? { kind, from: to, to: from } : { kind, from, to };
}

const sortedByKind = new Map<string, readonly number[]>();

function sortedFigures(kind: string) {
  const known = sortedByKind.get(kind);
  if (known) return known;
  const sorted = naive.flatMap(({ figures }) => figures[kind] ?? []).sort((a, b) => a - b);
  sortedByKind.set(kind, sorted);
  return sorted;
}

function valuesOf(kind: ConditionKind): readonly string[] {
  if (kind === 'list') return [...Object.keys(lists), 'gone'];
  if (kind === 'signal') return kindsOfSignals;
  return [...new Set(naive.map(({ wire }) => wire[kind as 'exchange' | 'sector']))];
}

/** Whether a symbol meets a condition, read off the responses of the mock. */
function meets({ wire, figures, signals }: Naive, condition: Condition): boolean {
  if ('values' in condition) {
    const own = {
      exchange: [wire.exchange],
      sector: [wire.sector],
      list: Object.keys(lists).filter((id) => lists[id]!.includes(wire.symbol)),
      signal: signals,
    }[condition.kind];
    return own.filter((value) => condition.values.includes(value)).length > 0;
  }
  const figure = figures[condition.kind];
  if (figure === null || figure === undefined) return false;
  if ('side' in condition) return condition.side === 'above' ? wire.lp > figure : wire.lp < figure;
  if (condition.from !== null && figure < condition.from) return false;
  return condition.to === null || figure <= condition.to;
}

describe(`a filter over the simulated market, in ${runs.numRuns} random ones`, () => {
  it('finds the symbols of a naive computation from responses and bars, in their order', () => {
    const found = { none: 0, some: 0, all: 0 };
    const kinds = new Map<string, number>();
    const property = fc.property(plans, (plan) => {
      const conditions = plan.map(conditionOf);
      const expected = naive.filter((each) => conditions.every((condition) => meets(each, condition)));
      const result = rows.filter(compile(conditions, lookups));

      expect(result.map(({ symbol }) => symbol)).toEqual(expected.map(({ wire }) => wire.symbol));
      found[result.length === 0 ? 'none' : result.length === rows.length ? 'all' : 'some'] += 1;
      for (const { kind } of conditions) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    });
    fc.assert(property, runs);

    expect(rows.length).toBe(250);
    expect(found.some).toBeGreaterThan(runs.numRuns / 4);
    expect(found.all).toBeGreaterThan(0);
    expect([...rangeKinds, ...choiceKinds, ...averageKinds].filter((kind) => !kinds.has(kind))).toEqual([]);
  }, 600_000);

  it('knows every figure of most symbols within the limits that may be typed', () => {
    for (const kind of rangeKinds) {
      const known = rows.flatMap(({ figures }) => figures[kind] ?? []);
      const [least, greatest] = conditionKinds[kind].limits;
      expect(known.length, kind).toBeGreaterThan(150);
      expect(
        known.filter((figure) => figure < least || figure > greatest),
        kind,
      ).toEqual([]);
    }
  });
});

describe('a symbol whose figures are not known', () => {
  const quote = {
    ...{ symbol: 'AAA', exchange: null, sector: null, price: null, reference: 10, changePercent: null },
    ...{ volume: null, value: null, foreignBuy: 5, foreignSell: null, marketCap: null },
  };
  const unknown = screenedOf(quote, undefined);
  const none: Lookups = { lists: new Map(), signals: new Map() };

  it.each<Condition>([
    ...rangeKinds
      .filter((kind) => kind !== 'price')
      .map((kind): Condition => ({
        kind,
        from: conditionKinds[kind].limits[0],
        to: conditionKinds[kind].limits[1],
      })),
    ...averageKinds.flatMap((kind): Condition[] => [
      { kind, side: 'above' },
      { kind, side: 'below' },
    ]),
    { kind: 'exchange', values: ['HOSE'] },
    { kind: 'sector', values: ['Thép'] },
    { kind: 'signal', values: kindsOfSignals },
    { kind: 'list', values: ['1'] },
  ])('does not meet %o', (condition) => {
    expect(compile([condition], none)(unknown)).toBe(false);
  });

  it('stands at its reference until it is matched, and meets no condition at all', () => {
    expect(compile([{ kind: 'price', from: 10, to: 10 }], none)(unknown)).toBe(true);
    expect(compile([], none)(unknown)).toBe(true);
  });

  it('stands at its last close where the board has no price, with the trading of that bar', () => {
    const bare = { ...quote, reference: null, foreignBuy: null };
    const lastBar = { close: 12, day: '2026-08-26', changePercent: -2, volume: 500_000 };
    const row = screenedOf(bare, { lastBar, ma20: 10, averageVolume20: 250_000, high52w: 16 });
    const { price, change, value, volumeRatio, belowHigh } = row.figures;
    expect([row.last, price, change, value, volumeRatio, belowHigh]).toEqual([12, 12, -2, 6, 2, 25]);
    expect(compile([{ kind: 'ma20', side: 'above' }], none)(row)).toBe(true);
  });

  it('meets a distance of exactly so many percent', () => {
    for (const [price, high52w, percent] of [
      [70, 100, 30],
      [33.3, 37, 10],
      [8.55, 9, 5],
    ] as const) {
      const row = screenedOf({ ...quote, price }, { high52w, low52w: price / 2 });
      expect(compile([{ kind: 'belowHigh', from: percent, to: percent }], none)(row), `${price}`).toBe(true);
      expect(compile([{ kind: 'aboveLow', from: 100, to: 100 }], none)(row), `${price}`).toBe(true);
    }
  });

  it('is not given the bar of the day before while the board has its reference', () => {
    const lastBar = { close: 12, day: '2026-08-26', changePercent: -2, volume: 500_000 };
    const { last, figures } = screenedOf(quote, { lastBar, averageVolume20: 250_000 });
    expect([last, figures.change, figures.value, figures.volumeRatio]).toEqual([10, null, null, null]);
  });

  it('is on neither side of an average that it stands at', () => {
    const row = screenedOf(quote, { ma20: 10, high52w: 0, averageVolume20: 0 });
    expect((['above', 'below'] as const).map((side) => compile([{ kind: 'ma20', side }], none)(row))).toEqual(
      [false, false],
    );
    expect([row.figures.belowHigh, row.figures.volumeRatio]).toEqual([null, null]);
  });

  it('has the market value of the server’s figures, else that of the board', () => {
    const listed = { ...quote, marketCap: 900 };
    const values = [{ marketCap: 1_000 }, { marketCap: null }, undefined].map(
      (figures) => screenedOf(listed, figures).figures.marketCap,
    );
    expect(values).toEqual([1_000, 900, 900]);
  });
});
