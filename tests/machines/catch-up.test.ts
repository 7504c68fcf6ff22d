// @module-tag P9
import { createActor, fromPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { FiredAlert } from '../../machines/alerts.machine';
import { catchUpMachine, type UnwatchedSpan } from '../../machines/catch-up.machine';
import { differences, expectedOf, type Table } from '../support/machines/cases';
import { cases, FIVE_MINUTES, found, steps } from './catch-up.walk';

const LATER = FIVE_MINUTES + 1;
const MUCH_LATER = 10 * FIVE_MINUTES;

const watching = (until: number) => ({
  value: 'watching',
  tags: ['evaluates'],
  context: { watchedUntil: until, span: null, latest: null },
});
const catchingUp = (since: number, until: number, latest: number | null = null) => ({
  value: 'catching up',
  tags: [],
  context: { watchedUntil: since, span: { since, until }, latest },
  requests: [{ since, until }],
});
const remembers = (latest: number) => ({ context: { latest } });
const reports = (...facts: { type: string; [field: string]: unknown }[]) => ({ emitted: facts });

const table: Table = {
  waiting: {
    start: { value: 'waiting', tags: [], context: { watchedUntil: 0, span: null, latest: null } },
    steps: {
      'prices come within five minutes': catchingUp(0, FIVE_MINUTES),
      'prices come later': catchingUp(0, LATER),
      'prices come much later': catchingUp(0, MUCH_LATER),
    },
  },
  watching: {
    start: {
      ...watching(FIVE_MINUTES),
      requests: [{ since: 0, until: FIVE_MINUTES }],
      ...reports({ type: 'found', fired: [] }),
    },
    steps: {
      'prices come later': watching(LATER),
      'prices come much later': catchingUp(FIVE_MINUTES, MUCH_LATER),
    },
  },
  'catching up': {
    start: catchingUp(0, LATER),
    steps: {
      'prices come within five minutes': remembers(FIVE_MINUTES),
      'prices come later': remembers(LATER),
      'prices come much later': remembers(MUCH_LATER),
      'one is found': {
        ...watching(LATER),
        ...reports({ type: 'found', fired: [found] }),
      },
      'nothing is found': { ...watching(LATER), ...reports({ type: 'found', fired: [] }) },
      'the bars are not loaded': { value: 'failed', tags: ['evaluates'] },
    },
  },
  'newer prices wait': {
    start: catchingUp(0, FIVE_MINUTES, LATER),
    steps: {
      'prices come within five minutes': remembers(FIVE_MINUTES),
      'prices come much later': remembers(MUCH_LATER),
      'one is found': { ...catchingUp(FIVE_MINUTES, LATER), ...reports({ type: 'found', fired: [found] }) },
      'nothing is found': { ...catchingUp(FIVE_MINUTES, LATER), ...reports({ type: 'found', fired: [] }) },
      'the bars are not loaded': { value: 'failed', tags: ['evaluates'] },
    },
  },
  'older prices wait': {
    start: catchingUp(0, LATER, FIVE_MINUTES),
    steps: {
      'prices come later': remembers(LATER),
      'prices come much later': remembers(MUCH_LATER),
      'one is found': { ...watching(LATER), ...reports({ type: 'found', fired: [found] }) },
      'nothing is found': { ...watching(LATER), ...reports({ type: 'found', fired: [] }) },
      'the bars are not loaded': { value: 'failed', tags: ['evaluates'] },
    },
  },
  failed: {
    start: { ...catchingUp(0, LATER), value: 'failed', tags: ['evaluates'] },
    steps: {
      'prices come within five minutes': catchingUp(0, FIVE_MINUTES),
      'prices come later': catchingUp(0, LATER),
      'prices come much later': catchingUp(0, MUCH_LATER),
    },
  },
  'caught up': {
    start: {
      ...watching(LATER),
      requests: [{ since: 0, until: LATER }],
      ...reports({ type: 'found', fired: [found] }),
    },
    steps: {
      'prices come within five minutes': watching(FIVE_MINUTES),
      'prices come later': watching(LATER),
      'prices come much later': catchingUp(LATER, MUCH_LATER),
    },
  },
};

describe('what happened while the prices were not evaluated', () => {
  it('is found as its table lists in every situation and step, and nothing else', async () => {
    expect(await differences(cases(), expectedOf(table, steps))).toEqual([]);
  });

  it('reaches back to whenever an alert was armed where this browser has never watched', () => {
    const spans: unknown[] = [];
    const find = fromPromise<readonly FiredAlert[], UnwatchedSpan>(async ({ input }) => {
      spans.push(input);
      return [];
    });
    const actor = createActor(catchUpMachine.provide({ actors: { find } }), {
      input: { watchedUntil: null },
    }).start();
    actor.send({ type: 'prices came', at: 5 });
    actor.stop();
    expect(spans).toEqual([{ since: null, until: 5 }]);
  });
});
