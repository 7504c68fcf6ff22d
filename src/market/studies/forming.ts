import { appendBar, lengthOf, type Candle, type Candles } from '../candles';
import type { StudySignal } from './signal';
import { studySignals } from './studies';

/** What the studies find in a bar that is forming after completed ones, if it ended now; nothing without it. */
export function formingSignals(
  completed: Candles,
  bar: Candle | undefined,
  options?: Parameters<typeof studySignals>[1],
): StudySignal[] {
  const last = completed.time.at(-1);
  if (bar === undefined || last === undefined || bar.time <= last) return [];
  const signals = studySignals(appendBar(completed, bar), options);
  return signals.filter(({ index }) => index === lengthOf(completed));
}
