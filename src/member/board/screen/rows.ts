import { isAverageKind } from '../../../market/screen/kinds';
import type { ScreenRow, SignalsBySymbol } from '../../shared/screen/rows';
import type { ScreenColumn } from './columns';

/** What a column shows of a row; null for nothing. */
export function cellValueOf(
  row: ScreenRow,
  column: ScreenColumn | 'symbol',
  signals: SignalsBySymbol,
): string | number | null {
  if (column === 'symbol' || column === 'exchange' || column === 'sector') return row[column];
  if (column === 'signal') return signals.get(row.symbol)?.join() || null;
  return isAverageKind(column) ? row.averages[column] : row.figures[column];
}
