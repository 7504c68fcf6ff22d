import { candleAt, lengthOf, type Candle } from '../../../market/candles';
import { dayOfEpochSeconds, type Day } from '../../../market/day';
import { priceClass, type PriceClass } from '../../../market/price-class';
import { limitsOf } from './bar-limits';
import { averageLengths, type AverageLength, type ChartSeries } from './series';

const prices = ['open', 'high', 'low', 'close'] as const;

type PriceName = (typeof prices)[number];

/** One bar in words: what the legend says while the crosshair is on it. */
export type LegendBar = {
  day: Day;
  prices: readonly { name: PriceName; price: number; of: PriceClass }[];
  volume: number;
  averages: readonly { length: AverageLength; value: number | null }[];
};

/** The bar at a position, the newest one for null or a position that the series does not have. */
export function legendBar(series: ChartSeries, hovered: number | null): LegendBar | null {
  const newest = lengthOf(series.candles) - 1;
  const index = hovered === null || hovered > newest ? newest : hovered;
  const bar = candleAt(series.candles, index);
  if (bar === null) return null;

  const limits = limitsOf(series, index);
  return {
    day: dayOfEpochSeconds(bar.time),
    prices: prices.map((name: PriceName & keyof Candle) => {
      return { name, price: bar[name], of: priceClass({ price: bar[name], ...limits }) };
    }),
    volume: bar.volume,
    averages: averageLengths.map((length) => ({ length, value: series.averages[length][index] ?? null })),
  };
}
