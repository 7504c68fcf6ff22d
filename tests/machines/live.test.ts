// @module-tag P9
import { describe, expect, it } from 'vitest';
import type { StateValue } from 'xstate';
import { differences, expectedOf, type Table } from '../support/machines/cases';
import { cases, start, starts, steps, visibleAndOpen } from './live.walk';

const context = { ...visibleAndOpen, failures: 0 };
/** A line brings prices where the market is streamed, and where `stream` says so. */
const at = (
  market: StateValue,
  prices = 'fresh',
  stream = JSON.stringify(market).includes('streamed') ? 'heard' : 'absent',
) => ({ value: { market, stream, prices } });
const unheardOf = (market: StateValue) => ({ ...at(market, 'stale'), tags: ['stale'] });
const prices = [{ type: 'refresh prices' }];
const missedPrices = [{ type: 'refresh missed prices' }];
const unquoted = [{ type: 'refresh unquoted prices' }];
const rest = [{ type: 'refresh the rest' }];
const pricesOnReturn = [{ type: 'refresh prices on return' }];
const everything = [{ type: 'refresh everything' }];
const polled = { open: 'polled' };
const streamed = { open: { streamed: 'complete' } };
const incomplete = { open: { streamed: 'incomplete' } };

/** The effect of a refresh, whatever the state of the market. */
const refreshes = (market: StateValue) => ({
  'prices are refreshed': { ...at(market), context: { asOf: 2_000 } },
  'the refresh fails': { ...at(market, 'stale'), tags: ['stale'], context: { failures: 1 } },
  'a view fails': { ...at(market, 'stale'), tags: ['stale'] },
  'the stream is heard': { ...at(market, 'fresh', 'heard'), context: { asOf: 3_000 } },
  'the stream is silent': unheardOf(market),
});
const open = {
  ...refreshes(polled),
  'the stream is heard': { ...at(streamed), context: { asOf: 3_000 } },
  'the stream is interrupted': { emitted: missedPrices },
  'the stream is silent': { ...unheardOf(polled), emitted: missedPrices },
  'a minute passes in a closed market': { ...at('closed'), emitted: everything },
  'the clock jumps': { emitted: everything },
  'the page is hidden': at({ outdated: 'prices' }),
  'the person retries': { emitted: prices },
  '15 s pass': { emitted: prices },
  '5 min pass': { emitted: prices },
};
const soon = { ...open, '5 s pass': { emitted: prices } };
const streaming = {
  ...open,
  ...refreshes(streamed),
  'the refresh fails': { ...at(incomplete, 'stale'), tags: ['stale'], context: { failures: 1 } },
  'a view fails': { ...at(incomplete, 'stale'), tags: ['stale'] },
  'a minute passes in an open market': { emitted: unquoted },
  'a minute passes in a closed market': { ...at('closed', 'fresh', 'heard'), emitted: everything },
  'the page is hidden': at({ outdated: 'prices' }, 'fresh', 'heard'),
  'the stream is silent': { ...unheardOf(streamed), emitted: missedPrices },
  'the person retries': { emitted: prices },
  'the stream ends': at(polled),
  '15 s pass': {},
  '5 min pass': { emitted: rest },
};
const lacking = {
  ...streaming,
  'a minute passes in a closed market': { ...at('closed', 'stale', 'heard'), emitted: everything },
  'the page is hidden': at({ outdated: 'prices' }, 'stale', 'heard'),
  'the stream is silent': { emitted: missedPrices },
  'prices are refreshed': { ...at(streamed), tags: [], context: { asOf: 2_000, failures: 0 } },
  'the refresh fails': { context: { failures: 2 } },
  'a view fails': {},
  'the stream is heard': {},
  'the stream ends': at(polled, 'stale'),
  '5 min pass': { emitted: [...prices, ...rest] },
};
const closed = {
  ...refreshes('closed'),
  'a minute passes in an open market': { ...at(polled), emitted: everything },
  'the clock jumps': { emitted: everything },
  'the page is hidden': at('hidden'),
  'the person retries': { emitted: prices },
};
const outdatedPrices = {
  ...refreshes({ outdated: 'prices' }),
  'a minute passes in a closed market': at({ outdated: 'closed' }),
  'the clock jumps': at({ outdated: 'reopened' }),
  'the page is visible again': { ...at(polled), emitted: pricesOnReturn },
};
const hiddenBesideStream = {
  ...outdatedPrices,
  'a minute passes in a closed market': at({ outdated: 'closed' }, 'fresh', 'heard'),
  'the clock jumps': at({ outdated: 'reopened' }, 'fresh', 'heard'),
  'prices are refreshed': { context: { asOf: 2_000 } },
  'the refresh fails': {
    ...at({ outdated: 'prices' }, 'stale', 'heard'),
    ...{ tags: ['stale'], context: { failures: 1 } },
  },
  'a view fails': { ...at({ outdated: 'prices' }, 'stale', 'heard'), tags: ['stale'] },
  'the stream is silent': { ...at({ outdated: 'prices' }, 'stale', 'heard'), tags: ['stale'] },
  'the stream is heard': {},
  'the stream ends': at({ outdated: 'prices' }),
  // Nothing is polled until it is heard again: it has not ended.
  'the page is visible again': { ...at(streamed), emitted: pricesOnReturn },
};
const reopened = {
  ...refreshes({ outdated: 'reopened' }),
  'a minute passes in a closed market': at({ outdated: 'closed' }),
  'the page is visible again': { ...at(polled), emitted: everything },
};
const outdatedClosed = {
  ...refreshes({ outdated: 'closed' }),
  'a minute passes in an open market': at({ outdated: 'reopened' }),
  'the page is visible again': { ...at('closed'), emitted: everything },
};

const stale = (step: object) =>
  'value' in step
    ? { ...step, value: { ...(step.value as Record<string, StateValue>), prices: 'stale' } }
    : step;

const table: Table = {
  'market.open': { start: { ...at(polled), context }, steps: open },
  'market.open for 10 s': { start: { ...at(polled), context }, steps: soon },
  'market.open 10 s after a refresh, newer prices of which have come': {
    start: { ...at(polled), context: { ...context, asOf: 2_000 } },
    steps: soon,
  },
  'market.open for 25 s': { start: { ...at(polled), context, emitted: prices }, steps: soon },
  'market.open 10 s after a jump': { start: { ...at(polled), context, emitted: everything }, steps: soon },
  'market.open 10 s after a retry': { start: { ...at(polled), context, emitted: prices }, steps: soon },
  'market.open prices.stale': {
    start: { ...at(polled, 'stale'), tags: ['stale'], context: { ...context, failures: 1 } },
    steps: {
      ...Object.fromEntries(Object.entries(open).map(([name, step]) => [name, stale(step)])),
      'prices are refreshed': { ...at(polled), tags: [], context: { asOf: 2_000, failures: 0 } },
      'the refresh fails': { context: { failures: 2 } },
      'the stream is heard': at(incomplete, 'stale'),
      'the stream is silent': { emitted: missedPrices },
      '15 s pass': {},
    },
  },
  'market.open prices.fresh again': {
    start: { ...at(polled), context: { ...context, asOf: 2_000 } },
    steps: open,
  },
  'market.open.streamed': {
    start: { ...at(streamed), context: { ...context, asOf: 3_000 } },
    steps: streaming,
  },
  'market.open.streamed after a failure': {
    start: { ...at(incomplete, 'stale'), tags: ['stale'], context: { ...context, failures: 1 } },
    steps: lacking,
  },
  'market.open.streamed for 595 s': {
    start: { ...at(streamed), context: { ...context, asOf: 3_000 }, emitted: rest },
    steps: { ...streaming, '5 s pass': { emitted: rest }, '15 s pass': { emitted: rest } },
  },
  'market.open.streamed.incomplete for 55 s': {
    start: {
      ...at(incomplete, 'stale'),
      ...{ tags: ['stale'], context: { ...context, failures: 1 }, emitted: prices },
    },
    steps: { ...lacking, '5 s pass': { emitted: prices }, '15 s pass': { emitted: prices } },
  },
  'market.open.streamed.incomplete 20 s before another failure': {
    start: { ...at(incomplete, 'stale'), tags: ['stale'], context: { ...context, failures: 2 } },
    steps: { ...lacking, 'the refresh fails': { context: { failures: 3 } } },
  },
  'market.open after a stream': {
    start: { ...at(polled), context: { ...context, asOf: 3_000 } },
    steps: open,
  },
  'market.closed': { start: { ...at('closed'), context, emitted: everything }, steps: closed },
  'market.hidden': {
    start: { ...at('hidden'), context, emitted: everything },
    steps: {
      ...refreshes('hidden'),
      'a minute passes in an open market': at({ outdated: 'reopened' }),
      'the clock jumps': at({ outdated: 'closed' }),
      'the page is visible again': at('closed'),
    },
  },
  'market.outdated.prices': { start: { ...at({ outdated: 'prices' }), context }, steps: outdatedPrices },
  'market.outdated.prices beside a stream': {
    start: { ...at({ outdated: 'prices' }, 'fresh', 'heard'), context: { ...context, asOf: 3_000 } },
    steps: hiddenBesideStream,
  },
  'market.outdated.reopened': { start: { ...at({ outdated: 'reopened' }), context }, steps: reopened },
  'market.outdated.reopened since the opening': {
    start: { ...at({ outdated: 'reopened' }), context, emitted: everything },
    steps: reopened,
  },
  'market.outdated.reopened since a jump': {
    start: { ...at({ outdated: 'reopened' }), context },
    steps: reopened,
  },
  'market.outdated.closed': { start: { ...at({ outdated: 'closed' }), context }, steps: outdatedClosed },
  'market.outdated.closed since a jump': {
    start: { ...at({ outdated: 'closed' }), context, emitted: everything },
    steps: outdatedClosed,
  },
};
const started: Table = {
  'a visible page in an open market': {
    start: { ...at(polled), context: { ...starts['a visible page in an open market'], failures: 0 } },
    steps: {},
  },
  'a visible page in a closed market': {
    start: { ...at('closed'), context: { ...starts['a visible page in a closed market'], failures: 0 } },
    steps: {},
  },
  'a hidden page in an open market': {
    start: {
      ...at({ outdated: 'prices' }),
      context: { ...starts['a hidden page in an open market'], failures: 0 },
    },
    steps: {},
  },
  'a hidden page in a closed market': {
    start: { ...at('hidden'), context: { ...starts['a hidden page in a closed market'], failures: 0 } },
    steps: {},
  },
};

describe('live prices', () => {
  it('are refreshed as the table lists in every situation and step, and never otherwise', async () => {
    expect(await differences(cases(), { ...expectedOf(table, steps), ...expectedOf(started, {}) })).toEqual(
      [],
    );
  });

  it('are refreshed four times a minute, and not at all in an hour of lunch or in an hour while the page is hidden', () => {
    const harness = start();
    const refreshesIn = (minutes: number) => {
      for (let i = 0; i < minutes * 12; i += 1) harness.run(steps['5 s pass']);
      return harness.observe().emitted.length;
    };

    expect(refreshesIn(1)).toBe(4);
    harness.run(steps['a minute passes in a closed market']);
    expect(harness.observe().emitted).toEqual(everything);
    expect(refreshesIn(60)).toBe(0);
    harness.run(steps['a minute passes in an open market']);
    harness.run(steps['the page is hidden']);
    expect(harness.observe().emitted).toEqual(everything);
    expect(refreshesIn(60)).toBe(0);
    harness.run(steps['the page is visible again']);
    expect(harness.observe().emitted).toEqual(pricesOnReturn);
  });

  it('are refreshed as often as the input says from one refresh to the next', () => {
    let interval = 2_000;
    const harness = start({ ...visibleAndOpen, refreshInterval: () => interval });
    const refreshesIn = (wait: number) => {
      for (let passed = 0; passed < wait; passed += 1_000) harness.run({ wait: 1_000 });
      return harness.observe().emitted.length;
    };

    expect(refreshesIn(15_000)).toBe(7);
    interval = 6_000;
    expect([refreshesIn(1_000), refreshesIn(5_000), refreshesIn(6_000)]).toEqual([1, 0, 1]);
  });

  it('wait longer with each failure, for a random part of up to two minutes more, and as usual once they come', () => {
    const waits = (random: number) => {
      const harness = start({ ...visibleAndOpen, random: () => random });
      const waitOnce = (fails: boolean) => {
        let seconds = 0;
        do {
          harness.run({ wait: 1_000 });
          seconds += 1;
        } while (harness.observe().emitted.length === 0);
        harness.run(steps[fails ? 'the refresh fails' : 'prices are refreshed']);
        return seconds;
      };
      return [true, true, true, true, true, true, false, false].map(waitOnce);
    };

    expect(waits(0)).toEqual([15, 15, 15, 15, 15, 15, 15, 15]);
    expect(waits(1)).toEqual([15, 30, 60, 120, 135, 135, 135, 15]);
  });

  it('are refreshed with everything else when the page was hidden in one trading phase and is visible again in the next', () => {
    const harness = start();
    const path = [
      'the page is hidden',
      'a minute passes in a closed market',
      'a minute passes in an open market',
    ] as const;
    for (const step of path) harness.run(steps[step]);
    const whileHidden = harness.observe().emitted;
    harness.run(steps['the page is visible again']);

    expect([whileHidden, harness.observe().emitted]).toEqual([[], everything]);
  });
});
