import { candleAt, lengthOf, type Candles } from '../../../market/candles';
import { limitsFromClose, type DayLimits } from '../../../market/day-limits';
import type { Exchange } from '../../../market/exchange';
import { priceClass, type PriceClass } from '../../../market/price-class';

/** The quote of the newest session, as far as the chart measures by it. */
export type Today = DayLimits & { open: number | null };

export type Listed = {
  symbol: string;
  /** Null where it is not known, and where bars are longer than a day: no limit holds for them. */
  exchange: Exchange | null;
  candles: Candles;
  /** Null where no quote is known, and where bars are longer than a day. */
  today: Today | null;
};

/** The limits of one bar's day: the quote's for the newest bar, else what the close before it tells. */
export function limitsOf(series: Listed, index: number): DayLimits {
  const { candles, today } = series;
  if (today !== null && today.reference !== null && isQuoted(series, index)) {
    const { reference, ceiling, floor } = today;
    return { reference, ceiling, floor };
  }
  const bar = candleAt(candles, index);
  const reached = bar === null ? [] : [bar.open, bar.high, bar.low, bar.close];
  return limitsFromClose(candles.close[index - 1] ?? null, { ...series, reached });
}

/**
 * Whether the quote is of this bar's session. It carries no date: within a session all but the open may move on, and
 * before the first match there is none.
 */
export function isQuoted({ candles, today }: Listed, index: number): boolean {
  return index === lengthOf(candles) - 1 && today !== null && today.open === candles.open[index];
}

/** How a board would have coloured the close of each bar on its day. */
export function closeClasses(series: Listed): readonly PriceClass[] {
  return series.candles.close.map((price, index) => priceClass({ price, ...limitsOf(series, index) }));
}
