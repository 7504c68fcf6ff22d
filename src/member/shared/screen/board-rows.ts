import type { BoardQuote, ListedSymbol } from '../../../graph/board-values';
import type { PriceClass } from '../../../market/price-class';
import { worthOf } from '../../../market/worth';
import { classOf } from '../../../ui/Price';

/** A listed symbol with its trading day; null for what is not known. */
export type BoardRow = ListedSymbol &
  Omit<BoardQuote, keyof ListedSymbol | 'isOfUnknownUnit'> & {
    /** What the matched volume is worth at the last price, in billion VND. */
    readonly value: number | null;
    readonly priceClass: PriceClass;
  };

const noFigures: Required<Omit<BoardQuote, keyof ListedSymbol | 'isOfUnknownUnit'>> = {
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
  day: null,
  at: null,
  source: 'LIST',
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

/** The same symbol with another quote. */
export function rowWithQuote(row: BoardRow, quote: BoardQuote): BoardRow {
  const { symbol, name, fullName, exchange, sector, marketCap } = row;
  return boardRow({ symbol, name, fullName, exchange, sector, marketCap }, quote);
}

/** Whether two quotes have the same figures: each refresh brings new objects, most of them unchanged. */
function isSame(one: BoardQuote | undefined, other: BoardQuote | undefined) {
  if (one === other || one === undefined || other === undefined) return one === other;
  return quoteFields.every((field) => one[field] === other[field]);
}
