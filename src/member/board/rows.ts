import type { Exchange } from '../../market/exchange';
import type { PriceClass } from '../../market/price-class';
import type { BoardRow } from '../shared/screen/board-rows';
import { optionalColumns, type QuoteColumn } from './columns';
import { alphabet } from './sort';

/** What the board is narrowed to; null for everything. */
export type BoardFilterValues = {
  readonly exchange: Exchange | null;
  /** The id of one of the person's lists. */
  readonly list: string | null;
  readonly sector: string | null;
  readonly colour: PriceClass | null;
};

/** The rows that every filter admits; `listed` are the symbols of the chosen list. */
export function filterRows(
  rows: readonly BoardRow[],
  { exchange, sector, colour }: BoardFilterValues,
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

/** The sectors of the rows, in the order of the Vietnamese alphabet. */
export function sectorsIn(rows: readonly BoardRow[]): readonly string[] {
  const sectors = new Set(rows.flatMap(({ sector }) => sector ?? []));
  return [...sectors].sort(alphabet.compare);
}

/** The chosen columns without those that no row has a figure for. */
export function knownColumns(
  chosen: readonly QuoteColumn[],
  rows: readonly BoardRow[],
): readonly QuoteColumn[] {
  return chosen.filter(
    (column) => !optionalColumns.includes(column) || rows.some((row) => row[column] !== null),
  );
}
