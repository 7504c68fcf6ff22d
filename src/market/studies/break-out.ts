import type { Candles } from '../candles';
import { atr, sma } from '../indicators';
import { highest } from '../rolling';
import { reaches } from './compare';
import type { StudySignal } from './signal';

const CHANNEL = 55;
const QUIET_BARS = 10;

/** A breakout: its bar, the top of the channel that its close went over with the newest bar that had reached it, and
 * its ATR(14); prices in thousand VND. The usual volume is the mean of the 20 bars before. */
export type Breakout = {
  index: number;
  level: number;
  peak: number;
  range: number;
  volume: number;
  usualVolume: number;
};

/** buy_break_out: a close over the 55-bar channel on volume, none in the 10 bars before; price is that close. */
export function breakOut(candles: Candles, breakouts = findBreakouts(candles)): StudySignal[] {
  return breakouts.map(({ index, level, peak, range, volume, usualVolume }) => ({
    kind: 'buy_break_out',
    index,
    price: candles.close[index]!,
    voidBelow: level - range,
    evidence: { kind: 'buy_break_out', level, peak, volume, usualVolume },
  }));
}

/**
 * The breakouts behind the signals. Rule: Donchian channel of the Turtles (system 2, N = 55, the
 * channel of strictly earlier bars) with O'Neil's volume confirmation.
 */
export function findBreakouts(candles: Candles): Breakout[] {
  const { high, low, close, volume } = candles;
  const channel = highest(high, CHANNEL);
  const usualVolume = sma(volume, 20);
  const ranges = atr(candles);
  const breakouts: Breakout[] = [];
  let newest = -Infinity;
  for (let t = CHANNEL + 1; t < close.length; t += 1) {
    const level = channel[t - 1]!;
    if (close[t]! <= level || close[t - 1]! > channel[t - 2]!) continue;
    // Where no volumes are known, none confirms anything.
    const usual = usualVolume[t - 1]!;
    const isConfirmed = usual > 0 && volume[t]! >= 1.5 * usual;
    const closesStrong = reaches(close[t]!, (high[t]! + low[t]!) / 2);
    if (!isConfirmed || !closesStrong || t - newest <= QUIET_BARS) continue;
    breakouts.push({
      index: t,
      level,
      peak: high.lastIndexOf(level, t - 1),
      range: ranges[t]!,
      volume: volume[t]!,
      usualVolume: usual,
    });
    newest = t;
  }
  return breakouts;
}
