/**
 * Daily bars in columns of one length, oldest first: time in unix seconds at 00:00 UTC of the
 * trading day, prices in thousand VND, volume in shares, null where it is unknown.
 */
export type Candles = {
  readonly time: readonly number[];
  readonly open: readonly number[];
  readonly high: readonly number[];
  readonly low: readonly number[];
  readonly close: readonly number[];
  readonly volume: readonly (number | null)[];
  /** The times of the bars of which the close alone is known, which stands in their open, high and low; may name others too. */
  readonly closeOnly?: readonly number[] | undefined;
};

/** One bar of the columns. */
export type Candle = {
  time: number;
  open: number;
  high: number;
  low: number;
  close: number;
  volume: number | null;
};

/** The name of a column. */
export type CandleColumn = keyof Candle;

const COLUMNS = ['time', 'open', 'high', 'low', 'close', 'volume'] as const satisfies readonly CandleColumn[];

export const NO_BARS: Candles = { time: [], open: [], high: [], low: [], close: [], volume: [] };

type Change = <Value extends number | null>(values: readonly Value[]) => readonly Value[];

/** The columns of the bars, each changed in the same way. */
function eachColumn({ time, open, high, low, close, volume, closeOnly }: Candles, change: Change): Candles {
  return {
    time: change(time),
    open: change(open),
    high: change(high),
    low: change(low),
    close: change(close),
    volume: change(volume),
    ...(closeOnly?.length && { closeOnly }),
  };
}

/** Candles of bars one after the other. */
export function candlesOf(bars: readonly Candle[]): Candles {
  return {
    time: bars.map(({ time }) => time),
    open: bars.map(({ open }) => open),
    high: bars.map(({ high }) => high),
    low: bars.map(({ low }) => low),
    close: bars.map(({ close }) => close),
    volume: bars.map(({ volume }) => volume),
  };
}

/** The bars from one position until before another, as `Array.slice` takes them; nothing but their columns. */
export function sliceBars(candles: Candles, start: number, end?: number): Candles {
  return eachColumn(candles, (values) => values.slice(start, end));
}

/** The bars until a time in unix seconds, that one's included: all that was known when it closed. */
export function barsUntil(candles: Candles, until: number): Candles {
  return sliceBars(candles, 0, candles.time.findLastIndex((time) => time <= until) + 1);
}

/** The bars of two series, the older ones first. */
export function joinBars(older: Candles, newer: Candles): Candles {
  const closeOnly = [...(older.closeOnly ?? []), ...(newer.closeOnly ?? [])];
  return {
    time: [...older.time, ...newer.time],
    open: [...older.open, ...newer.open],
    high: [...older.high, ...newer.high],
    low: [...older.low, ...newer.low],
    close: [...older.close, ...newer.close],
    volume: [...older.volume, ...newer.volume],
    ...(closeOnly.length > 0 && { closeOnly }),
  };
}

/** The bars with one more at the end. */
export function appendBar(candles: Candles, candle: Candle): Candles {
  return joinBars(candles, candlesOf([candle]));
}

/** The number of bars. */
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
    volume: candles.volume[index] ?? null,
  };
}

/** Whether more than its close is known of the bar of a time. */
export function hasRange({ closeOnly }: Candles, time: number): boolean {
  return !closeOnly?.includes(time);
}

/** Whether two series have the same bars. */
export function hasSameBars(one: Candles, other: Candles): boolean {
  return COLUMNS.every((column) => {
    const [values, others] = [one[column], other[column]];
    return (
      values === others ||
      (values.length === others.length && values.every((value, i) => value === others[i]))
    );
  });
}
