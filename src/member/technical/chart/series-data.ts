import type { CandlestickData, HistogramData, LineData, UTCTimestamp } from 'lightweight-charts';
import type { Colours } from './colours';
import type { BarSeries } from './bar-series';

/** Rising bars are hollow, falling ones filled; a close at its day's ceiling or floor takes that colour. */
export function candleItems({ candles, classes }: BarSeries, colours: Colours) {
  const { time, open, high, low, close } = candles;
  return time.map((_, i): CandlestickData<UTCTimestamp> => {
    const bar = {
      time: time[i] as UTCTimestamp,
      open: open[i]!,
      high: high[i]!,
      low: low[i]!,
      close: close[i]!,
    };
    const limit = classes[i];
    if (limit !== 'ceiling' && limit !== 'floor') return bar;
    const colour = colours[`candle-${limit}`];
    return {
      ...bar,
      color: bar.close >= bar.open ? colours['surface-1'] : colour,
      borderColor: colour,
      wickColor: colour,
    };
  });
}

/** The columns of the volumes that are known. */
export function volumeItems({ candles }: BarSeries, colours: Colours) {
  const { time, open, close, volume } = candles;
  return volume.flatMap((value, i): HistogramData<UTCTimestamp>[] => {
    const color = colours[close[i]! >= open[i]! ? 'volume-up' : 'volume-down'];
    return value === null ? [] : [{ time: time[i] as UTCTimestamp, value, color }];
  });
}

/** The points of a line from the end of its warm-up on. */
export function lineItems(
  time: readonly number[],
  line: readonly (number | null)[],
): LineData<UTCTimestamp>[] {
  return line.flatMap((value, i) => (value === null ? [] : [{ time: time[i] as UTCTimestamp, value }]));
}

/** The columns of a histogram from the end of its warm-up on. */
export function columnItems(
  time: readonly number[],
  line: readonly (number | null)[],
): HistogramData<UTCTimestamp>[] {
  return lineItems(time, line);
}
