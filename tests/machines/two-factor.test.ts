import { describe, expect, it } from 'vitest';
import { isSwitchedOn } from '../../machines/two-factor.machine';
import { situations, steps, twoFactorBench, twoFactorCells } from './two-factor.walk';
import { walk, walkOf, type Table } from '../support/machines/cases';

const table: Table = {
  off: { seen: {}, steps: { press: { value: 'asking' } } },
  asking: { seen: {}, steps: { press: { value: 'off' }, verified: { value: 'on' } } },
  on: { seen: {}, steps: { press: { value: 'off' } } },
};

describe('the two-factor switch', () => {
  it('does in every situation what its table says, and nothing else', async () => {
    expect(await walk(twoFactorCells())).toStrictEqual(walkOf(table, steps));
  });

  it('stands at on only once the code was right', () => {
    const standing = Object.entries(situations).map(([situation, way]) => {
      const { actor, take } = twoFactorBench();
      for (const step of way) void take(step);
      return [situation, isSwitchedOn(actor.getSnapshot())];
    });

    expect(Object.fromEntries(standing)).toEqual({ off: false, asking: false, on: true });
  });
});
