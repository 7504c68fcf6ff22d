import { formatPercent, formatPrice, formatVolume } from '../../../market/format';
import type { Quote } from '../../../market/quote';
import { formatBarTime } from './bar-time';
import { isQuoted, limitsOf } from './bar-limits';
import type { BarSeries } from './bar-series';

export type QuotedChange = Partial<Pick<Quote, 'price' | 'changePercent'>>;

/** The values of the sentence that describes the chart; '—' for a change whose reference is unknown. */
export function summarize(series: BarSeries, quote: QuotedChange = {}) {
  const { time, high, low, close, volume, closeOnly } = series.candles;
  const timeAt = (seconds: number | undefined) =>
    seconds === undefined ? '—' : formatBarTime(seconds, series.resolution);
  // Of a bar whose close alone is known, the extremes may lie beyond those of the others.
  const [highest, lowest] = closeOnly?.length
    ? [-1, -1]
    : [positionOf(high, (a, b) => a > b), positionOf(low, (a, b) => a < b)];
  return {
    bars: time.length,
    from: timeAt(time[0]),
    to: timeAt(time.at(-1)),
    close: formatPrice(close.at(-1)),
    change: formatPercent(changeAt(series, time.length - 1, quote)),
    high: formatPrice(high[highest]),
    highDay: timeAt(time[highest]),
    low: formatPrice(low[lowest]),
    lowDay: timeAt(time[lowest]),
    volume: formatVolume(volume.at(-1)),
  };
}

/**
 * A bar's change in percent: a day's against its reference, with the quote's own figure where that has the same close;
 * any other bar's against the close before it. Null where that is unknown.
 */
export function changeAt(series: BarSeries, index: number, quote: QuotedChange = {}): number | null {
  const { close } = series.candles;
  const price = close[index];
  if (price === undefined) return null;
  if (series.resolution !== 'DAY') return percent(price, close[index - 1]);
  const { changePercent } = quote;
  if (changePercent != null && quote.price === price && isQuoted(series, index)) return changePercent;
  return percent(price, limitsOf(series, index).reference);
}

function percent(price: number, from: number | null | undefined) {
  return from == null ? null : (price / from - 1) * 100;
}

function positionOf(values: readonly number[], isBetter: (a: number, b: number) => boolean) {
  return values.reduce((best, value, i) => (isBetter(value, values[best]!) ? i : best), 0);
}
