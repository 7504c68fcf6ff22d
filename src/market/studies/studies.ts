import type { Candles } from '../candles';
import { backTest } from './back-test';
import { breakOut, breakouts } from './break-out';
import { divergence } from './divergence';
import type { StudySignal } from './signal';
import { trendUp } from './trend-up';

/** What the four studies find on a symbol's daily bars, oldest first, before any filter of a list. */
export function studySignals(candles: Candles): StudySignal[] {
  const found = breakouts(candles);
  return [
    ...divergence(candles),
    ...breakOut(candles, found),
    ...backTest(candles, found),
    ...trendUp(candles),
  ].sort((a, b) => a.index - b.index);
}
