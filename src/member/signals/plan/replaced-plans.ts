import type { Day } from '../../../market/day';
import type { ListedSignal } from '../../../graph/values';

/**
 * The day of the plan that replaces each signal's own, null where its own stands: of the plans of one symbol only the
 * newest does, the first of the list among those of one moment.
 */
export function replacementsIn(
  signals: readonly ListedSignal[],
  hasPlan: (signal: ListedSignal) => boolean,
): readonly (Day | null)[] {
  const isPlan = (signal: ListedSignal) =>
    signal.day !== null && (signal.idea?.action != null || hasPlan(signal));
  const newest = new Map<string, ListedSignal>();
  for (const signal of signals) {
    const known = newest.get(signal.symbol);
    if (isPlan(signal) && (!known || momentOf(signal) > momentOf(known))) newest.set(signal.symbol, signal);
  }
  return signals.map((signal) => {
    const standing = newest.get(signal.symbol);
    return isPlan(signal) && standing && standing !== signal ? standing.day : null;
  });
}

/** When a signal was found, as a text that sorts by time; the empty one where that is not known. */
export function momentOf({ day, time }: ListedSignal): string {
  return day === null ? '' : `${day} ${time ?? ''}`;
}
