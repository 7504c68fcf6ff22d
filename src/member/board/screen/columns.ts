import type { Sort } from '../sort';
import type { Condition } from '../../../market/screen/condition';
import { isAverageKind, type ConditionKind } from '../../../market/screen/kinds';
import type { ScreenRow, SignalsBySymbol } from '../../shared/screen/rows';

/** A column beside the symbol: what a condition of that kind compares. */
export type ScreenColumn = Exclude<ConditionKind, 'list'>;
export type ScreenSort = Sort<ScreenColumn | 'symbol'>;

const always: readonly ScreenColumn[] = ['price', 'change', 'value'];

/** The columns of a result: price, change and value, then one for each condition, in their order. */
export function columnsFor(conditions: readonly Condition[]): readonly ScreenColumn[] {
  const own = conditions.flatMap(({ kind }) => (kind === 'list' ? [] : [kind]));
  return [...new Set([...always, ...own])];
}

/** Columns of words, which are sorted from A. */
export function isOfText(column: ScreenColumn | 'symbol'): boolean {
  return ['symbol', 'exchange', 'sector', 'signal'].includes(column);
}

/** The width of a column in px; all are fixed, so that scrolling moves none. */
export function screenWidthOf(column: ScreenColumn): number {
  if (column === 'sector') return 168;
  if (column === 'signal') return 132;
  return column === 'exchange' ? 76 : 96;
}

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
