import type { Exchange } from '../exchange';
import { foreignNetOf } from '../worth';
import type { RangeKind } from './kinds';

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
export type ScreenFigures = Partial<TechnicalFigures & CompanyFigures>;

/** A symbol with what conditions compare; null for a figure that is not known. */
export type Screened = {
  readonly symbol: string;
  readonly exchange: Exchange | null;
  readonly sector: string | null;
  /** The price at which the symbol stands: its last match, else its reference. */
  readonly last: Figure;
  readonly averages: Readonly<Record<'ma20' | 'ma50' | 'ma200', Figure>>;
  readonly figures: Readonly<Record<RangeKind, Figure>>;
};

const noFigures: ScreenFigures = {};

/** Joins the trading day of a symbol with its figures. */
export function screenedOf(quote: ScreenQuote, known: ScreenFigures | undefined): Screened {
  const { symbol, exchange, sector, changePercent, value, volume } = quote;
  const last = quote.price ?? quote.reference;
  const figures = known ?? noFigures;
  return {
    symbol,
    exchange,
    sector,
    last,
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
      belowHigh: percent(ratio(last, figures.high52w), -1),
      aboveLow: percent(ratio(last, figures.low52w), 1),
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

function ratio(one: Figure, other: Figure | undefined): Figure {
  return one === null || other == null || other <= 0 ? null : one / other;
}

function percent(part: Figure, sign: 1 | -1): Figure {
  return part === null ? null : sign * (part - 1) * 100;
}
