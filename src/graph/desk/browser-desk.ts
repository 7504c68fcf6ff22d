import { asCount, asRecord, parseStored } from '../../lib/json';
import type { DeskBrowser, DeskStorage } from '../backend';
import { asDocument, emptyDocument, withChange, type DeskDocument } from './document';
import type { DamagedDesk, DeskChange } from '../resolvers.types';

/** Rises with the shape of what is stored. */
const FORMAT = 1;

/** Until every tab has what another one has written, in ms: browsers tell other processes of it later. */
const SETTLED_MS = 40;
/** The same where tabs do not save one after the other. */
const SETTLED_WITHOUT_LOCKS_MS = 160;

/** For how long a change is made again where a tab with an older document has written over it, in ms. */
const RECENT_MS = 3_000;

/** How often a change that another tab overwrote is repeated before it is given up. */
const MOST_REPEATS = 20;

/** How many tabs a document remembers. */
const MOST_TABS = 20;

/** A desk that a newer version of the product has saved here must not be overwritten by this one. */
class NewerDeskError extends Error {
  readonly extensions = { kind: 'newerDesk' };
}

/** A change that the browser did not save. */
class UnsavedDeskError extends Error {
  readonly extensions = { kind: 'storageFull' };
}

/** A change that another tab overwrote each time it was saved. */
class OverwrittenDeskError extends Error {
  readonly extensions = { kind: 'overwritten' };
}

type StoredDesk = { document: DeskDocument; damaged: readonly DamagedDesk[] };

/** A tab of the browser, by which a document remembers the number of its last change. */
export type BrowserTab = {
  readonly id: string;
  changes: number;
  recent: readonly { number: number; change: DeskChange; at: number }[];
};

/**
 * The desks of this browser, each under its person's id; a text there that cannot be read is set aside under a name of its
 * own. A change is read, merged and written at once, and repeated until it stands in what this tab has after a wait: another
 * one that had an older document may have written over it. Where the browser brings that later, the change is made again by
 * the load that follows it, or by this tab's next change; of a tab that is closed before, or after some seconds, it is not.
 */
export function browserDesk({ storage, locks, wait }: DeskBrowser, person: string, tab: BrowserTab) {
  const key = `desk.${person}`;
  const settled = locks ? SETTLED_MS : SETTLED_WITHOUT_LOCKS_MS;

  const read = (): StoredDesk => {
    const text = storage().getItem(key);
    const document = text === null ? emptyDocument : documentIn(text);
    const aside = damagedIn(storage(), key);
    if (document !== null) return { document, damaged: aside };
    if (aside.some((each) => each.text === text)) return { document: emptyDocument, damaged: aside };
    const damaged = { id: newName(aside, key), text: text! };
    try {
      storage().setItem(damaged.id, damaged.text);
      return { document: emptyDocument, damaged: [...aside, damaged] };
    } catch {
      // A full storage: the text stays where it is, and nothing can be saved in its place.
      return { document: emptyDocument, damaged: [...aside, { id: key, text: text! }] };
    }
  };

  /** The recent changes of this tab that a document lacks. */
  const missingIn = (document: DeskDocument) => {
    const known = tabsOf(document)[tab.id] ?? 0;
    return tab.recent.filter(({ number }) => number > known);
  };

  const write = (discarded: readonly string[] = []) => {
    const { document, damaged } = read();
    const isInPlace = damaged.some(({ id }) => id === key);
    if (isInPlace && !discarded.includes(key)) throw new UnsavedDeskError();
    const changed = missingIn(document).reduce((merged, each) => withChange(merged, each.change), document);
    const next = { ...changed, version: document.version + 1 };
    const saved = { ...next, format: FORMAT, tabs: tabsWith(document, tab) };
    save(() => storage().setItem(key, JSON.stringify(saved)));
  };

  const writeUntilStored = async (number: number, discarded: readonly string[]): Promise<StoredDesk> => {
    for (let repeats = 0; ; repeats += 1) {
      write(discarded);
      for (const id of discarded) if (numberOf(id, key) > 0) storage().removeItem(id);
      // Two tabs that overwrite each other must not go on in step.
      await wait(settled * (repeats === 0 ? 1 : 1 + Math.random()));
      const after = read();
      if ((tabsOf(after.document)[tab.id] ?? 0) >= number) return after;
      if (repeats === MOST_REPEATS) throw new OverwrittenDeskError();
    }
  };

  return {
    /** What this browser has, with the changes that a tab has written over which received them too late. */
    load(): StoredDesk {
      const stored = read();
      const { document } = stored;
      const isMissing = missingIn(document).some(({ at }) => performance.now() - at < RECENT_MS);
      // What was emptied or damaged was not written over by a tab.
      if (document === emptyDocument || !isMissing) return stored;
      try {
        write();
        return read();
      } catch {
        return stored;
      }
    },
    async change(change: DeskChange): Promise<StoredDesk> {
      const number = (tab.changes += 1);
      const at = performance.now();
      const recent = tab.recent.filter((each) => at - each.at < RECENT_MS);
      tab.recent = [...recent, { number, change, at }];
      try {
        return await writeUntilStored(number, change.discarded ?? []);
      } catch (error) {
        // A later change must not save what is reported as not saved.
        tab.recent = tab.recent.filter((each) => each.number !== number);
        throw error;
      }
    },
  };
}

/** The last change of each tab that a document contains. */
function tabsOf(document: DeskDocument): Readonly<Record<string, number>> {
  const tabs = Object.entries(asRecord(document['tabs']) ?? {});
  return Object.fromEntries(tabs.map(([id, changes]) => [id, asCount(changes) ?? 0]));
}

function tabsWith(document: DeskDocument, { id, changes }: BrowserTab) {
  const others = Object.entries(tabsOf(document)).filter(([other]) => other !== id);
  return Object.fromEntries([...others.slice(1 - MOST_TABS), [id, changes]]);
}

/** The texts that were set aside, by their numbers. */
function damagedIn(storage: DeskStorage, key: string): readonly DamagedDesk[] {
  const names = Array.from({ length: storage.length }, (_, i) => storage.key(i));
  return names
    .flatMap((id) => {
      const text = id !== null && numberOf(id, key) > 0 ? storage.getItem(id) : null;
      return id === null || text === null ? [] : [{ id, text }];
    })
    .sort((one, other) => numberOf(one.id, key) - numberOf(other.id, key));
}

/** A name that no text has or had: who discards one discards no other. */
function newName(aside: readonly DamagedDesk[], key: string): string {
  const last = aside.at(-1);
  const number = last ? numberOf(last.id, key) + 1 : 1;
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `${key}.damaged.${number}.${random.toString(16)}`;
}

/** The number in such a name; 0 in any other. A former version had one name for all. */
function numberOf(name: string, key: string): number {
  if (name === `${key}.damaged`) return 1;
  const start = `${key}.damaged.`;
  const [, number = '0'] =
    (name.startsWith(start) && /^(\d{1,9})\.[0-9a-f]+$/.exec(name.slice(start.length))) || [];
  return Number(number);
}

function save(write: () => void) {
  try {
    write();
  } catch {
    throw new UnsavedDeskError();
  }
}

/** The stored document in today's format; null where it is damaged. */
function documentIn(text: string): DeskDocument | null {
  const stored = asRecord(parseStored(text));
  const format = stored?.['format'];
  if (typeof format === 'number' && format > FORMAT) throw new NewerDeskError();
  const document = asDocument(stored);
  const isWhole = ['trades', 'alerts', 'notes', 'lines'].every((list) => Array.isArray(document?.[list]));
  return isWhole ? document : null;
}
