import { isAverageKind } from '../../../market/screen/kinds';
import type { ScreenRow, SignalsBySymbol } from '../../shared/screen/rows';
import type { ScreenColumn, ScreenSort } from './columns';

/** What a column shows of a row; null for nothing. */
export function valueOf(
  row: ScreenRow,
  column: ScreenColumn | 'symbol',
  signals: SignalsBySymbol,
): string | number | null {
  if (column === 'symbol' || column === 'exchange' || column === 'sector') return row[column];
  if (column === 'signal') return signals.get(row.symbol)?.join() || null;
  return isAverageKind(column) ? row.averages[column] : row.figures[column];
}

const alphabet = new Intl.Collator('vi');

/** The rows in an order; those without the value come last, and equal ones by their symbol. */
export function sortScreened(
  rows: readonly ScreenRow[],
  { by, isDescending }: ScreenSort,
  signals: SignalsBySymbol,
): readonly ScreenRow[] {
  const sign = isDescending ? -1 : 1;
  const bySymbol = (a: ScreenRow, b: ScreenRow) => (a.symbol < b.symbol ? -1 : 1);
  return rows
    .map((row) => ({ row, value: valueOf(row, by, signals) }))
    .sort((a, b) => {
      if (a.value === null || b.value === null) {
        return Number(a.value === null) - Number(b.value === null) || bySymbol(a.row, b.row);
      }
      const difference =
        typeof a.value === 'number' && typeof b.value === 'number'
          ? a.value - b.value
          : alphabet.compare(String(a.value), String(b.value));
      return sign * difference || bySymbol(a.row, b.row);
    })
    .map(({ row }) => row);
}
