import { describe, expect, it } from 'vitest';
import { symbolAfter, symbolAfterStep } from '../../src/member/watchlist/own/useOrder';
import type { Watchlist } from '../../src/member/shared/useLists';

const list = { rows: ['A', 'B', 'C'].map((symbol) => ({ symbol })) } as unknown as Watchlist;

describe('the place of a symbol in a list', () => {
  it.each([
    ['A', { up: undefined, down: 'C', after: 'B' }],
    ['B', { up: 'A', down: null, after: 'C' }],
    ['C', { up: 'B', down: undefined, after: null }],
    ['X', { up: undefined, down: undefined, after: null }],
  ])('of %s has neighbours and ends: %j', (symbol, expected) => {
    const [up, down] = ([-1, 1] as const).map((by) => symbolAfterStep(list, symbol, by));
    expect({ up, down, after: symbolAfter(list, symbol) }).toEqual(expected);
  });
});
