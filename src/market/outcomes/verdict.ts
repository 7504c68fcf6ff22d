import type { StudyKind } from '../studies/signal';
import type { Horizon } from './outcomes';
import type { HorizonRecord, TrackRecord, TrackRecords } from './track-record';

/** What the cases of a kind say beside a purchase of any of the symbols on the same day. */
export type Verdict = 'better' | 'same' | 'worse';

/** A verdict needs so many cases in so many calendar months. */
export const LEAST_CASES = 30;
export const LEAST_MONTHS = 12;

/** The horizon whose verdict is that of the kind: two weeks, as long as a plan lasts at most. */
const LEADING: Horizon = 10;

/** The results of the horizon whose verdict is that of the kind. */
export function leadingOf({ horizons }: TrackRecord): HorizonRecord {
  return horizons.find(({ tradingDays }) => tradingDays === LEADING)!;
}

/** The kinds that did worse than buying any of the symbols on the same day. */
export function worseKindsOf({ kinds }: TrackRecords): StudyKind[] {
  return [...kinds].flatMap(([kind, record]) => (leadingOf(record).excess.verdict === 'worse' ? kind : []));
}
