import { describe, expect, it } from 'vitest';
import { partnerChartFocusBench, partnerChartFocusCells, steps, type Step } from './partner-chart-focus.walk';
import { walk, walkOf, type Table } from '../support/machines/cases';

const giveBack = { asked: [{ type: 'give back' }] };
const wary = { value: 'wary' };
const takenBack = { ...wary, ...giveBack };
const ourButton = { 'left by our button': wary };

const table: Table = {
  outside: {
    seen: {},
    steps: {
      ...ourButton,
      'a person enters': { value: 'inside' },
      'the frame takes the focus': takenBack,
    },
  },
  inside: { seen: {}, steps: { ...ourButton, 'focus left': { value: 'outside' } } },
  wary: {
    seen: giveBack,
    steps: {
      'a person enters': giveBack,
      'the frame takes the focus': giveBack,
      '1,000 ms pass': { value: 'outside' },
    },
  },
  'wary for long': {
    seen: { ...wary, asked: [...giveBack.asked, ...giveBack.asked] },
    steps: {
      'a person enters': giveBack,
      'the frame takes the focus': giveBack,
      '999 ms pass': { value: 'outside' },
      '1,000 ms pass': { value: 'outside' },
    },
  },
};

describe('the keyboard beside a frame', () => {
  it('does in every situation what its table says, and nothing else', async () => {
    expect(await walk(partnerChartFocusCells())).toStrictEqual(walkOf(table, steps));
  });

  it('never stays in a frame that keeps taking it', () => {
    const bench = partnerChartFocusBench();
    const war: Step[] = Array.from({ length: 1_000 }, () => [
      steps['the frame takes the focus'],
      steps['a person enters'],
      steps['focus left'],
      { wait: 20 },
    ]).flat();

    for (const step of war) void bench.take(step);

    expect(bench.look()).toMatchObject({ value: 'wary', asked: { length: 2_000 } });
  });
});
