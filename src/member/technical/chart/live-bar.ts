import { appendBar, type Candles } from '../../../market/candles';
import { dayOfEpochSeconds, epochSecondsOf, type Day } from '../../../market/day';

type Quote = {
  price: number | null;
  open: number | null;
  high: number | null;
  low: number | null;
  volume: number | null;
};

/**
 * Updates the daily bars with a quote of `day`: the bar of that day, where the quote's range contains the bar's, or a new
 * bar once something was matched. Returns the same bars without a day and for a quote of another day.
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
    // Before its first match a feed may quote the trading day before.
    const isOfLastDay =
      open === candles.open[last] &&
      high === candles.high[last] &&
      low === candles.low[last] &&
      volume === candles.volume[last];
    if (isOfLastDay) return candles;
    return {
      ...candles,
      ...appendBar(candles, { time: epochSecondsOf(day), open, high, low, close: price, volume }),
    };
  }

  const continuesBar =
    newest === day &&
    open === candles.open[last] &&
    high >= candles.high[last]! &&
    low <= candles.low[last]! &&
    volume > (candles.volume[last] ?? -1);
  if (!continuesBar) return candles;
  return {
    ...candles,
    high: candles.high.with(last, high),
    low: candles.low.with(last, low),
    close: candles.close.with(last, price),
    volume: candles.volume.with(last, volume),
  };
}
