import type { Candles } from '../candles';
import { backTest } from './back-test';
import { breakOut, breakouts } from './break-out';
import { divergence } from './divergence';
import type { StudyKind, StudySignal } from './signal';
import { trendUp } from './trend-up';

/**
 * What the four studies find on a symbol's daily bars, oldest first, before any filter of a list. Of bars that are the
 * end of a longer history, `isCut`, what lies at their beginning is left out: it may hang on bars that are not there, so
 * that a trend, say, did not begin on the first day that can be looked at.
 */
export function studySignals(candles: Candles, { isCut = false } = {}): StudySignal[] {
  const found = breakouts(candles);
  return [
    ...divergence(candles),
    ...breakOut(candles, found),
    ...backTest(candles, found),
    ...trendUp(candles),
  ]
    .filter(({ kind, index }) => !isCut || index >= SETTLED[kind])
    .sort((a, b) => a.index - b.index);
}

/** From which bar on a study no longer depends on earlier ones: their reach and a few quiet times more. */
const SETTLED: Readonly<Record<StudyKind, number>> = {
  buy_divergence: 150,
  buy_break_out: 120,
  buy_back_test: 150,
  buy_trend_up: 320,
};
