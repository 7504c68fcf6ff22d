import { dayOfEpochSeconds } from '../../../market/day';
import { formatDay, formatPercent, formatPrice, formatVolume } from '../../../market/format';
import { isQuoted, limitsOf } from './bar-limits';
import type { ChartSeries } from './series';

type Quote = { price?: number | null; changePercent?: number | null };

/** The values of the sentence that says what the chart shows; '—' for a change whose reference is not known. */
export function summaryOf(series: ChartSeries, quote: Quote = {}) {
  const { time, high, low, close, volume } = series.candles;
  const highest = positionOf(high, (a, b) => a > b);
  const lowest = positionOf(low, (a, b) => a < b);
  return {
    bars: time.length,
    from: dayAt(time[0]),
    to: dayAt(time.at(-1)),
    close: formatPrice(close.at(-1)),
    change: formatPercent(changeOf(series, quote)),
    high: formatPrice(high[highest]),
    highDay: dayAt(time[highest]),
    low: formatPrice(low[lowest]),
    lowDay: dayAt(time[lowest]),
    volume: formatVolume(volume.at(-1)),
  };
}

/** The newest bar's change against its reference, in percent; in the quote's own figure where it has this very close. */
function changeOf(series: ChartSeries, { price, changePercent }: Quote): number | null {
  const newest = series.candles.close.length - 1;
  const last = series.candles.close[newest];
  if (last === undefined) return null;
  if (changePercent != null && price === last && isQuoted(series, newest)) return changePercent;
  const { reference } = limitsOf(series, newest);
  return reference === null ? null : (last / reference - 1) * 100;
}

function positionOf(values: readonly number[], beats: (a: number, b: number) => boolean) {
  return values.reduce((best, value, i) => (beats(value, values[best]!) ? i : best), 0);
}

function dayAt(seconds: number | undefined) {
  return formatDay(seconds === undefined ? null : dayOfEpochSeconds(seconds));
}
