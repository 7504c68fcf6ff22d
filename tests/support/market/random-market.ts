import type { StudyKind, StudySignal } from '../../../src/market/studies/signal';
import type { FollowedSymbol } from '../../../src/market/outcomes/followed-market';
import { columns } from './bars';
import { generator, tradingDayTime } from './series';

type Options = {
  kind: StudyKind;
  symbols: number;
  length: number;
  /** What a symbol gains in percent on each of the ten days after a signal, besides chance. */
  edge?: number;
};

/** 25 August 2022, since which shares arrive on the afternoon of the second trading day. */
const FIRST = 1_700;

/**
 * Symbols that move by chance around a common factor, with even chances at every moment, and signals that come in clusters:
 * on few days, on several symbols at once.
 */
export function randomMarket(seed: number, { kind, symbols, length, edge = 0 }: Options): FollowedSymbol[] {
  const random = generator(7_919 * seed + 1);
  const chance = () => random() + random() + random() - 1.5;
  const factor = Array.from({ length }, () => 0.024 * chance());
  const events = factor.map(() => random() < 0.07);
  return Array.from({ length: symbols }, (_, index) => {
    const signals: StudySignal[] = [];
    const gains = Array<number>(length).fill(0);
    const bars: { open: number; high: number; low: number; close: number }[] = [];
    let price = 40 + 20 * random();
    for (let i = 0; i < length; i += 1) {
      const open = price;
      price *= 1 + factor[i]! + 0.03 * chance() + gains[i]! / 100;
      const [high, low] = [Math.max(open, price) * 1.004, Math.min(open, price) * 0.996];
      bars.push({ open: cents(open), high: cents(high), low: cents(low), close: cents(price) });
      if (!events[i] || random() > 0.4) continue;
      signals.push(signalOf(kind, i, cents(price)));
      for (let t = i + 1; t <= i + 10 && t < length; t += 1) gains[t]! += edge;
    }
    const time = bars.map((_bar, i) => tradingDayTime(FIRST + i));
    const candles = { ...columns(bars.map((bar) => ({ ...bar, volume: 1_000 }))), time };
    return { symbol: `S${String(index).padStart(2, '0')}`, candles, signals };
  });
}

function signalOf(kind: StudyKind, index: number, price: number): StudySignal {
  return {
    ...{ kind, index, price, voidBelow: price * 0.95 },
    evidence: { kind: 'buy_break_out', level: price, peak: 0, volume: 3, usualVolume: 1 },
  };
}

function cents(price: number) {
  return Math.round(price * 100) / 100;
}
