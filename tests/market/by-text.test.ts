import { expect, it } from 'vitest';
import { byText } from '../../src/market/by-text';

it('sorts rows by a text, equal ones in the order in which they came', () => {
  const rows = [
    { symbol: 'VNM', place: 1 },
    { symbol: 'ACB', place: 2 },
    { symbol: 'VNM', place: 3 },
    { symbol: 'AAA', place: 4 },
  ];
  expect(rows.toSorted(byText('symbol')).map(({ place }) => place)).toEqual([4, 2, 1, 3]);
});
