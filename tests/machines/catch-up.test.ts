// @module-tag P9
import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { FiredAlert } from '../../machines/alerts.machine';
import { catchUpMachine, evaluatesAt, type UnwatchedSpan } from '../../machines/catch-up.machine';
import { differences, expectedOf, type Table } from '../support/machines/cases';
import { cases, TWO_MINUTES, found, steps } from './catch-up.walk';

const LATER = TWO_MINUTES + 1;
const MUCH_LATER = 10 * TWO_MINUTES;

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
      'prices come within two minutes': catchingUp(0, TWO_MINUTES),
      'prices come later': catchingUp(0, LATER),
      'prices come much later': catchingUp(0, MUCH_LATER),
    },
  },
  watching: {
    start: {
      ...watching(TWO_MINUTES),
      requests: [{ since: 0, until: TWO_MINUTES }],
      ...reports({ type: 'found', fired: [] }),
    },
    steps: {
      'prices come later': watching(LATER),
      'prices come much later': catchingUp(TWO_MINUTES, MUCH_LATER),
    },
  },
  'catching up': {
    start: catchingUp(0, LATER),
    steps: {
      'prices come within two minutes': remembers(TWO_MINUTES),
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
    start: catchingUp(0, TWO_MINUTES, LATER),
    steps: {
      'prices come within two minutes': remembers(TWO_MINUTES),
      'prices come much later': remembers(MUCH_LATER),
      'one is found': { ...catchingUp(TWO_MINUTES, LATER), ...reports({ type: 'found', fired: [found] }) },
      'nothing is found': { ...catchingUp(TWO_MINUTES, LATER), ...reports({ type: 'found', fired: [] }) },
      'the bars are not loaded': { value: 'failed', tags: ['evaluates'] },
    },
  },
  'older prices wait': {
    start: catchingUp(0, LATER, TWO_MINUTES),
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
      'prices come within two minutes': catchingUp(0, TWO_MINUTES),
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
      'prices come within two minutes': watching(TWO_MINUTES),
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

  it('comes before newer prices are evaluated, unless it cannot be found', async () => {
    const opened = async (result: () => Promise<readonly FiredAlert[]>) => {
      const find = fromPromise<readonly FiredAlert[], UnwatchedSpan>(result);
      const actor = createActor(catchUpMachine.provide({ actors: { find } }), {
        input: { watchedUntil: null },
      }).start();
      actor.send({ type: 'prices came', at: 0 });
      const during = evaluatesAt(actor.getSnapshot(), 0);
      await waitFor(actor, (snapshot) => !snapshot.matches('catching up'));
      const at = [0, TWO_MINUTES, LATER].map((instant) => evaluatesAt(actor.getSnapshot(), instant));
      actor.stop();
      return [during, ...at];
    };
    expect(await opened(() => Promise.resolve([]))).toEqual([false, true, true, false]);
    expect(await opened(() => Promise.reject(new Error('offline')))).toEqual([false, true, true, true]);
  });
});
