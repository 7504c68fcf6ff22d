import type { Exchange } from '../../market/exchange';
import type { PriceClass } from '../../market/price-class';
import type { BoardRow } from '../shared/screen/board-rows';
import { optionalColumns, type Column } from './columns';

/** What the board is narrowed to; null for everything. */
export type Filters = {
  readonly exchange: Exchange | null;
  /** The id of one of the person's lists. */
  readonly list: string | null;
  readonly sector: string | null;
  readonly colour: PriceClass | null;
};

/** The rows that every filter admits; `listed` are the symbols of the chosen list. */
export function filterRows(
  rows: readonly BoardRow[],
  { exchange, sector, colour }: Filters,
  listed: ReadonlySet<string> | null,
): readonly BoardRow[] {
  return rows.filter(
    (row) =>
      (exchange === null || row.exchange === exchange) &&
      (sector === null || row.sector === sector) &&
      (colour === null || row.priceClass === colour) &&
      (listed === null || listed.has(row.symbol)),
  );
}

export type Sort = { readonly by: Column | 'symbol'; readonly isDescending: boolean };

/** The rows in an order; those without the figure come last, and equal ones by their symbol. */
export function sortRows(rows: readonly BoardRow[], { by, isDescending }: Sort): readonly BoardRow[] {
  const sign = isDescending ? -1 : 1;
  return [...rows].sort((a, b) => {
    const [one, other] = [a[by], b[by]];
    if (one === null || other === null)
      return Number(one === null) - Number(other === null) || bySymbol(a, b);
    return sign * compare(one, other) || bySymbol(a, b);
  });
}

/** The sectors of the rows, in the order of the Vietnamese alphabet. */
export function sectorsOf(rows: readonly BoardRow[]): readonly string[] {
  const sectors = new Set(rows.flatMap(({ sector }) => sector ?? []));
  return [...sectors].sort(alphabet.compare);
}

/** The chosen columns without those that no row has a figure for. */
export function knownColumns(chosen: readonly Column[], rows: readonly BoardRow[]): readonly Column[] {
  return chosen.filter(
    (column) => !optionalColumns.includes(column) || rows.some((row) => row[column] !== null),
  );
}

const alphabet = new Intl.Collator('vi');

function compare(one: string | number, other: string | number) {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : alphabet.compare(String(one), String(other));
}

function bySymbol(a: BoardRow, b: BoardRow) {
  return a.symbol < b.symbol ? -1 : 1;
}
