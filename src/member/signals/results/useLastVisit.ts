import { useEffect, useState } from 'react';
import { asRecord, asText, parseStored } from '../../../lib/json';
import type { BrowserStorage } from '../../../lib/storage';
import { isDay, type Day } from '../../../market/day';
import { useAppActors, useSession } from '../../../app/actors/AppActors';
import type { SessionActor } from '../../../app/actors/session';

/** What a person last saw: the newest signal's time and the last completed trading day. */
export type Visit = { newest: string; until: Day };

type StoredVisit = { id: string; before: Visit | null };

/** The visit stored before this page was loaded; a reload counts as another visit. */
const opened = new WeakMap<SessionActor, StoredVisit>();

/** The signed-in person's last visit; null at the first one. Signing out deletes it. */
export function useLastVisit(): Visit | null {
  const { id, storage } = usePlace();
  const { session } = useAppActors();
  const [before] = useState(() => {
    const known = opened.get(session);
    if (known?.id === id) return known.before;
    const stored = { id, before: readVisit(storage, id) };
    opened.set(session, stored);
    return stored.before;
  });
  return before;
}

/**
 * Remembers what is seen now for the next visit. While it is not known which signals the days since the last visit have
 * voided, `until` is null and the remembered one stays.
 */
export function useThisVisit(seen: { newest: string; until: Day | null } | null): void {
  const { id, storage } = usePlace();
  const newest = seen?.newest ?? null;
  const completedUntil = seen?.until ?? null;
  useEffect(() => {
    const until = completedUntil ?? readVisit(storage, id)?.until;
    if (newest !== null && until) storage.write('lastVisit', JSON.stringify({ id, newest, until }));
  }, [storage, id, newest, completedUntil]);
}

function usePlace() {
  const id = useSession(({ context }) => JSON.stringify(context.session?.user.id ?? null));
  const { storage } = useAppActors();
  return { id, storage };
}

function readVisit(storage: BrowserStorage, id: string): Visit | null {
  const stored = asRecord(parseStored(storage.read('lastVisit')));
  const [newest, until] = [asText(stored?.['newest']), stored?.['until']];
  return stored?.['id'] === id && newest !== null && isDay(until) ? { newest, until } : null;
}
