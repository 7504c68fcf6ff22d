import { asCount, asRecord, parseStored } from '../../lib/json';
import type { DeskStorage } from '../backend';
import type { DeskChange } from '../resolvers.types';
import { emptyDocument, withChange } from './document';

/** A change that waits in this browser, by its name there. */
type UnsentChange = { readonly name: string; readonly change: DeskChange };

/** Rises with the shape of what is stored. */
const FORMAT = 1;

/**
 * The changes of a person's desk that the server has refused as too large, in this browser, each under a name of its own, so
 * that tabs do not overwrite those of others; in the order in which they were made.
 */
export function unsentChanges(storage: () => DeskStorage, person: string) {
  const start = `desk.${person}.unsent.`;

  const names = () => {
    const kept = storage();
    const all = Array.from({ length: kept.length }, (_, i) => kept.key(i) ?? '');
    return all.filter((name) => name.startsWith(start));
  };
  const numberIn = (name: string) => asCount(name.slice(start.length).split('.')[0]) ?? 0;
  const read = () =>
    names()
      .toSorted((one, other) => numberIn(one) - numberIn(other))
      .flatMap((name) => {
        const change = changeIn(storage().getItem(name));
        return change ? [{ name, change }] : [];
      });

  return {
    /** None where the browser denies its storage. */
    read: (): readonly UnsentChange[] => orNothing(read) ?? [],
    /** Keeps one more; throws where there is no room. */
    add(change: DeskChange): void {
      const number = 1 + Math.max(0, ...names().map(numberIn));
      const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
      storage().setItem(
        `${start}${number}.${random.toString(16)}`,
        JSON.stringify({ format: FORMAT, change }),
      );
    },
    /** Forgets those that the server has. */
    remove(sent: readonly UnsentChange[]): void {
      orNothing(() => sent.forEach(({ name }) => storage().removeItem(name)));
    },
  };
}

/** A stored change; null for what cannot be merged. */
function changeIn(text: string | null): DeskChange | null {
  const stored = asRecord(text === null ? null : parseStored(text));
  const change = stored?.['format'] === FORMAT ? asRecord(stored['change']) : null;
  return change && orNothing(() => withChange(emptyDocument, change)) ? change : null;
}

function orNothing<Value>(run: () => Value): Value | null {
  try {
    return run();
  } catch {
    return null;
  }
}
