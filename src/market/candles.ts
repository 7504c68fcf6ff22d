/**
 * Daily bars in columns of one length, oldest first: time in unix seconds at 00:00 UTC of the
 * trading day, prices in thousand VND, volume in shares.
 */
export type Candles = {
  readonly time: readonly number[];
  readonly open: readonly number[];
  readonly high: readonly number[];
  readonly low: readonly number[];
  readonly close: readonly number[];
  readonly volume: readonly number[];
};

type Column = keyof Candles;

/** One bar of the columns. */
export type Candle = { [Name in Column]: number };

const COLUMNS = ['time', 'open', 'high', 'low', 'close', 'volume'] as const satisfies readonly Column[];

export const NO_BARS: Candles = { time: [], open: [], high: [], low: [], close: [], volume: [] };

/** Candles made column by column. */
export function mapColumns(valuesOf: (column: Column) => readonly number[]): Candles {
  return {
    time: valuesOf('time'),
    open: valuesOf('open'),
    high: valuesOf('high'),
    low: valuesOf('low'),
    close: valuesOf('close'),
    volume: valuesOf('volume'),
  };
}

/** Candles of bars one after the other. */
export function candlesOf(bars: readonly Candle[]): Candles {
  return mapColumns((column) => bars.map((bar) => bar[column]));
}

/** The bars from one position until before another, as `Array.slice` takes them. */
export function sliceBars(candles: Candles, start: number, end?: number): Candles {
  return mapColumns((column) => candles[column].slice(start, end));
}

/** The bars until a time in unix seconds, that one's included: all that was known when it closed. */
export function barsUntil(candles: Candles, until: number): Candles {
  return sliceBars(candles, 0, candles.time.findLastIndex((time) => time <= until) + 1);
}

/** The bars of two series, the older ones first. */
export function joinBars(older: Candles, newer: Candles): Candles {
  return mapColumns((column) => [...older[column], ...newer[column]]);
}

/** The bars with one more at the end. */
export function appendBar(candles: Candles, candle: Candle): Candles {
  return mapColumns((column) => [...candles[column], candle[column]]);
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
    volume: candles.volume[index]!,
  };
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
