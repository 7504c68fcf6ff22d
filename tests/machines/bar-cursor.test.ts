// @module-tag P9
import { describe, expect, it } from 'vitest';
import { differences, expectedOf, type Table } from '../support/machines/cases';
import { cases, steps } from './bar-cursor.walk';

const one = { bar: 1 };
const toOne = { value: 'moving', context: one };
const toAnother = { value: 'moving', context: { bar: 2 } };
const left = { value: 'away', context: { bar: null } };
const moves = { 'to one bar': toOne, 'to another bar': toAnother };

const table: Table = {
  away: { start: { context: { bar: null } }, steps: moves },
  moving: {
    start: { context: one },
    steps: { 'to another bar': toAnother, away: left, '350 ms pass': { value: 'resting' } },
  },
  'moving on': {
    start: { value: 'moving', context: one },
    steps: {
      'to another bar': toAnother,
      away: left,
      '349 ms pass': { value: 'resting' },
      '350 ms pass': { value: 'resting' },
    },
  },
  resting: { start: { context: one }, steps: { ...moves, away: left } },
};

describe('the bar cursor', () => {
  it('does what its table lists in every situation and step, and nothing else', async () => {
    expect(await differences(cases(), expectedOf(table, steps))).toEqual([]);
  });
});
