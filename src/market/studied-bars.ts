import { hasRange, lengthOf, sliceBars, type Candles } from './candles';
import { dayOfEpochSeconds, type Day } from './day';
import { stepsIn, type ListedSeries } from './price-steps';

/** Why the bars until a day are not studied: it steps to other prices, or its range is not known. */
export type SeriesBreak = { kind: 'STEP' | 'CLOSE_ONLY'; day: Day };

/**
 * The daily bars that are studied: those from the last step on, and after the last one of which the close alone is known; all of
 * them where there is neither.
 */
export function studiedBars(
  candles: Candles,
  series: ListedSeries,
): { candles: Candles; brokenBy: SeriesBreak | null } {
  const step = stepsIn(candles, series).at(-1) ?? 0;
  const closeOnly = candles.closeOnly?.length
    ? candles.time.findLastIndex((time) => !hasRange(candles, time))
    : -1;
  const from = Math.max(step, closeOnly + 1);
  if (from === 0) return { candles, brokenBy: null };
  const kind = step >= from ? 'STEP' : 'CLOSE_ONLY';
  const at = Math.min(kind === 'STEP' ? step : closeOnly, lengthOf(candles) - 1);
  const { closeOnly: _known, ...whole } = sliceBars(candles, from);
  return { candles: whole, brokenBy: { kind, day: dayOfEpochSeconds(candles.time[at]!) } };
}
