// @module-tag P9
import { describe, expect, it } from 'vitest';
import { differences, expectedOf, type Table } from '../support/machines/cases';
import { cases, steps } from './board.walk';

const all = ['AAA', 'BBB', 'CCC'];
const away = (rows: readonly string[], symbol: string | null = null) => ({
  value: 'away',
  context: { rows, symbol },
});
const walking = (symbol: string, rows: readonly string[] = all) => ({
  value: 'walking',
  context: { rows, symbol },
});
const sorted = ['BBB', 'CCC', 'AAA'];
const enters = (rows: readonly string[]) => ({
  'into BBB': walking('BBB', rows),
  'into CCC': walking('CCC', rows),
});

const table: Table = {
  empty: {
    start: away([]),
    steps: {
      ...enters([]),
      'rows appear': away(all),
      'rows are sorted again': away(sorted),
      'its row goes': away(['AAA', 'CCC']),
      'all rows but one go': away(['AAA']),
    },
  },
  away: {
    start: away(all),
    steps: {
      ...enters(all),
      'rows are sorted again': away(sorted),
      'its row goes': away(['AAA', 'CCC']),
      'all rows but one go': away(['AAA']),
      'all rows go': away([]),
    },
  },
  'in the middle': {
    start: walking('BBB'),
    steps: {
      'into CCC': walking('CCC'),
      'rows are sorted again': walking('BBB', sorted),
      'its row goes': walking('CCC', ['AAA', 'CCC']),
      'all rows but one go': walking('AAA', ['AAA']),
      'all rows go': away([]),
      down: walking('CCC'),
      up: walking('AAA'),
      'to the last': walking('CCC'),
      'to the first': walking('AAA'),
      out: away(all, 'BBB'),
    },
  },
  'at the end': {
    start: walking('CCC'),
    steps: {
      'into BBB': walking('BBB'),
      'rows are sorted again': walking('CCC', sorted),
      'its row goes': walking('CCC', ['AAA', 'CCC']),
      'all rows but one go': walking('AAA', ['AAA']),
      'all rows go': away([]),
      up: walking('BBB'),
      'to the first': walking('AAA'),
      out: away(all, 'CCC'),
    },
  },
  'away again': {
    start: away(all, 'BBB'),
    steps: {
      ...enters(all),
      'rows are sorted again': away(sorted, 'BBB'),
      'its row goes': away(['AAA', 'CCC']),
      'all rows but one go': away(['AAA']),
      'all rows go': away([]),
    },
  },
};

describe('the board', () => {
  it('does what its table lists in every situation and step, and nothing else', async () => {
    expect(await differences(cases(), expectedOf(table, steps))).toEqual([]);
  });
});
