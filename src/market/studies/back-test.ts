import type { Candles } from '../candles';
import { findBreakouts, type Breakout } from './break-out';
import { exceeds, reaches } from './compare';
import type { StudySignal } from './signal';

const FIRST_RETURN = 3;
const LAST_RETURN = 30;

/**
 * buy_back_test: the first return to a breakout's level that holds, price is that close. Rule:
 * Bulkowski's throwback, within 30 bars and after white space; the range is the ATR(14) of the breakout bar.
 * A bar that tests two levels belongs to the newer breakout.
 */
export function backTest(candles: Candles, breakouts = findBreakouts(candles)): StudySignal[] {
  const returns = new Map<number, Breakout>();
  for (const breakout of breakouts) {
    const index = returnTo(breakout, candles);
    if (index !== null) returns.set(index, breakout);
  }
  return [...returns]
    .sort(([a], [b]) => a - b)
    .map(([index, { index: breakout, level, peak, range }]) => ({
      kind: 'buy_back_test',
      index,
      price: candles.close[index]!,
      voidBelow: level - range,
      evidence: { kind: 'buy_back_test', breakout, level, peak, range },
    }));
}

function returnTo({ index: start, level, range }: Breakout, candles: Candles): number | null {
  const { open, high, low, close, volume } = candles;
  const last = Math.min(start + LAST_RETURN, close.length - 1);
  let peak = high[start]!;
  for (let t = start + 1; t <= last; t += 1) {
    if (exceeds(level - range, close[t]!)) return null;
    const hasWhiteSpace = reaches(peak, level + range);
    const touches = reaches(level + 0.5 * range, low[t]!);
    const holds = close[t]! >= level && close[t]! > open[t]!;
    const isQuiet = volume[t]! < volume[start]!;
    if (t - start >= FIRST_RETURN && hasWhiteSpace && touches && holds && isQuiet) return t;
    peak = Math.max(peak, high[t]!);
  }
  return null;
}
