import type { Day } from '../day';
import type { Exchange } from '../exchange';
import { toVnd } from '../format';
import { foreignNetOf, worthOf } from '../worth';
import type { BoardColumn, RangeKind } from './kinds';

/** A listed symbol on its trading day, as a board has it: prices in thousand đồng, values in billion, volumes in shares. */
export type ScreenQuote = {
  readonly symbol: string;
  readonly exchange: Exchange | null;
  readonly sector: string | null;
  readonly price: number | null;
  readonly reference: number | null;
  readonly changePercent: number | null;
  readonly volume: number | null;
  readonly value: number | null;
  readonly foreignBuy: number | null;
  readonly foreignSell: number | null;
  readonly marketCap: number | null;
};

type Figure = number | null;

/** What the daily bars until the last close say of a symbol. */
export type TechnicalFigures = {
  readonly rsi14: Figure;
  readonly ma20: Figure;
  readonly ma50: Figure;
  readonly ma200: Figure;
  readonly high52w: Figure;
  readonly low52w: Figure;
  /** In shares and in billion đồng a day. */
  readonly averageVolume20: Figure;
  readonly averageValue20: Figure;
};

/** The last of the daily bars: its close in thousand đồng, its day, the change from the one before, and the shares matched. */
type LastBar = {
  readonly close: number;
  readonly day: Day;
  readonly changePercent: Figure;
  readonly volume: number | null;
};

/** The technical figures with the bar that they are as of. */
export type BarFigures = TechnicalFigures & {
  readonly lastBar: LastBar | null;
  /** Whether its prices step, and the technical figures are those since. */
  readonly isStepped?: boolean;
};

/** What a server says beside that. */
type CompanyFigures = {
  readonly marketCap: Figure;
  readonly pe: Figure;
  readonly pb: Figure;
  readonly roe: Figure;
  readonly dividendYield: Figure;
  readonly foreign5: Figure;
  readonly foreign20: Figure;
};

/** The figures of a symbol that are known, as of the last close. */
export type ScreenFigures = Partial<BarFigures & CompanyFigures>;

/** A symbol with what conditions compare; null for a figure that is not known. */
export type Screened = {
  readonly symbol: string;
  readonly exchange: Exchange | null;
  readonly sector: string | null;
  /** The price at which the symbol stands: its last match, else its reference, else its last close. */
  readonly last: Figure;
  /** The day of that close; null of a price of the board. */
  readonly closedOn: Day | null;
  readonly averages: Readonly<Record<'ma20' | 'ma50' | 'ma200', Figure>>;
  readonly figures: Readonly<Record<RangeKind, Figure>>;
};

const noFigures: ScreenFigures = {};

/** Joins the trading day of a symbol with its figures. */
export function screenedOf(quote: ScreenQuote, known: ScreenFigures | undefined): Screened {
  const { symbol, exchange, sector } = quote;
  const figures = known ?? noFigures;
  const { last, closedOn, changePercent, value, volume } = dayOf(quote, figures.lastBar);
  return {
    symbol,
    exchange,
    sector,
    last,
    closedOn,
    averages: {
      ma20: figures.ma20 ?? null,
      ma50: figures.ma50 ?? null,
      ma200: figures.ma200 ?? null,
    },
    figures: {
      price: last,
      change: changePercent,
      value,
      value20: figures.averageValue20 ?? null,
      volumeRatio: ratio(volume, figures.averageVolume20),
      marketCap: figures.marketCap ?? quote.marketCap,
      belowHigh: distance(last, figures.high52w, -1),
      aboveLow: distance(last, figures.low52w, 1),
      rsi: figures.rsi14 ?? null,
      foreign1: foreignNetOf(quote, last),
      foreign5: figures.foreign5 ?? null,
      foreign20: figures.foreign20 ?? null,
      pe: figures.pe ?? null,
      pb: figures.pb ?? null,
      roe: figures.roe ?? null,
      dividendYield: figures.dividendYield ?? null,
    },
  };
}

/** The trading day of a symbol as the board has it; of one without a price there, that of its last bar. */
function dayOf(quote: ScreenQuote, bar: LastBar | null | undefined) {
  const last = quote.price ?? quote.reference;
  if (last !== null || !bar) return { ...quote, last, closedOn: null };
  const { close, day, volume } = bar;
  return { ...bar, last: close, closedOn: day, value: worthOf(volume, close) };
}

const hasColumn: Readonly<Record<BoardColumn, (quote: ScreenQuote) => boolean>> = {
  exchange: ({ exchange }) => exchange !== null,
  sector: ({ sector }) => sector !== null,
  marketCap: ({ marketCap }) => marketCap !== null,
  price: ({ price, reference }) => (price ?? reference) !== null,
  volume: ({ volume }) => volume !== null,
  foreign: ({ foreignBuy, foreignSell }) => foreignBuy !== null && foreignSell !== null,
};

/** What a board says of at least one of its symbols. */
export function boardColumnsOf(quotes: readonly ScreenQuote[]): ReadonlySet<BoardColumn> {
  const columns = Object.keys(hasColumn) as BoardColumn[];
  return new Set(columns.filter((column) => quotes.some(hasColumn[column])));
}

function ratio(one: Figure, other: Figure | undefined): Figure {
  return one === null || other == null || other <= 0 ? null : one / other;
}

/** How far a price lies above another, or below, in percent of it: computed in đồng, so that a limit of exactly so much contains it. */
function distance(price: Figure, other: Figure | undefined, sign: 1 | -1): Figure {
  if (price === null || other == null) return null;
  const base = toVnd(other);
  return base > 0 ? (sign * 100 * (toVnd(price) - base)) / base : null;
}
