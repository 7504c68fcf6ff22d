import type { BoardQuote, ListedSymbol } from '../../graph/board-values';
import type { Exchange } from '../../market/exchange';
import type { PriceClass } from '../../market/price-class';
import { worthOf } from '../../market/worth';
import { classOf } from '../../ui/Price';
import { optionalColumns, type Column } from './columns';

/** A listed symbol with its trading day; null for what is not known. */
export type BoardRow = ListedSymbol &
  Omit<BoardQuote, keyof ListedSymbol> & {
    /** What the matched volume is worth at the last price, in billion VND. */
    readonly value: number | null;
    readonly priceClass: PriceClass;
  };

const noFigures: Omit<BoardQuote, keyof ListedSymbol> = {
  price: null,
  reference: null,
  ceiling: null,
  floor: null,
  change: null,
  changePercent: null,
  open: null,
  high: null,
  low: null,
  volume: null,
  bid: null,
  bidVolume: null,
  ask: null,
  askVolume: null,
  foreignBuy: null,
  foreignSell: null,
};

const quoteFields = [
  'symbol',
  'exchange',
  'name',
  ...Object.keys(noFigures),
] as readonly (keyof BoardQuote)[];

/**
 * Returns a function that joins a listing with its quotes, a symbol without one without figures. From call to call a row
 * stays the same object while none of its figures changes.
 */
export function createBoardRows() {
  const kept = new Map<string, { listed: ListedSymbol; quote: BoardQuote | undefined; row: BoardRow }>();
  return (listing: readonly ListedSymbol[], quotes: readonly BoardQuote[]): readonly BoardRow[] => {
    const bySymbol = new Map(quotes.map((quote) => [quote.symbol, quote]));
    return listing.map((listed) => {
      const quote = bySymbol.get(listed.symbol);
      const before = kept.get(listed.symbol);
      if (before && before.listed === listed && isSame(before.quote, quote)) return before.row;
      const row = boardRow(listed, quote);
      kept.set(listed.symbol, { listed, quote, row });
      return row;
    });
  };
}

function boardRow(listed: ListedSymbol, quote: BoardQuote | undefined): BoardRow {
  const { price, volume } = quote ?? noFigures;
  return {
    ...noFigures,
    ...quote,
    ...listed,
    name: listed.name ?? quote?.name ?? null,
    exchange: listed.exchange ?? quote?.exchange ?? null,
    value: worthOf(volume, price),
    priceClass: quote ? classOf(quote) : 'none',
  };
}

/** Whether two quotes have the same figures: each refresh brings new objects, most of them unchanged. */
function isSame(one: BoardQuote | undefined, other: BoardQuote | undefined) {
  if (one === other || one === undefined || other === undefined) return one === other;
  return quoteFields.every((field) => one[field] === other[field]);
}

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
