import { useMemo } from 'react';
import { asRecord, parseStored } from '../../lib/json';
import { signalKindOf, type SignalKind } from '../../lib/signal-address';
import type { BrowserStorage } from '../../lib/storage';
import { isDay, type Day } from '../../market/day';
import { store, useStored } from './stored';

const NONE: ReadonlySet<SignalKind> = new Set();

/**
 * The kinds of signal whose track record over the list's symbols was worse than buying any of them on the same day, when it
 * was last computed in this browser; none where that was after `until`, and none while it never was.
 */
export function useWorseKinds(until: Day): ReadonlySet<SignalKind> {
  const stored = useStored('worseKinds');
  return useMemo(() => readKinds(stored, until), [stored, until]);
}

/** Stores the kinds whose record until a day is worse, in place of those before. */
export function keepWorseKinds(storage: BrowserStorage, until: Day, kinds: readonly SignalKind[]): void {
  store(storage, 'worseKinds', JSON.stringify({ until, kinds }));
}

function readKinds(stored: string | null, until: Day) {
  const record = asRecord(parseStored(stored));
  const [day, kinds] = [record?.['until'], record?.['kinds']];
  if (!isDay(day) || day > until || !Array.isArray(kinds)) return NONE;
  return new Set(
    kinds.flatMap(
      (kind) => (typeof kind === 'string' ? signalKindOf(`buy_${kind.toLowerCase()}`) : null) ?? [],
    ),
  );
}
