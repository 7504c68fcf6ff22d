// @module-tag P9
import { describe, expect, it } from 'vitest';
import { isSwitchedOn } from '../../machines/two-factor.machine';
import { differences, expectedOf, type Table } from '../support/machines/cases';
import { cases, situations, start, steps } from './two-factor.walk';

const table: Table = {
  off: { start: {}, steps: { toggle: { value: 'verifying' } } },
  verifying: { start: {}, steps: { toggle: { value: 'off' }, verified: { value: 'on' } } },
  on: { start: {}, steps: { toggle: { value: 'off' } } },
};

describe('the two-factor switch', () => {
  it('does what its table lists in every situation and step, and nothing else', async () => {
    expect(await differences(cases(), expectedOf(table, steps))).toEqual([]);
  });

  it('is on only after a correct code', () => {
    const switchedOn = Object.entries(situations).map(([situation, path]) => {
      const { actor, run } = start();
      for (const step of path) run(step);
      return [situation, isSwitchedOn(actor.getSnapshot())];
    });

    expect(Object.fromEntries(switchedOn)).toEqual({ off: false, verifying: false, on: true });
  });
});
