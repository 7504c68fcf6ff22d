import type { SymbolPast } from '../../graph/board-values';
import type { BoardRow } from '../shared/screen/board-rows';
import { compareTexts } from '../../market/by-text';

/** The lists of movers, in the order of the page. */
export const moverKinds = [
  'gainers',
  'losers',
  'value',
  'volume',
  'ceiling',
  'floor',
  'high55',
  'high250',
] as const;
export type MoverKind = (typeof moverKinds)[number];

/** How many symbols a list shows. */
const SHOWN = 8;

/** A volume so many times the usual one is unusual. */
const UNUSUAL = 2;

/** What a mover has traded at least, in billion VND: a few lots move a price, not a market. */
const LEAST_VALUE = 1;

/** How many symbols are looked at for what their bars say. */
const WATCHED = 80;

/** A symbol of a list; `times` is its volume over the usual one, where the list is about that. */
export type Mover = { readonly row: BoardRow; readonly times: number | null };

/** The symbols with the largest value, whose bars are worth a request. */
export function watchedSymbols(rows: readonly BoardRow[]): readonly string[] {
  return largest(
    rows.filter(({ value }) => value !== null && value > 0),
    ({ value }) => value,
  )
    .slice(0, WATCHED)
    .map(({ symbol }) => symbol);
}

/**
 * The first symbols of each list, of those that traded more than the least value; a list of those whose bars are not there has
 * none of them.
 */
export function moversOf(
  rows: readonly BoardRow[],
  past: readonly SymbolPast[],
): Readonly<Record<MoverKind, readonly Mover[]>> {
  const traded = rows.filter(({ value }) => (value ?? 0) > LEAST_VALUE);
  const bySymbol = new Map(past.map((each) => [each.symbol, each]));
  const times = ({ symbol, volume }: BoardRow) => {
    const usual = bySymbol.get(symbol)?.usualVolume;
    return usual ? (volume ?? 0) / usual : null;
  };
  const list = (filter: (row: BoardRow) => boolean, by: (row: BoardRow) => number | null) =>
    largest(traded.filter(filter), by).slice(0, SHOWN);
  const plain = (found: readonly BoardRow[]) => found.map((row) => ({ row, times: null }));
  const byChange = ({ changePercent }: BoardRow) => changePercent;
  const byValue = ({ value }: BoardRow) => value;
  const isHigh = (name: 'high55' | 'high250') => (row: BoardRow) => {
    const before = bySymbol.get(row.symbol)?.[name];
    return before != null && row.high !== null && row.high > before;
  };

  return {
    gainers: plain(list(({ changePercent }) => (changePercent ?? 0) > 0, byChange)),
    losers: plain(
      list(
        ({ changePercent }) => (changePercent ?? 0) < 0,
        (row) => -byChange(row)!,
      ),
    ),
    value: plain(list(() => true, byValue)),
    volume: list((row) => (times(row) ?? 0) >= UNUSUAL, times).map((row) => ({ row, times: times(row) })),
    ceiling: plain(list(({ priceClass }) => priceClass === 'ceiling', byValue)),
    floor: plain(list(({ priceClass }) => priceClass === 'floor', byValue)),
    high55: plain(list(isHigh('high55'), byValue)),
    high250: plain(list(isHigh('high250'), byValue)),
  };
}

/** Sorted by a figure, the largest first and equal ones by their symbol. */
function largest(rows: readonly BoardRow[], by: (row: BoardRow) => number | null): readonly BoardRow[] {
  return [...rows].sort((a, b) => (by(b) ?? 0) - (by(a) ?? 0) || compareTexts(a.symbol, b.symbol));
}
