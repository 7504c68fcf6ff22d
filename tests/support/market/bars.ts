import type { Candles } from '../../../src/market/candles';
import type { StudySignal } from '../../../src/market/studies/signal';
import { tradingDayTime } from './series';

export type Bar = { open: number; high: number; low: number; close: number; volume: number };

/** Bars without any news: open and close 20, range 0.2, 1,000 shares. */
export function calm(count: number): Bar[] {
  return Array.from({ length: count }, () => ({ open: 20, high: 20.1, low: 19.9, close: 20, volume: 1_000 }));
}

/** Bars in which only the close matters. */
export function flatBars(closes: readonly number[]): Bar[] {
  return closes.map((price) => ({ open: price, high: price, low: price, close: price, volume: 1_000 }));
}

/** Bars as the columns that the studies read, one a day. */
export function columns(bars: readonly Bar[]): Candles {
  const column = (key: keyof Bar) => bars.map((bar) => bar[key]);
  return {
    time: bars.map((_, i) => tradingDayTime(i)),
    open: column('open'),
    high: column('high'),
    low: column('low'),
    close: column('close'),
    volume: column('volume'),
  };
}

/** The kind, bar and price of each signal, without its evidence. */
export function summariesOf(
  signals: readonly StudySignal[],
): Pick<StudySignal, 'kind' | 'index' | 'price'>[] {
  return signals.map(({ kind, index, price }) => ({ kind, index, price }));
}
