import { sma } from '../../src/market/indicators';
import { toVnd } from '../../src/market/format';
import type { StudySignal } from '../../src/market/studies/signal';
import { studySignals } from '../../src/market/studies/studies';
import type { PriceHistory } from '../simulator/simulator';

const LEAST_VALUE_VND = 5e9;
const QUIET_BARS = 10;

/**
 * Filters the signals of the four studies for the list, oldest first: an average value of 5 billion VND over 20 days; not
 * on a bar that closed at its ceiling, on an ex-date, or on the first bar of a listing or after a halt; and none of the
 * same kind in the 10 bars before.
 */
export function listedSignals({
  adjusted,
  exDays,
  openings,
  locked,
}: Omit<PriceHistory, 'raw'>): StudySignal[] {
  const { time, close, volume } = adjusted;
  const value = sma(
    close.map((price, i) => toVnd(price) * volume[i]!),
    20,
  );
  const isLiquid = (index: number) => (value[index] ?? 0) >= LEAST_VALUE_VND;
  const isExcluded = (at: number) => exDays.has(at) || openings.has(at) || locked.has(at);
  return withoutRepeats(
    studySignals(adjusted).filter(({ index }) => isLiquid(index) && !isExcluded(time[index]!)),
  );
}

function withoutRepeats(signals: StudySignal[]) {
  const newest = new Map<string, number>();
  return signals.filter(({ kind, index }) => {
    if (index - (newest.get(kind) ?? -Infinity) <= QUIET_BARS) return false;
    newest.set(kind, index);
    return true;
  });
}
