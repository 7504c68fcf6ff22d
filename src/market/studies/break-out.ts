import type { Candles } from '../candles';
import { sma } from '../indicators';
import { highest } from '../rolling';
import { reaches } from './compare';
import type { StudySignal } from './signal';

const CHANNEL = 55;
const QUIET_BARS = 10;

/** A breakout: its bar, and the top of the channel that its close went over, in thousand VND. */
export type Breakout = { index: number; level: number };

/** buy_break_out: a close over the 55-bar channel on volume, none in the 10 bars before; price is that close. */
export function breakOut(candles: Candles): StudySignal[] {
  return breakouts(candles).map(({ index }) => ({
    kind: 'buy_break_out',
    index,
    price: candles.close[index]!,
  }));
}

/**
 * The breakouts behind the signals. Rule: Donchian channel of the Turtles (system 2, N = 55, the
 * channel of strictly earlier bars) with O'Neil's volume confirmation.
 */
export function breakouts({ high, low, close, volume }: Candles): Breakout[] {
  const channel = highest(high, CHANNEL);
  const usualVolume = sma(volume, 20);
  const found: Breakout[] = [];
  for (let t = CHANNEL + 1; t < close.length; t += 1) {
    const level = channel[t - 1]!;
    const crosses = close[t]! > level && close[t - 1]! <= channel[t - 2]!;
    const isConfirmed = volume[t]! >= 1.5 * usualVolume[t - 1]!;
    const closesStrong = reaches(close[t]!, (high[t]! + low[t]!) / 2);
    const isFresh = t - (found.at(-1)?.index ?? -Infinity) > QUIET_BARS;
    if (crosses && isConfirmed && closesStrong && isFresh) found.push({ index: t, level });
  }
  return found;
}
