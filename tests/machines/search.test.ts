// @module-tag P9
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { selectActive } from '../../machines/search.machine';
import { differences, expectedOf, randomRuns, type Table } from '../support/machines/cases';
import { cases, start, steps, type Step } from './search.walk';
import { tried } from '../support/tried';

const initial = {
  text: '',
  query: '',
  kind: null,
  results: [],
  isComplete: false,
  isChoice: false,
  pinned: null,
};
const closed = { value: 'closed', context: initial };
const chosen = (id: string) => ({ ...closed, emitted: [{ type: 'chosen', id }] });
const idle = { value: { open: 'idle' } };
const typing = { value: { open: 'typing' } };
const pin = (pinned: string) => ({ context: { pinned } });
const three = { results: ['a', 'b', 'c'], isComplete: true };
const two = { results: ['b', 'c'], isComplete: false };
const choice = { results: ['b', 'c'], isComplete: true, isChoice: true };

const opened = {
  close: closed,
  'type hp': { ...typing, context: { text: 'hp', isComplete: false, pinned: null } },
  'type a blank': { ...typing, context: { text: ' ', isComplete: false, pinned: null } },
  'filter forms': { context: { kind: 'forms', pinned: null } },
  'three results': { context: three },
  'the last two results, incomplete': { context: two },
  'two to choose from': { context: choice },
  'no results, incomplete': { context: { results: [], isComplete: false } },
  'no results': { context: { results: [], isComplete: true } },
  'pick c': chosen('c'),
};
/** What ends a choice. */
const decided = {
  ...opened,
  'type hp': { ...typing, context: { isComplete: false, isChoice: false, pinned: null } },
  'type a blank': { ...typing, context: { text: ' ', isComplete: false, isChoice: false, pinned: null } },
  'three results': { context: { ...three, isChoice: false } },
  'the last two results, incomplete': { context: { ...two, isChoice: false } },
  'no results, incomplete': { context: { results: [], isComplete: false, isChoice: false } },
  'no results': { context: { results: [], isComplete: true, isChoice: false } },
};
const overThree = (next: string, previous: string) => ({
  'move next': pin(next),
  'move previous': pin(previous),
  'move first': pin('a'),
  'move last': pin('c'),
});
const overTwo = { ...overThree('c', 'c'), 'move first': pin('b') };
const word = { ...initial, text: 'hp' };
const completed = { ...word, query: 'hp', ...three };
const submitting = { value: { open: 'submitting' }, context: { ...word, query: 'hp' } };
const paused = { ...idle, context: { query: 'hp' } };
const pauses = { '150 ms pass': paused, '400 ms pass': paused };
const whileSubmitting = {
  ...opened,
  'three results': chosen('a'),
  'two to choose from': { ...idle, context: choice },
  'no results': { ...idle, context: { results: [], isComplete: true } },
};

const table: Table = {
  closed: { start: { context: initial }, steps: { open: idle } },
  'closed after a search': { start: closed, steps: { open: idle } },
  'idle before a word': { start: { ...idle, context: initial }, steps: opened },
  'idle before a word with results': {
    start: { ...idle, context: { ...initial, ...three } },
    steps: { ...opened, ...overThree('a', 'c') },
  },
  'idle before a word at the last result': {
    start: { ...idle, context: { ...initial, ...three, pinned: 'c' } },
    steps: { ...opened, ...overThree('a', 'b'), submit: chosen('c') },
  },
  'idle after a word': {
    start: { ...idle, context: completed },
    steps: { ...opened, ...overThree('b', 'c'), submit: chosen('a') },
  },
  'idle after a word at the last result': {
    start: { ...idle, context: { ...completed, pinned: 'c' } },
    steps: { ...opened, ...overThree('a', 'b'), submit: chosen('c') },
  },
  'idle on the last two results, incomplete': {
    start: { ...idle, context: { ...word, query: 'hp', ...two } },
    steps: { ...opened, ...overTwo, submit: { value: submitting.value } },
  },
  'idle without results': {
    start: { ...idle, context: { ...word, query: 'hp', isComplete: true } },
    steps: opened,
  },
  'idle with two to choose from': {
    start: { ...idle, context: { ...completed, ...choice } },
    steps: {
      ...decided,
      'move next': pin('b'),
      'move previous': pin('c'),
      'move first': pin('b'),
      'move last': pin('c'),
    },
  },
  'idle with one that is chosen': {
    start: { ...idle, context: { ...completed, ...choice, pinned: 'c' } },
    steps: { ...decided, ...overTwo, 'move next': pin('b'), 'move previous': pin('b'), submit: chosen('c') },
  },
  typing: { start: { ...typing, context: word }, steps: { ...opened, ...pauses, submit: submitting } },
  'typing for almost a pause': {
    start: { ...typing, context: word },
    steps: { ...opened, ...pauses, submit: submitting, '149 ms pass': paused },
  },
  'typing over results': {
    start: { ...typing, context: { ...completed, isComplete: false } },
    steps: { ...opened, ...overThree('b', 'c'), ...pauses, submit: { value: submitting.value } },
  },
  'typing at the last result': {
    start: { ...typing, context: { ...word, ...two, pinned: 'c' } },
    steps: {
      ...opened,
      ...overTwo,
      'move next': pin('b'),
      'move previous': pin('b'),
      ...pauses,
      submit: chosen('c'),
    },
  },
  submitting: {
    start: submitting,
    steps: {
      ...whileSubmitting,
      'no results, incomplete': {},
      'move next': idle,
      'move previous': idle,
      'move first': idle,
      'move last': idle,
    },
  },
  'submitting over the last two': {
    start: { ...submitting, context: { ...submitting.context, ...two } },
    steps: {
      ...whileSubmitting,
      'move next': { ...idle, ...pin('c') },
      'move previous': { ...idle, ...pin('c') },
      'move first': { ...idle, ...pin('b') },
      'move last': { ...idle, ...pin('c') },
      submit: chosen('b'),
      '400 ms pass': chosen('b'),
    },
  },
};

describe('the search', () => {
  it('does what its table lists in every situation and step, and nothing else', async () => {
    expect(await differences(cases(), expectedOf(table, steps))).toEqual([]);
  });

  it('keeps the result active that the arrow keys moved to, whatever results arrive around it', () => {
    const harness = start();
    const path: Step[] = [steps.open, steps['type hp'], steps['the last two results, incomplete']];
    for (const step of [...path, steps['move next'], steps['three results']]) harness.run(step);

    expect(selectActive(harness.observe().context)).toBe('c');
    harness.run(steps.submit);
    expect(harness.observe().emitted).toEqual([{ type: 'chosen', id: 'c' }]);
  });

  it('queries nothing but the text at a pause or at Enter, and chooses one result at most per step, in random runs', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...Object.values(steps)), { maxLength: 15 }), (run) => {
        const harness = start();
        for (const step of run) {
          const before = harness.observe();
          harness.run(step);
          const after = harness.observe();
          const mayQuery = 'wait' in step || step.type === 'submit';
          const { query, text } = after.context;
          expect(query === before.context.query || query === '' || (mayQuery && query === text)).toBe(true);
          expect(after.emitted.length).toBeLessThanOrEqual(1);
        }
      }),
      randomRuns,
    );
    tried(randomRuns.numRuns, 'random walks');
  });
});
