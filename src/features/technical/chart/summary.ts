import type { Candles } from '../../../market/candles';
import { dayOfEpochSeconds } from '../../../market/day';
import { formatDay, formatPercent, formatPrice, formatVolume } from '../../../market/format';

/** The values of the sentence that says what the chart shows; '—' for a change that has no session before it. */
export function summaryOf({ time, high, low, close, volume }: Candles) {
  const highest = positionOf(high, (a, b) => a > b);
  const lowest = positionOf(low, (a, b) => a < b);
  const [before, last] = [close.at(-2), close.at(-1)];
  const change = before === undefined || last === undefined ? null : (last / before - 1) * 100;

  return {
    bars: time.length,
    from: dayAt(time[0]),
    to: dayAt(time.at(-1)),
    close: formatPrice(last),
    change: formatPercent(change),
    high: formatPrice(high[highest]),
    highDay: dayAt(time[highest]),
    low: formatPrice(low[lowest]),
    lowDay: dayAt(time[lowest]),
    volume: formatVolume(volume.at(-1)),
  };
}

function positionOf(values: readonly number[], beats: (a: number, b: number) => boolean) {
  return values.reduce((best, value, i) => (beats(value, values[best]!) ? i : best), 0);
}

function dayAt(seconds: number | undefined) {
  return formatDay(seconds === undefined ? null : dayOfEpochSeconds(seconds));
}
