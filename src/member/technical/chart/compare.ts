import type { Candles } from '../../../market/candles';
import type { IndicatorLine } from '../../../market/indicators';
import { firstBarOf, type Range } from './range';
import type { BarSeries } from './bar-series';

/** An index compared with a symbol, both measured from one bar on. */
export type Comparison = {
  /** Unix seconds of that bar. */
  since: number;
  /** The index rebased to the symbol's price. */
  line: IndicatorLine;
  /** Changes since then in percent, aligned with the symbol's bars. */
  symbolChange: IndicatorLine;
  indexChange: IndicatorLine;
};

/** Both are measured from the first bar of the range that both have; null where there is none. */
export function compareWith(series: BarSeries, index: Candles, range: Range): Comparison | null {
  const { time, close } = series.candles;
  const closes = new Map(index.time.map((bar, i) => [bar, index.close[i]!]));
  const first = Math.max(
    0,
    firstBarOf(range, { time, hasOlder: series.hasOlder, resolution: series.resolution }),
  );
  const start = time.findIndex((bar, i) => i >= first && closes.has(bar));
  if (start === -1) return null;

  const [price, level] = [close[start]!, closes.get(time[start]!)!];
  const levels = time.map((bar, i) => (i < start ? null : (closes.get(bar) ?? null)));
  return {
    since: time[start]!,
    line: levels.map((value) => value && (value / level) * price),
    symbolChange: close.map((value, i) => (i < start ? null : (value / price - 1) * 100)),
    indexChange: levels.map((value) => value && (value / level - 1) * 100),
  };
}
