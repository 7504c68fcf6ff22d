import type { Candles } from '../candles';
import { dayOfEpochSeconds } from '../day';
import { sinceStep, type ListedSeries } from '../price-steps';
import { rsi, sma } from '../indicators';
import { highest, lowest } from '../rolling';
import { worthOf } from '../worth';
import type { BarFigures, TechnicalFigures } from './screened';

/** The trading days of 52 weeks. */
const YEAR = 250;

/** The figures of daily bars as of the last one; null where they are too few, and where a figure's are not known. */
export function technicalsOf({ high, low, close, volume, closeOnly }: Candles): TechnicalFigures {
  const isWhole = !closeOnly?.length;
  const newest = <Value>(line: readonly Value[]) => line.at(-1) ?? null;
  const values = close.map((price, i) => worthOf(volume[i]!, price));
  return {
    rsi14: newest(rsi(close)),
    ma20: newest(sma(close, 20)),
    ma50: newest(sma(close, 50)),
    ma200: newest(sma(close, 200)),
    high52w: isWhole ? newest(highest(high, YEAR)) : null,
    low52w: isWhole ? newest(lowest(low, YEAR)) : null,
    averageVolume20: newest(sma(volume, 20)),
    averageValue20: newest(sma(values, 20)),
  };
}

/**
 * The same figures of the bars since their last step, with the last bar, which stands for the trading day of a symbol where a
 * feed has no quotes.
 */
export function barFiguresOf(all: Candles, series: ListedSeries): BarFigures {
  const candles = sinceStep(all, series);
  const [close, before] = [candles.close.at(-1), candles.close.at(-2)];
  const lastBar =
    close === undefined
      ? null
      : {
          close,
          day: dayOfEpochSeconds(candles.time.at(-1)!),
          changePercent: before === undefined || before <= 0 ? null : (close / before - 1) * 100,
          volume: candles.volume.at(-1)!,
        };
  return { ...technicalsOf(candles), lastBar, ...(candles !== all && { isStepped: true }) };
}
