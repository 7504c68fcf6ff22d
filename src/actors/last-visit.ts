import { useEffect, useState } from 'react';
import { asRecord, asText } from '../lib/json';
import { openStorage, type BrowserStorage } from '../lib/storage';
import { isDay, type Day } from '../market/day';
import { useSession } from './Running';

/** What a person saw of the list of signals: the newest one's moment, and the newest session that was over. */
export type Visit = { newest: string; until: Day };

type Kept = { id: string; before: Visit | null };

/** What was there when this page was opened; a reload is another visit. */
let opened: Kept | null = null;

/**
 * What the person who is signed in saw at the last visit, null at the first; what is seen now is remembered for the
 * next one. It goes with the session that it is stored beside.
 */
export function useLastVisit(seen: Visit | null, storage: BrowserStorage = inBrowser()): Visit | null {
  const id = useSession(({ context }) => JSON.stringify(context.session?.user.id ?? null));
  const [before] = useState(() => {
    if (opened?.id !== id) opened = { id, before: readVisit(storage, id) };
    return opened.before;
  });
  const text = seen && JSON.stringify({ id, ...seen });
  useEffect(() => {
    if (text !== null) storage.write('lastVisit', text);
  }, [storage, text]);
  return before;
}

let browser: BrowserStorage | null = null;

function inBrowser() {
  return (browser ??= openStorage(window));
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
