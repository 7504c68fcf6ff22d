/**
 * Daily bars in columns of one length, oldest first: time in unix seconds at 00:00 UTC of the
 * session, prices in thousand VND, volume in shares.
 */
export type Candles = {
  readonly time: readonly number[];
  readonly open: readonly number[];
  readonly high: readonly number[];
  readonly low: readonly number[];
  readonly close: readonly number[];
  readonly volume: readonly number[];
};

/** One bar of the columns. */
export type Candle = { [Column in keyof Candles]: number };

/** How many bars there are. */
export function lengthOf(candles: Candles): number {
  return candles.time.length;
}

/** The bar at a position counted from the oldest; null outside. */
export function candleAt(candles: Candles, index: number): Candle | null {
  const time = candles.time[index];
  if (time === undefined) return null;
  return {
    time,
    open: candles.open[index]!,
    high: candles.high[index]!,
    low: candles.low[index]!,
    close: candles.close[index]!,
    volume: candles.volume[index]!,
  };
}

/** Whether two series have the same bars. */
export function isSame(one: Candles, other: Candles): boolean {
  return COLUMNS.every((column) => {
    const [values, others] = [one[column], other[column]];
    return (
      values === others ||
      (values.length === others.length && values.every((value, i) => value === others[i]))
    );
  });
}

const COLUMNS = ['time', 'open', 'high', 'low', 'close', 'volume'] as const;
