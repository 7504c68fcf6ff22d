import { sma } from '../../src/market/indicators';
import { toVnd } from '../../src/market/money';
import type { StudySignal } from '../../src/market/studies/signal';
import { studySignals } from '../../src/market/studies/studies';
import type { History } from '../simulator/bar-candles';

const LEAST_VALUE_VND = 5e9;
const QUIET_BARS = 10;

/**
 * The signals of the four studies that a list may show, oldest first: 5 billion VND traded a day on 20-day average, not on
 * a bar that closed at its ceiling, as nobody could buy, on the day of a corporate action nor on the first bar of a listing
 * or after a halt, and none of the same kind in the 10 bars before.
 */
export function listedSignals({ adjusted, exDays, openings, locked }: Omit<History, 'raw'>): StudySignal[] {
  const { time, close, volume } = adjusted;
  const value = sma(
    close.map((price, i) => toVnd(price) * volume[i]!),
    20,
  );
  const isLiquid = (index: number) => (value[index] ?? 0) >= LEAST_VALUE_VND;
  const isApart = (at: number) => exDays.has(at) || openings.has(at) || locked.has(at);
  return withoutEchoes(
    studySignals(adjusted).filter(({ index }) => isLiquid(index) && !isApart(time[index]!)),
  );
}

function withoutEchoes(signals: StudySignal[]) {
  const newest = new Map<string, number>();
  return signals.filter(({ kind, index }) => {
    if (index - (newest.get(kind) ?? -Infinity) <= QUIET_BARS) return false;
    newest.set(kind, index);
    return true;
  });
}
