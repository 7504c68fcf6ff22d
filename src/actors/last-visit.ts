import { useEffect, useState } from 'react';
import { asRecord, asText } from '../lib/json';
import { openStorage, type BrowserStorage } from '../lib/storage';
import { isDay, type Day } from '../market/day';
import { useRunning, useSession } from './Running';
import type { SessionActor } from './session';

/** What a person saw of the list of signals: the newest one's moment, and the newest session that was over. */
export type Visit = { newest: string; until: Day };

type Kept = { id: string; before: Visit | null };

/** What was there when this page was opened; a reload is another visit. */
const opened = new WeakMap<SessionActor, Kept>();

/**
 * What the person who is signed in saw at the last visit, null at the first; what is seen now is remembered for the
 * next one. It goes with the session that it is stored beside.
 */
export function useLastVisit(seen: Visit | null): Visit | null {
  const id = useSession(({ context }) => JSON.stringify(context.session?.user.id ?? null));
  const { session } = useRunning();
  const [storage] = useState(() => openStorage(window));
  const [before] = useState(() => {
    const known = opened.get(session);
    if (known?.id === id) return known.before;
    const kept = { id, before: readVisit(storage, id) };
    opened.set(session, kept);
    return kept.before;
  });
  const text = seen && JSON.stringify({ id, ...seen });
  useEffect(() => {
    if (text !== null) storage.write('lastVisit', text);
  }, [storage, text]);
  return before;
}

function readVisit(storage: BrowserStorage, id: string): Visit | null {
  const kept = asRecord(parsed(storage.read('lastVisit')));
  const [newest, until] = [asText(kept?.['newest']), kept?.['until']];
  return kept?.['id'] === id && newest !== null && isDay(until) ? { newest, until } : null;
}

function parsed(json: string | null): unknown {
  try {
    return json === null ? null : JSON.parse(json);
  } catch {
    return null;
  }
}
