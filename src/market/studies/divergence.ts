import type { Candles } from '../candles';
import { rsi, type IndicatorLine } from '../indicators';
import { exceeds } from './compare';
import type { Pivot, StudySignal } from './signal';

const SIDE = 5;
const FARTHEST = 60;
const OVERSOLD = 40;

/**
 * buy_divergence: the price makes a lower low that momentum does not, known five bars later at that
 * bar's close. Rule: TradingView's built-in RSI Divergence Indicator (Wilder RSI 14, pivots of 5 and
 * 5 bars, which keep any two differing lows 5 bars apart, at most 60); ours is that the first low lies
 * under RSI 40.
 */
export function divergence({ low, close }: Candles): StudySignal[] {
  const momentum = rsi(close);
  const signals: StudySignal[] = [];
  let a: number | null = null;
  for (let b = SIDE; b + SIDE < close.length; b += 1) {
    if (!isPivotLow(momentum, b)) continue;
    if (a !== null && b - a <= FARTHEST) {
      const diverges = low[b]! < low[a]! && exceeds(momentum[b]!, momentum[a]!);
      const index = b + SIDE;
      if (diverges && momentum[a]! < OVERSOLD) {
        const pivot = (i: number): Pivot => ({ index: i, low: low[i]!, rsi: momentum[i]! });
        signals.push({
          kind: 'buy_divergence',
          index,
          price: close[index]!,
          voidBelow: low[b]!,
          evidence: { kind: 'buy_divergence', first: pivot(a), second: pivot(b) },
        });
      }
    }
    a = b;
  }
  return signals;
}

function isPivotLow(line: IndicatorLine, b: number) {
  const centre = line[b] ?? null;
  if (centre === null) return false;
  for (let i = b - SIDE; i <= b + SIDE; i += 1) {
    const value = line[i] ?? null;
    if (value === null || exceeds(centre, value)) return false;
  }
  return true;
}
