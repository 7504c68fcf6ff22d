import type { Candles } from '../candles';
import { rsi, sma } from '../indicators';
import { highest, lowest } from '../rolling';
import type { TechnicalFigures } from './screened';

/** About a year of trading days; a younger symbol has the extremes of the bars that it has. */
const YEAR = 252;

/** The figures of daily bars as of the last one; null where they are too few. */
export function technicalsOf({ high, low, close, volume, time }: Candles): TechnicalFigures {
  const newest = <Value>(line: readonly Value[]) => line.at(-1) ?? null;
  const year = Math.min(YEAR, time.length);
  const values = close.map((price, i) => (price * volume[i]!) / 1e6);
  return {
    rsi14: newest(rsi(close)),
    ma20: newest(sma(close, 20)),
    ma50: newest(sma(close, 50)),
    ma200: newest(sma(close, 200)),
    high52w: newest(highest(high, year)),
    low52w: newest(lowest(low, year)),
    averageVolume20: newest(sma(volume, 20)),
    averageValue20: newest(sma(values, 20)),
  };
}
