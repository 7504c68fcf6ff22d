import { describe, expect, it } from 'vitest';
import type { ListedSignal } from '../../src/graph/values';
import type { Day } from '../../src/market/day';
import { USUAL_BUDGET } from '../../src/market/plan/risk-budget';
import { computedPlan, type PlannedSignal } from '../../src/member/shared/plan/computed-plan';
import { sentPlan } from '../../src/member/shared/plan/sent-plan';
import { rowPlan } from '../../src/member/signals/plan/row-plan';
import { plannedSignal } from '../../src/member/signals/plan/planned-signal';
import { quoteOf } from '../support/quoted';

const idea = { targetPrice: 31, cutLossPrice: 27.4, entryPrice: null, atr: 0.5 };
const row = (changes: object = {}) =>
  ({
    ...{ symbol: 'HPG', price: 28.6, kind: 'BREAK_OUT', day: '2026-08-27', time: '14:46', study: null },
    idea: { ...idea, ...changes },
  }) as unknown as ListedSignal;

/** The same signal in the candles. */
const found: PlannedSignal = {
  ...{ kind: 'BREAK_OUT', day: '2026-08-27', price: 28.6, voidBelow: 27.4, atr: 0.5, entryPrice: null },
  ...{ earliestBuy: '2026-08-28', earliestSale: '2026-09-04', voidedOn: null, highest: null },
};

/** The candles are not computed, and nothing is quoted. */
const unfound = { found: null, quotes: new Map(), adjusted: new Set<ListedSignal>() };

type Quoted = { quotedOn?: Day; volume?: number; today?: Day; price?: number };

/** A list on 28/08, and the page of its signal, where this open is quoted. */
function openedAt(
  open: number,
  listed: ListedSignal,
  { quotedOn = '2026-08-28', volume = 100, today = '2026-08-28' }: Quoted,
) {
  const quote = quoteOf({ price: 28.7, open, volume, day: quotedOn });
  const page = { symbol: 'HPG', listed, exchange: 'HOSE' as const, quote, quotedOn, budget: USUAL_BUDGET };
  return {
    onPage: (signal: PlannedSignal) => computedPlan({ ...page, signal }).entry.obstacle,
    known: { ...unfound, quotes: new Map([['HPG', { exchange: 'HOSE' as const, quote }]]), quotedOn: today },
  };
}

/** What is in the way of a purchase: in the list, on the page of the found signal, and on that of one the candles lack. */
function obstaclesOfSent(open: number, quoted: Quoted = {}) {
  const { onPage, known } = openedAt(open, row(), quoted);
  return [rowPlan(row(), known)!.obstacle, onPage(found), onPage(plannedSignal(row(), 'HOSE')!)];
}

/** What is in its way in the list and on the page where both are computed from the candles. */
function obstaclesOfComputed(open: number, { price = 28.6, ...quoted }: Quoted = {}) {
  const unplanned = { ...row(), price, idea: null };
  const { onPage, known } = openedAt(open, unplanned, quoted);
  const computed = { ...known, found: new Map([['HPG', { signals: [found] }]]) };
  return [rowPlan(unplanned, computed)!.obstacle, onPage(found)];
}

describe.each([
  ['that the server sends without an entry', obstaclesOfSent],
  ['that is computed', obstaclesOfComputed],
])('a plan %s, in the trading day in which it can be bought,', (_, obstaclesAt) => {
  it.each([
    [28.8, null],
    [27.5, 'STOP_TOO_NEAR'],
    [27.4, 'STOP_BROKEN'],
    [31, 'BEYOND_TARGET'],
  ])('is judged by the open that its page takes, %d: %s', (open, obstacle) => {
    expect([...new Set(obstaclesAt(open))]).toEqual([obstacle]);
  });

  it.each([
    { volume: 0 },
    { quotedOn: '2026-08-27' },
    { quotedOn: '2026-08-27', today: '2026-08-28' },
  ] as const)(
    'is judged by the signal’s price until the first match of that day, as on its page: %o',
    (quoted) => {
      expect([27.4, 31].flatMap((open) => obstaclesAt(open, quoted)).filter(Boolean)).toEqual([]);
    },
  );
});

it('a computed plan has that open in the prices of the list where the day is an ex-date as well', () => {
  expect(obstaclesOfComputed(27.4, { price: 57.2 })).toEqual(['STOP_BROKEN', 'STOP_BROKEN']);
  expect(obstaclesOfComputed(28.8, { price: 57.2 })).toEqual([null, null]);
});

describe('a plan that the server sends without an entry', () => {
  it('is not judged once that day is past, whose open the candles alone have', () => {
    const near = row({ cutLossPrice: 28.5 });
    const planOf = (quotedOn: Day) => rowPlan(near, { ...unfound, quotedOn })!.obstacle;
    expect([planOf('2026-08-28'), planOf('2026-08-31')]).toEqual(['STOP_TOO_NEAR', null]);
  });

  it('keeps the stop, the target and the end that the server sends', () => {
    expect(rowPlan(row({ stopBrokenOn: '2026-08-28' }), { ...unfound, quotedOn: '2026-08-28' })).toEqual({
      ...{ target: 31, stop: 27.4, obstacle: null },
      end: { kind: 'STOP_BROKEN', day: '2026-08-28' },
    });
  });
});

describe('a plan with an entry', () => {
  it('is judged by that entry, whatever is quoted, until its signal is found in the candles', () => {
    const quote = quoteOf({ price: 28.7, open: 28.8, volume: 100 });
    const sent = row({ entryPrice: 27.5 });
    const known = {
      ...unfound,
      quotes: new Map([['HPG', { exchange: 'HOSE' as const, quote }]]),
      quotedOn: '2026-08-28',
    };
    const computed = rowPlan(sent, { ...known, found: new Map([['HPG', { signals: [found] }]]) });
    expect([sentPlan(sent), rowPlan(sent, known), computed].map((plan) => plan!.obstacle)).toEqual([
      ...['STOP_TOO_NEAR', 'STOP_TOO_NEAR'],
      null,
    ]);
  });
});

describe('a plan whose prices are others than those of now, as of a share that was split and is not adjusted', () => {
  const split = quoteOf({ price: 14.3, open: 14.2, volume: 100, day: '2026-08-28' });
  const known = {
    ...{ ...unfound, quotedOn: '2026-08-28' },
    quotes: new Map([['HPG', { exchange: 'HOSE' as const, quote: split }]]),
  };
  const broken = row({ stopBrokenOn: '2026-08-28' });

  it('is not said to be broken, neither by a quote nor by the server', () => {
    for (const each of [row(), broken]) {
      expect(rowPlan(each, known)).toEqual({ target: 31, stop: 27.4, obstacle: null, end: null });
    }
  });

  it('is not said to be broken on its page, where nothing follows from the price of now', () => {
    const page = {
      symbol: 'HPG',
      listed: broken,
      exchange: 'HOSE' as const,
      quote: split,
      quotedOn: '2026-08-28',
    };
    const plan = computedPlan({ ...page, budget: USUAL_BUDGET, signal: found });
    expect([plan.end, plan.now, plan.entry.obstacle]).toEqual([null, null, null]);
  });

  it('is not said to be broken where the candles step after its day, whatever is quoted', () => {
    const brokenBy = { kind: 'STEP', day: '2026-08-28' } as const;
    const stepped = {
      ...unfound,
      quotedOn: '2026-08-28',
      found: new Map([['HPG', { signals: [], brokenBy }]]),
    };
    expect(rowPlan(broken, stepped)).toMatchObject({ obstacle: null, end: null });
    const before = {
      ...stepped,
      found: new Map([['HPG', { signals: [], brokenBy: { ...brokenBy, day: '2026-08-27' } }]]),
    };
    expect(rowPlan(broken, before)?.end).toEqual({ kind: 'STOP_BROKEN', day: '2026-08-28' });
  });
});
