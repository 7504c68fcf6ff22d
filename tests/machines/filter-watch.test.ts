// @module-tag P9
import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { filterWatchMachine, type KnownFilters } from '../../machines/filter-watch.machine';
import { differences, expectedOf, type Table } from '../support/machines/cases';
import { cases, steps } from './filter-watch.walk';

const [ONE, TWO, THREE, FOUR] = [1, 2, 3, 4].map((minute) => `2026-08-27T03:0${minute}:00Z`) as [
  ...[string, string, string, string],
];
const cheap = (at: string, ...symbols: string[]) => ({ cheap: { at, symbols } });
const liquid = { liquid: { at: FOUR, symbols: ['HPG'] } };
const knows = (known: KnownFilters) => ({ value: 'watching', context: { known } });
const entered = (since: string, ...symbols: string[]) => ({
  emitted: [{ type: 'entered', entries: symbols.map((symbol) => ({ watch: 'cheap', symbol, since })) }],
});

const table: Table = {
  'nothing is known': {
    start: knows({}),
    steps: {
      'only FPT meets it': knows(cheap(ONE, 'FPT')),
      'FPT and HPG meet it': knows(cheap(TWO, 'FPT', 'HPG')),
      'none meets it': knows(cheap(THREE)),
      'another filter is met by HPG': knows(liquid),
    },
  },
  'FPT is known': {
    start: knows(cheap(ONE, 'FPT')),
    steps: {
      'FPT and HPG meet it': { ...knows(cheap(TWO, 'FPT', 'HPG')), ...entered(ONE, 'HPG') },
      'none meets it': knows(cheap(THREE)),
      'another filter is met by HPG': knows({ ...cheap(ONE, 'FPT'), ...liquid }),
    },
  },
  'both are known': {
    start: knows(cheap(TWO, 'FPT', 'HPG')),
    steps: {
      'only FPT meets it': knows(cheap(ONE, 'FPT')),
      'none meets it': knows(cheap(THREE)),
      'another filter is met by HPG': knows({ ...cheap(TWO, 'FPT', 'HPG'), ...liquid }),
    },
  },
  'HPG has left': {
    start: knows(cheap(ONE, 'FPT')),
    steps: {
      'FPT and HPG meet it': { ...knows(cheap(TWO, 'FPT', 'HPG')), ...entered(ONE, 'HPG') },
      'none meets it': knows(cheap(THREE)),
      'another filter is met by HPG': knows({ ...cheap(ONE, 'FPT'), ...liquid }),
    },
  },
};

describe('the watch of filters', () => {
  it('does what its table lists in every situation and step, and nothing else', async () => {
    expect(await differences(cases(), expectedOf(table, steps))).toEqual([]);
  });

  it('reports what has entered since it was kept, as after a reload', () => {
    const actor = createActor(filterWatchMachine, { input: { known: cheap(ONE, 'FPT') } });
    const reported: unknown[] = [];
    actor.on('entered', ({ entries }) => reported.push(...entries));
    actor.start();
    actor.send(steps['FPT and HPG meet it']);
    expect(reported).toEqual([{ watch: 'cheap', symbol: 'HPG', since: ONE }]);
  });
});
