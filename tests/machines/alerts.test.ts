// @module-tag P9
import { describe, expect, it } from 'vitest';
import type { FiredAlert } from '../../machines/alerts.machine';
import { differences, expectedOf, type Table } from '../support/machines/cases';
import { again, cases, one, random, steps, two } from './alerts.walk';

const context = (waiting: readonly FiredAlert[], sent: readonly FiredAlert[]) => ({
  context: { waiting, sent, random },
});
const claiming = (...sent: FiredAlert[]) => ({
  value: 'claiming',
  ...context([], sent),
  requests: [{ ids: sent.map(({ id }) => id) }],
});
const shown = { emitted: [{ type: 'fired', alerts: [one] }] };
const failed = (...waiting: FiredAlert[]) => ({ value: 'failed', ...context(waiting, []) });

const table: Table = {
  watching: {
    start: { value: 'watching', ...context([], []) },
    steps: {
      'one fires': claiming(one),
      'one and two fire': claiming(one, two),
      'one fires, armed again': claiming(again),
    },
  },
  claiming: {
    start: claiming(one),
    steps: {
      'one and two fire': context([two], [one]),
      'one fires, armed again': context([again], [one]),
      'one is claimed': { value: 'watching', ...context([], []), ...shown },
      'another tab was first': { value: 'watching', ...context([], []) },
      'it is not saved': failed(one),
    },
  },
  'two fires while one is claimed': {
    start: { value: 'claiming', ...context([two], [one]), requests: [{ ids: ['one'] }] },
    steps: {
      'one fires, armed again': context([two, again], [one]),
      'one is claimed': { ...claiming(two), ...shown },
      'another tab was first': claiming(two),
      'it is not saved': failed(one, two),
    },
  },
  failed: {
    start: { ...failed(one), requests: [{ ids: ['one'] }] },
    steps: {
      'one and two fire': failed(one, two),
      'one fires, armed again': failed(one, again),
      '23 s pass': claiming(one),
    },
  },
};

describe('the alerts', () => {
  it('do what their table lists in every situation and step, and nothing else', async () => {
    expect(await differences(cases(), expectedOf(table, steps))).toEqual([]);
  });
});
