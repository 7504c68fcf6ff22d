import { describe, expect, it } from 'vitest';
import { barCursorCells, steps } from './bar-cursor.walk';
import { walk, walkOf, type Table } from '../support/machines/cases';

const one = { bar: 1 };
const toOne = { value: 'moving', context: one };
const toAnother = { value: 'moving', context: { bar: 2 } };
const left = { value: 'away', context: { bar: null } };
const moves = { 'to one bar': toOne, 'to another bar': toAnother };

const table: Table = {
  away: { seen: { context: { bar: null } }, steps: moves },
  moving: {
    seen: { context: one },
    steps: { 'to another bar': toAnother, away: left, '350 ms pass': { value: 'resting' } },
  },
  'moving on': {
    seen: { value: 'moving', context: one },
    steps: {
      'to another bar': toAnother,
      away: left,
      '349 ms pass': { value: 'resting' },
      '350 ms pass': { value: 'resting' },
    },
  },
  resting: { seen: { context: one }, steps: { ...moves, away: left } },
};

describe('the bar that the keyboard is on', () => {
  it('does in every situation what its table says, and nothing else', async () => {
    expect(await walk(barCursorCells())).toStrictEqual(walkOf(table, steps));
  });
});
