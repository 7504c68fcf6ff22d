import { candleAt, lengthOf, type Candles } from '../../../market/candles';
import { limitsFromClose, type DayLimits } from '../../../market/day-limits';
import type { Exchange } from '../../../market/exchange';
import { priceClass, type PriceClass } from '../../../market/price-class';

/** The quote of the newest trading day. */
type Today = DayLimits & { open: number | null };

export type ListedBars = {
  symbol: string;
  /** Null where it is unknown, and for bars longer than a day, which have no limits. */
  exchange: Exchange | null;
  candles: Candles;
  /** Null where no quote is known, and for bars longer than a day. */
  today: Today | null;
};

/** The limits of one bar's day: the quote's for the newest bar, else computed from the close before it. */
export function limitsOf(series: ListedBars, index: number): DayLimits {
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
 * Whether the quote is of this bar's trading day. It carries no date: during a day all but the open may change, and
 * before the first match there is no open.
 */
export function isQuoted({ candles, today }: ListedBars, index: number): boolean {
  return index === lengthOf(candles) - 1 && today !== null && today.open === candles.open[index];
}

/** The price class of each bar's close on its day, as on a price board. */
export function closeClasses(series: ListedBars): readonly PriceClass[] {
  return series.candles.close.map((price, index) => priceClass({ price, ...limitsOf(series, index) }));
}
