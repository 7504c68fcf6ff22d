import { expect, it } from 'vitest';
import { byText } from '../../src/market/by-text';

it('sorts rows by a text, equal ones in the order in which they came', () => {
  const rows = [
    { symbol: 'VNM', index: 1 },
    { symbol: 'ACB', index: 2 },
    { symbol: 'VNM', index: 3 },
    { symbol: 'AAA', index: 4 },
  ];
  expect(rows.toSorted(byText('symbol')).map(({ index }) => index)).toEqual([4, 2, 1, 3]);
});
