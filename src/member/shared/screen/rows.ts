import type { SignalKind } from '../../../graph/resolvers.types';
import type { ListedSignal } from '../../../graph/values';
import type { Day } from '../../../market/day';
import { screenedOf, type ScreenFigures, type Screened } from '../../../market/screen/screened';
import type { BoardRow } from './board-rows';

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
