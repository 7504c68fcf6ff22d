import type { Exchange } from '../market/exchange';
import type { Quote } from '../market/quote';

export type { BarFigures } from '../market/screen/screened';

/** A share or fund as the feed lists it; null for what it does not say. */
export type ListedSymbol = {
  readonly symbol: string;
  /** The short name of the company, in Vietnamese. */
  readonly name: string | null;
  readonly fullName: string | null;
  readonly exchange: Exchange | null;
  readonly sector: string | null;
  /** In billion VND. */
  readonly marketCap: number | null;
};

/** A symbol's trading day as a board shows it: prices in thousand VND, volumes in shares; null for what the feed lacks. */
export type BoardQuote = Quote & {
  readonly symbol: string;
  readonly exchange: Exchange | null;
  readonly name: string | null;
  /** The best orders. */
  readonly bid: number | null;
  readonly bidVolume: number | null;
  readonly ask: number | null;
  readonly askVolume: number | null;
  /** The shares that investors from abroad bought and sold. */
  readonly foreignBuy: number | null;
  readonly foreignSell: number | null;
  /** Whether its figures are left out, as it is not known whether they are in đồng or in thousand. */
  readonly isOfUnknownUnit?: true;
};

/** A board, as one value of the cache. */
export type BoardQuotes = { readonly rows: readonly BoardQuote[] };

/** What a symbol's bars before a trading day say about it; null for what fewer bars do not say. */
export type SymbolPast = {
  readonly symbol: string;
  /** The highest price of the 55 and of the 250 trading days before, in thousand VND. */
  readonly high55: number | null;
  readonly high250: number | null;
  /** The mean volume of the 20 trading days before, in shares. */
  readonly usualVolume: number | null;
};

/** The orders that wait for a symbol, and what was matched last. Each part is empty or null where the feed lacks it. */
export type OrderBook = {
  readonly symbol: string;
  /** The best first, at most three. */
  readonly bids: readonly OrderLevel[];
  readonly asks: readonly OrderLevel[];
  /** The newest first, at most eight. */
  readonly matches: readonly OrderMatch[];
  /** Shares that investors from abroad bought and sold on the trading day, and may still buy. */
  readonly foreignBuy: number | null;
  readonly foreignSell: number | null;
  readonly foreignRoom: number | null;
  /** At which price, in thousand VND, an auction would match now, and how many shares. */
  readonly expectedPrice: number | null;
  readonly expectedVolume: number | null;
};

/** The orders at one price, in thousand VND, and their shares. */
export type OrderLevel = { readonly price: number; readonly volume: number | null };

export type OrderMatch = {
  /** HH:mm:ss in market time. */
  readonly time: string;
  /** In thousand VND. */
  readonly price: number;
  /** In shares. */
  readonly volume: number;
  /** Whose order came last; null of an auction, or where the feed does not say. */
  readonly side: OrderSide | null;
};

export type OrderSide = 'BUY' | 'SELL';
