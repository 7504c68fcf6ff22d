import type { SignalKind } from '../../../graph/resolvers.types';
import type { ListedSignal } from '../../../graph/values';
import type { Day } from '../../../market/day';
import { isAverageKind } from '../../../market/screen/kinds';
import { screenedOf, type ScreenFigures, type Screened } from '../../../market/screen/screened';
import type { BoardRow } from '../rows';
import type { ScreenColumn, ScreenSort } from './columns';

/** A row of the board with what conditions compare. */
export type ScreenRow = Screened & { readonly row: BoardRow };

/** The figures of symbols as of the last close. */
export type FiguresBySymbol = ReadonlyMap<string, ScreenFigures>;

/** The kinds of a symbol's signals of the last days. */
export type SignalsBySymbol = ReadonlyMap<string, readonly SignalKind[]>;

/** Returns a function that joins rows with figures. From call to call a row stays the same object while neither changes. */
export function createScreenRows() {
  const kept = new WeakMap<BoardRow, { figures: ScreenFigures | undefined; row: ScreenRow }>();
  return (rows: readonly BoardRow[], figures: FiguresBySymbol): readonly ScreenRow[] =>
    rows.map((row) => {
      const known = figures.get(row.symbol);
      const before = kept.get(row);
      if (before && before.figures === known) return before.row;
      const joined = { ...screenedOf(row, known), row };
      kept.set(row, { figures: known, row: joined });
      return joined;
    });
}

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

/** The kinds of the listed signals since a day, by symbol. */
export function signalsSince(signals: readonly ListedSignal[], since: Day): SignalsBySymbol {
  const bySymbol = new Map<string, SignalKind[]>();
  for (const { symbol, kind, day } of signals) {
    if (kind === null || day === null || day < since) continue;
    const known = bySymbol.get(symbol);
    if (!known) bySymbol.set(symbol, [kind]);
    else if (!known.includes(kind)) known.push(kind);
  }
  return bySymbol;
}
