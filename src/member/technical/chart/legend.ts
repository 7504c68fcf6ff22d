import { candleAt, hasRange, lengthOf, type Candle } from '../../../market/candles';
import { priceClass, type PriceClass } from '../../../market/price-class';
import { limitsOf } from './bar-limits';
import type { ChartLine, Pane } from './indicators';
import type { BarSeries } from './bar-series';

const prices = ['open', 'high', 'low', 'close'] as const;

type PriceName = (typeof prices)[number];

/** The figures of one bar. */
type LegendBar = {
  /** Its position, counted from the oldest. */
  index: number;
  /** Unix seconds. */
  time: number;
  /** Null where the close alone is known. */
  prices: readonly { name: PriceName; price: number | null; priceClass: PriceClass }[];
  /** Null where it is unknown. */
  volume: number | null;
  indicators: readonly LegendIndicator[];
};

/** An indicator's values on one bar, in the order of its lines. */
export type LegendIndicator = {
  label: string;
  pane: Pane;
  values: readonly { colour: ChartLine['colour']; value: number | null }[];
};

/** The bar of a time; the newest one for null or a time without a bar. */
export function legendBar(series: BarSeries, hovered: number | null): LegendBar | null {
  const found = hovered === null ? -1 : series.candles.time.indexOf(hovered);
  const index = found === -1 ? lengthOf(series.candles) - 1 : found;
  const bar = candleAt(series.candles, index);
  if (bar === null) return null;

  const limits = limitsOf(series, index);
  const isWhole = hasRange(series.candles, bar.time);
  return {
    index,
    time: bar.time,
    prices: prices.map((name: PriceName & keyof Candle) => {
      const price = name === 'close' || isWhole ? bar[name] : null;
      return { name, price, priceClass: priceClass({ price: bar[name], ...limits }) };
    }),
    volume: bar.volume,
    indicators: indicatorsOf(series.lines, index),
  };
}

function indicatorsOf(lines: readonly ChartLine[], index: number): LegendIndicator[] {
  const found: LegendIndicator[] = [];
  for (const { label, pane, colour, values } of lines) {
    const value = { colour, value: values[index] ?? null };
    const last = found.at(-1);
    if (last?.label === label && last.pane === pane)
      found.splice(-1, 1, { ...last, values: [...last.values, value] });
    else found.push({ label, pane, values: [value] });
  }
  return found;
}
