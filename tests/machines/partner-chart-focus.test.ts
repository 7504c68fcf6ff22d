// @module-tag P9
import { describe, expect, it } from 'vitest';
import { differences, expectedOf, type Table } from '../support/machines/cases';
import { cases, start, steps, type Step } from './partner-chart-focus.walk';

const restore = { emitted: [{ type: 'restore focus' }] };
const guarding = { value: 'guarding' };
const restored = { ...guarding, ...restore };
const exitButton = { 'exit button pressed': guarding };

const table: Table = {
  outside: {
    start: {},
    steps: {
      ...exitButton,
      'a person enters': { value: 'inside' },
      'the frame grabs the focus': restored,
    },
  },
  inside: { start: {}, steps: { ...exitButton, 'focus left': { value: 'outside' } } },
  guarding: {
    start: restore,
    steps: {
      'a person enters': restore,
      'the frame grabs the focus': restore,
      '1,000 ms pass': { value: 'outside' },
    },
  },
  'guarding for long': {
    start: { ...guarding, emitted: [...restore.emitted, ...restore.emitted] },
    steps: {
      'a person enters': restore,
      'the frame grabs the focus': restore,
      '999 ms pass': { value: 'outside' },
      '1,000 ms pass': { value: 'outside' },
    },
  },
};

describe('the focus beside a frame', () => {
  it('does what its table lists in every situation and step, and nothing else', async () => {
    expect(await differences(cases(), expectedOf(table, steps))).toEqual([]);
  });

  it('never stays in a frame that keeps grabbing it', () => {
    const harness = start();
    const grabs: Step[] = Array.from({ length: 1_000 }, () => [
      steps['the frame grabs the focus'],
      steps['a person enters'],
      steps['focus left'],
      { wait: 20 },
    ]).flat();

    for (const step of grabs) harness.run(step);

    expect(harness.observe()).toMatchObject({ value: 'guarding', emitted: { length: 2_000 } });
  });
});
