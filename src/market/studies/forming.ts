import { appendBar, lengthOf, type Candle, type Candles } from '../candles';
import { stepsIn, type ListedSeries } from '../price-steps';
import type { StudySignal } from './signal';
import { studySignals } from './studies';

type Options = ListedSeries & { isCut?: boolean };

/**
 * What the studies find in a bar that is forming after completed ones, if it ended now; nothing without it, and where its prices
 * step.
 */
export function formingSignals(
  completed: Candles,
  bar: Candle | undefined,
  { isCut = false, ...series }: Options,
): StudySignal[] {
  const last = completed.time.at(-1);
  if (bar === undefined || last === undefined || bar.time <= last) return [];
  const [candles, forming] = [appendBar(completed, bar), lengthOf(completed)];
  if (stepsIn(candles, series).includes(forming)) return [];
  return studySignals(candles, { isCut }).filter(({ index }) => index === forming);
}
