import { EDGE, priceLine } from '../../../ui/price-line';

/** The number of trading days that a sparkline shows. */
export const SPARKLINE_DAYS = 30;

/** The size of a sparkline, in px. */
export const SPARKLINE_WIDTH = 56;
export const SPARKLINE_HEIGHT = 24;

/** The line of closes at equal distances; null for fewer than two. */
export function sparklineOf(closes: readonly number[], reference: number | null) {
  if (closes.length < 2) return null;
  const step = (SPARKLINE_WIDTH - 2 * EDGE) / (closes.length - 1);
  const points = closes.map((price) => ({ price }));
  return priceLine(points, reference, { height: SPARKLINE_HEIGHT, x: (_, index) => EDGE + index * step });
}
