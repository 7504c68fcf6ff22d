// @module-tag P9
import { describe, expect, it } from 'vitest';
import { differences, expectedOf, type Table } from '../support/machines/cases';
import { balances, cases, steps } from './top-up.walk';

const ether = { currency: 'ETH', amount: 0.1 };
const dollars = { currency: 'USD', amount: 5 };
const richer = { ...balances, ETH: 0.3 };

const table: Table = {
  idle: {
    start: { context: { balances, requested: null } },
    steps: {
      'top up ETH': { value: 'crediting', tags: ['busy'], context: { balances, requested: ether } },
      'top up USD': { value: 'crediting', tags: ['busy'], context: { balances, requested: dollars } },
    },
  },
  'idle again': {
    start: {
      value: 'idle',
      context: { balances: richer, requested: null },
      emitted: [{ type: 'credited', ...ether }],
    },
    steps: {
      'top up ETH': { value: 'crediting', tags: ['busy'], context: { balances: richer, requested: ether } },
      'top up USD': { value: 'crediting', tags: ['busy'], context: { balances: richer, requested: dollars } },
    },
  },
  crediting: {
    start: { value: 'crediting', tags: ['busy'], context: { balances, requested: ether } },
    steps: {
      '1,000 ms pass': {
        value: 'idle',
        tags: [],
        context: { balances: richer, requested: null },
        emitted: [{ type: 'credited', ...ether }],
      },
    },
  },
};

describe('a top-up', () => {
  it('does what its table lists in every situation and step, and nothing else', async () => {
    expect(await differences(cases(), expectedOf(table, steps))).toEqual([]);
  });
});
