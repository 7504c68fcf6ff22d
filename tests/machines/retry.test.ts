// @module-tag P9
import { describe, expect, it } from 'vitest';
import { differences, expectedOf, type Table } from '../support/machines/cases';
import { cases, start, steps } from './retry.walk';

const waits = (refusals: number, seconds: number, secondsLeft = seconds) => ({
  value: 'waiting',
  context: { refusals, seconds, secondsLeft },
});
const opens = (refusals: number, seconds = 0) => ({
  value: 'open',
  context: { refusals, seconds, secondsLeft: 0 },
});
const nothing = { free: 3, refusals: 0, seconds: 0, secondsLeft: 0 };

const table: Table = {
  open: {
    start: { context: nothing },
    steps: { refused: opens(1), 'refused for 3 s': waits(1, 3) },
  },
  'open after two refusals': {
    start: { value: 'open', context: { ...nothing, refusals: 2 } },
    steps: { refused: waits(3, 2), 'refused for 3 s': waits(3, 3), accepted: opens(0) },
  },
  waiting: {
    start: { context: { ...nothing, ...waits(3, 2).context } },
    steps: {
      refused: waits(4, 4),
      'refused for 3 s': waits(4, 4),
      accepted: opens(0),
      '1,000 ms pass': { context: { secondsLeft: 1 } },
    },
  },
  'waiting for the last second': {
    start: { value: 'waiting', context: { ...nothing, ...waits(3, 2, 1).context } },
    steps: {
      refused: waits(4, 4),
      'refused for 3 s': waits(4, 4),
      accepted: opens(0),
      '1,000 ms pass': opens(3, 2),
    },
  },
  'waiting for the server': {
    start: { value: 'waiting', context: { ...nothing, ...waits(1, 3).context } },
    steps: {
      refused: waits(2, 3),
      'refused for 3 s': waits(2, 3),
      accepted: opens(0),
      '1,000 ms pass': { context: { secondsLeft: 2 } },
    },
  },
};

describe('a refused form', () => {
  it('does what its table lists in every situation and step, and nothing else', async () => {
    expect(await differences(cases(), expectedOf(table, steps))).toEqual([]);
  });

  it('waits 2, 4, 8, 16 and then 30 seconds from the third refusal on', () => {
    const harness = start();
    const waited = Array.from({ length: 8 }, () => {
      harness.run(steps.refused);
      const { secondsLeft } = harness.observe().context;
      for (let second = 0; second < secondsLeft; second += 1) harness.run(steps['1,000 ms pass']);
      return secondsLeft;
    });

    expect(waited).toEqual([0, 0, 2, 4, 8, 16, 30, 30]);
    expect(harness.observe().value).toBe('open');
  });

  it('whose refusals are not counted waits only where the server names a wait', () => {
    const harness = start({ free: Infinity });

    for (let refusal = 0; refusal < 9; refusal += 1) harness.run(steps.refused);
    expect(harness.observe()).toMatchObject({ value: 'open' });
    harness.run(steps['refused for 3 s']);

    expect(harness.observe()).toMatchObject({ value: 'waiting', context: { secondsLeft: 3 } });
  });
});
