import type { Candles } from '../../../market/candles';
import { dayOfEpochSeconds, epochSecondsOf, type Day } from '../../../market/day';

type Quote = {
  price: number | null;
  open: number | null;
  high: number | null;
  low: number | null;
  volume: number | null;
};

/**
 * The daily bars as far as a quote of `day` has moved them on: its bar where the quote has gone at least as far in all
 * directions, or a bar of that day where none is there yet and something was matched. Without a day they stay as they
 * are, and so does the bar of any other day.
 */
export function withQuote<Series extends Candles>(candles: Series, quote: Quote, day: Day | null): Series {
  const last = candles.time.length - 1;
  const { price, open, high, low, volume } = quote;
  if (last < 0 || day === null) return candles;
  if (price === null || open === null || high === null || low === null || volume === null) return candles;
  if ([price, open].some((each) => each > high || each < low)) return candles;

  const newest = dayOfEpochSeconds(candles.time[last]!);
  if (newest < day) {
    if (volume === 0) return candles;
    // Before its first match a feed may quote the session before.
    const isOfLast =
      open === candles.open[last] &&
      high === candles.high[last] &&
      low === candles.low[last] &&
      volume === candles.volume[last];
    if (isOfLast) return candles;
    return {
      ...candles,
      time: [...candles.time, epochSecondsOf(day)],
      open: [...candles.open, open],
      high: [...candles.high, high],
      low: [...candles.low, low],
      close: [...candles.close, price],
      volume: [...candles.volume, volume],
    };
  }

  const goesOn =
    newest === day &&
    open === candles.open[last] &&
    high >= candles.high[last]! &&
    low <= candles.low[last]! &&
    volume > candles.volume[last]!;
  if (!goesOn) return candles;
  return {
    ...candles,
    high: candles.high.with(last, high),
    low: candles.low.with(last, low),
    close: candles.close.with(last, price),
    volume: candles.volume.with(last, volume),
  };
}
