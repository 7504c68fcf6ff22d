import type { Candles } from '../../../market/candles';
import type { IndicatorLine } from '../../../market/indicators';

/** A symbol beside another one, both measured from a bar on. */
export type Rebased = {
  /** Its closes in the prices of the other symbol, aligned with that one's bars; null before it begins. */
  line: IndicatorLine;
  /** Its changes in percent since then. */
  change: IndicatorLine;
};

/**
 * Measures a symbol from the bar at `from` of another one, or from its first bar after that where it is younger: there both
 * are 0 %. Null where it has no bar from then on.
 */
export function rebase(candles: Candles, other: Candles, from: number): Rebased | null {
  const { time, close } = candles;
  const closes = new Map(other.time.map((bar, i) => [bar, other.close[i]!]));
  const start = time.findIndex((bar, i) => i >= from && closes.has(bar));
  if (start === -1) return null;

  const [base, level] = [close[Math.max(0, from)]!, closes.get(time[start]!)!];
  const change = time.map((bar, i) => {
    const value = i < start ? undefined : closes.get(bar);
    return value === undefined ? null : (value / level - 1) * 100;
  });
  return { change, line: change.map((percent) => (percent === null ? null : base * (1 + percent / 100))) };
}

/** The changes of a symbol's own closes since a bar, in percent; null before it. */
export function changesSince({ close }: Candles, from: number): IndicatorLine {
  const base = close[Math.max(0, from)];
  return close.map((price, i) => (i < from || base === undefined ? null : (price / base - 1) * 100));
}
