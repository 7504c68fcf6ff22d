import { countTradingDays } from '../calendar';
import { dayOfEpochSeconds } from '../day';
import type { Candles } from '../candles';

const counted = new WeakMap<Candles, readonly number[]>();

/**
 * The session of each bar, counted as the exchanges trade from the first bar on: a stock that was halted or found no
 * match lacks the bars of some. A bar on a day without trading counts to the session before.
 */
export function sessionsOf(candles: Candles): readonly number[] {
  const known = counted.get(candles);
  if (known) return known;

  const sessions: number[] = [];
  candles.time.forEach((time, i) => {
    const before = candles.time[i - 1];
    const since =
      before === undefined ? 0 : countTradingDays(dayOfEpochSeconds(before), dayOfEpochSeconds(time));
    sessions.push((sessions[i - 1] ?? 0) + since);
  });
  counted.set(candles, sessions);
  return sessions;
}

/** The newest bar of a session or before it, for a session so many after that of a bar; null where it is to come. */
export function barAfter(candles: Candles, index: number, count: number): number | null {
  const sessions = sessionsOf(candles);
  const target = sessions[index]! + count;
  let bar = sessions.length - 1;
  if (sessions[bar]! < target) return null;
  bar = Math.min(bar, index + count);
  while (sessions[bar]! > target) bar -= 1;
  while (sessions[bar + 1] !== undefined && sessions[bar + 1]! <= target) bar += 1;
  return bar;
}
