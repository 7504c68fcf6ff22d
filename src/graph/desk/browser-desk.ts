import { asRecord, parseStored } from '../../lib/json';
import type { DeskStorage } from '../backend';
import { asDocument, emptyDocument, withChange, type DeskDocument } from './document';
import type { DeskChange } from '../resolvers.types';

/** Rises with the shape of what is stored. */
const FORMAT = 1;

/** A desk that a newer version of the product has saved here must not be overwritten by this one. */
class NewerDeskError extends Error {
  readonly extensions = { kind: 'newerDesk' };
}

/** A change that the browser did not save. */
class UnsavedDeskError extends Error {
  readonly extensions = { kind: 'storageFull' };
}

type Kept = { document: DeskDocument; damaged: string | null };

/** The desks of this browser, each under its person's id. Every change is read, merged and written at once. */
export function browserDesk(storage: () => DeskStorage, person: string) {
  const key = `desk.${person}`;
  const aside = `${key}.damaged`;

  const read = (): Kept => {
    const text = storage().getItem(key);
    const document = text === null ? emptyDocument : documentIn(text);
    if (document !== null) return { document, damaged: storage().getItem(aside) };
    // Kept under another key before anything is written in its place; where that fails, the text stays where it is.
    save(() => storage().setItem(aside, text!));
    save(() => storage().removeItem(key));
    return { document: emptyDocument, damaged: text };
  };

  return {
    read,
    change(change: DeskChange): Kept {
      const before = read();
      const document = { ...withChange(before.document, change), version: before.document.version + 1 };
      save(() => storage().setItem(key, JSON.stringify({ ...document, format: FORMAT })));
      if (!change.discardsDamaged) return { ...before, document };
      storage().removeItem(aside);
      return { document, damaged: null };
    },
  };
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
