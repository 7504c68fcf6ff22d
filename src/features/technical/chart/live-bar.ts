import type { Candles } from '../../../market/candles';

type Quote = {
  price: number | null;
  open: number | null;
  high: number | null;
  low: number | null;
  volume: number | null;
};

/**
 * The bars with the newest one as far as a quote has moved it on. A quote carries no date: it is of that bar's session
 * where it opened there and has gone at least as far in all directions.
 */
export function withQuote<Series extends Candles>(candles: Series, quote: Quote): Series {
  const last = candles.time.length - 1;
  const { price, open, high, low, volume } = quote;
  if (last < 0 || price === null || high === null || low === null || volume === null) return candles;
  const goesOn =
    open === candles.open[last] &&
    high >= candles.high[last]! &&
    low <= candles.low[last]! &&
    volume > candles.volume[last]!;
  if (!goesOn || price > high || price < low) return candles;
  return {
    ...candles,
    high: candles.high.with(last, high),
    low: candles.low.with(last, low),
    close: candles.close.with(last, price),
    volume: candles.volume.with(last, volume),
  };
}
