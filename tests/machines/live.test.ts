import { describe, expect, it } from 'vitest';
import type { StateValue } from 'xstate';
import { beginnings, liveBench, liveCells, steps } from './live.walk';
import { walk, walkOf, type Table } from '../support/machines/cases';

const context = { asOf: 1_000, isOpen: true, isHere: true };
const at = (market: StateValue, prices = 'fresh') => ({ value: { market, prices } });
const prices = [{ type: 'refresh prices' }];
const everything = [{ type: 'refresh everything' }];

/** What the answers do, wherever the market is. */
const answers = (market: StateValue) => ({
  'prices came': { ...at(market), context: { asOf: 2_000 } },
  'prices did not come': { ...at(market, 'stale'), tags: ['stale'] },
});
const open = {
  ...answers('open'),
  'the market closes': { ...at('closed'), told: everything },
  'the clock jumps': { told: everything },
  'the page is left': at({ missed: 'open' }),
  'the person retries': { told: prices },
  '15 s pass': { told: prices },
};
const soon = { ...open, '5 s pass': { told: prices } };
const closed = {
  ...answers('closed'),
  'the market opens': { ...at('open'), told: everything },
  'the clock jumps': { told: everything },
  'the page is left': at('away'),
  'the person retries': { told: prices },
};
const missedOpen = {
  ...answers({ missed: 'open' }),
  'the market closes': at({ missed: 'closed' }),
  'the clock jumps': at({ missed: 'session' }),
  'the page is returned to': { ...at('open'), told: prices },
};
const missedSession = {
  ...answers({ missed: 'session' }),
  'the market closes': at({ missed: 'closed' }),
  'the page is returned to': { ...at('open'), told: everything },
};
const missedClosed = {
  ...answers({ missed: 'closed' }),
  'the market opens': at({ missed: 'session' }),
  'the page is returned to': { ...at('closed'), told: everything },
};

const stale = (step: object) =>
  'value' in step
    ? { ...step, value: { ...(step.value as Record<string, StateValue>), prices: 'stale' } }
    : step;

const table: Table = {
  'market.open': { seen: { ...at('open'), context }, steps: open },
  'market.open for 10 s': { seen: { ...at('open'), context }, steps: soon },
  'market.open for 25 s': { seen: { ...at('open'), context, told: prices }, steps: soon },
  'market.open 10 s after a jump': { seen: { ...at('open'), context, told: everything }, steps: soon },
  'market.open 10 s after a retry': { seen: { ...at('open'), context, told: prices }, steps: soon },
  'market.open prices.stale': {
    seen: { ...at('open', 'stale'), tags: ['stale'], context },
    steps: {
      ...Object.fromEntries(Object.entries(open).map(([name, step]) => [name, stale(step)])),
      'prices came': { ...at('open'), tags: [], context: { asOf: 2_000 } },
      'prices did not come': {},
    },
  },
  'market.open prices.fresh again': {
    seen: { ...at('open'), context: { ...context, asOf: 2_000 } },
    steps: open,
  },
  'market.closed': { seen: { ...at('closed'), context, told: everything }, steps: closed },
  'market.away': {
    seen: { ...at('away'), context, told: everything },
    steps: {
      ...answers('away'),
      'the market opens': at({ missed: 'session' }),
      'the clock jumps': at({ missed: 'closed' }),
      'the page is returned to': at('closed'),
    },
  },
  'market.missed.open': { seen: { ...at({ missed: 'open' }), context }, steps: missedOpen },
  'market.missed.session': { seen: { ...at({ missed: 'session' }), context }, steps: missedSession },
  'market.missed.session since the opening': {
    seen: { ...at({ missed: 'session' }), context, told: everything },
    steps: missedSession,
  },
  'market.missed.session since a jump': {
    seen: { ...at({ missed: 'session' }), context },
    steps: missedSession,
  },
  'market.missed.closed': { seen: { ...at({ missed: 'closed' }), context }, steps: missedClosed },
  'market.missed.closed since a jump': {
    seen: { ...at({ missed: 'closed' }), context, told: everything },
    steps: missedClosed,
  },
};
const begun: Table = {
  'an open market, seen': { seen: { ...at('open'), context: beginnings['an open market, seen'] }, steps: {} },
  'a closed market, seen': {
    seen: { ...at('closed'), context: beginnings['a closed market, seen'] },
    steps: {},
  },
  'an open market, hidden': {
    seen: { ...at({ missed: 'open' }), context: beginnings['an open market, hidden'] },
    steps: {},
  },
  'a closed market, hidden': {
    seen: { ...at('away'), context: beginnings['a closed market, hidden'] },
    steps: {},
  },
};

describe('live prices', () => {
  it('are asked for in every situation as its table says, and never otherwise', async () => {
    expect(await walk(liveCells())).toStrictEqual({ ...walkOf(table, steps), ...walkOf(begun, {}) });
  });

  it('are asked for four times a minute, and not at all in an hour of lunch, in an hour out of sight', () => {
    const bench = liveBench();
    const asked = (minutes: number) => {
      for (let i = 0; i < minutes * 12; i += 1) void bench.take(steps['5 s pass']);
      return bench.look().told.length;
    };

    expect(asked(1)).toBe(4);
    void bench.take(steps['the market closes']);
    expect(bench.look().told).toEqual(everything);
    expect(asked(60)).toBe(0);
    void bench.take(steps['the market opens']);
    void bench.take(steps['the page is left']);
    expect(bench.look().told).toEqual(everything);
    expect(asked(60)).toBe(0);
    void bench.take(steps['the page is returned to']);
    expect(bench.look().told).toEqual(prices);
  });

  it('left in one session and returned to in the next one bring everything, not the prices alone', () => {
    const bench = liveBench();
    const night = ['the page is left', 'the market closes', 'the market opens'] as const;
    for (const step of night) void bench.take(steps[step]);
    const asleep = bench.look().told;
    void bench.take(steps['the page is returned to']);

    expect([asleep, bench.look().told]).toEqual([[], everything]);
  });
});
