import type { Candles } from '../candles';
import { backTest } from './back-test';
import { breakOut, findBreakouts } from './break-out';
import { divergence } from './divergence';
import type { StudyKind, StudySignal } from './signal';
import { trendUp } from './trend-up';

/**
 * The signals of the four studies on a symbol's daily bars, oldest first, before any filter of a list. Where the bars
 * are the end of a longer history (`isCut`), the signals at their beginning are left out, since they may depend on
 * missing bars: a trend, for example, need not have begun on the first bar.
 */
export function studySignals(candles: Candles, { isCut = false } = {}): StudySignal[] {
  const breakouts = findBreakouts(candles);
  return [
    ...divergence(candles),
    ...breakOut(candles, breakouts),
    ...backTest(candles, breakouts),
    ...trendUp(candles),
  ]
    .filter(({ kind, index }) => !isCut || index >= SETTLED[kind])
    .sort((a, b) => a.index - b.index);
}

/** The bar from which on a study no longer depends on missing ones: its look-back and a few quiet periods more. */
const SETTLED: Readonly<Record<StudyKind, number>> = {
  buy_divergence: 150,
  buy_break_out: 120,
  buy_back_test: 150,
  buy_trend_up: 320,
};
