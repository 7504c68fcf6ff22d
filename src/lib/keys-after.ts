import { KEYS, spellingOf, typedWith, type InputMethod } from './input-method';
import { rawKeysOf } from './raw-keys';

/** One explanation of what a field shows: keys by a method, and the word that an input method is about to rewrite it to. */
type Way = {
  readonly method: InputMethod;
  readonly keys: string;
  /** How many keys a person pressed, those that were deleted again among them. */
  readonly pressed: number;
  /** What the keys will show, while the input method still deletes letters and types others. */
  readonly to: string | null;
};

/** What a field went through, as far as it tells how its text was keyed. */
export type Keying = { readonly shown: string; readonly ways: readonly Way[] };

const METHODS = ['none', 'telex', 'vni'] as const;
/** More explanations than any symbol has, those of a word that is still rewritten the last. */
const MOST_WAYS = 300;

/** An empty field. */
export const NOTHING_KEYED: Keying = {
  shown: '',
  ways: METHODS.map((method) => ({ method, keys: '', pressed: 0, to: null })),
};

/**
 * What is known of the keys of a field after it has changed to this text: by one key, or by the deletions and letters with which
 * an input method replaces a word. A change that no key makes, as a paste, begins anew with the ways of `rawKeysOf`.
 */
export function keysAfter(previous: Keying, text: string): Keying {
  const shown = text.trim().normalize('NFC').toUpperCase();
  if (shown === previous.shown) return previous;
  if (/\s/.test(shown)) return { shown, ways: [] };
  const ways = previous.ways.flatMap((way) => waysAfter(way, previous.shown, shown));
  return { shown, ways: ways.length > 0 ? fewest(ways) : waysOf(shown) };
}

/** The keys that the text may have been keyed with, those by the fewest presses; without the ones of a word that is still rewritten. */
export function keysOf({ shown, ways }: Keying): readonly string[] {
  const whole = ways.filter(({ to }) => to === null);
  const least = Math.min(...whole.map(({ pressed }) => pressed));
  const keys = new Set(whole.filter(({ pressed }) => pressed === least).map((way) => way.keys));
  return keys.size > 0 ? [...keys] : rawKeysOf(shown);
}

/** The keys of the last of the texts that a field went through. */
export function keysOfValues(values: readonly string[]): readonly string[] {
  return keysOf(values.reduce(keysAfter, NOTHING_KEYED));
}

/** Where nothing is known of how a text came to be. */
function waysOf(shown: string): readonly Way[] {
  return rawKeysOf(shown).flatMap((keys) => waysWith(keys, shown, 0));
}

function waysAfter(way: Way, from: string, shown: string): readonly Way[] {
  if (way.to !== null) return isOnTheWay(from, shown, way.to) ? [arrived(way, way.to, shown)] : [];
  return [...waysByKey(way, from, shown), ...waysByDeletion(way, from, shown)];
}

function waysByKey(way: Way, from: string, shown: string): readonly Way[] {
  const pressed = KEYS.flatMap((key): readonly Way[] => {
    const next = { ...way, keys: way.keys + key, pressed: way.pressed + 1 };
    return [...arriving(next, from, shown), ...restored(next, from, shown)];
  });
  return [...pressed, ...restored(way, from, shown)];
}

/** An input method that shows, or is about to show, what the keys make. */
function arriving(
  way: Way,
  from: string,
  shown: string,
  to = typedWith(way.method, way.keys),
): readonly Way[] {
  if (isSame(to, shown)) return [way];
  return isOnTheWay(from, shown, to) ? [{ ...way, to }] : [];
}

/** One that gives the keys back, as where they make no syllable. */
function restored(way: Way, from: string, shown: string): readonly Way[] {
  if (way.method === 'none' || way.keys.startsWith(from)) return [];
  return arriving({ ...way, method: 'none', pressed: way.pressed + 1 }, from, shown, way.keys);
}

/** What a person deleted takes its keys with it; the input method may have been turned on or off meanwhile. */
function waysByDeletion(way: Way, from: string, shown: string): readonly Way[] {
  if (!from.startsWith(shown) || from.length !== shown.length + 1) return [];
  const shorter = [...way.keys].map((_, at) => way.keys.slice(0, at) + way.keys.slice(at + 1));
  const keys = [...shorter.toReversed(), ...prefixesOf(way.keys)].find((each) =>
    isSame(typedWith(way.method, each), shown),
  );
  return keys === undefined ? [] : waysWith(keys, shown, way.pressed + 1);
}

/** The methods under which keys show a text. */
function waysWith(keys: string, shown: string, pressed: number): readonly Way[] {
  const methods = METHODS.filter((method) => isSame(typedWith(method, keys), shown));
  return methods.map((method) => ({ method, keys, pressed, to: null }));
}

const prefixesOf = (keys: string) => Array.from(keys, (_, at) => keys.slice(0, at));

/** Whether a text lies between two words where the letters that differ are deleted, one by one, and typed. */
function isOnTheWay(from: string, shown: string, to: string): boolean {
  const common = lengthInCommon(from, to);
  if (shown.length < common) return false;
  if (from.startsWith(shown)) return shown.length === from.length - 1;
  return to.startsWith(shown) && (shown.length === from.length + 1 || from.length === common);
}

function arrived(way: Way, to: string, shown: string): Way {
  return isSame(to, shown) ? { ...way, to: null } : way;
}

function lengthInCommon(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

const isSame = (one: string, other: string) => spellingOf(one) === spellingOf(other);

function fewest(ways: readonly Way[]): readonly Way[] {
  const best = new Map<string, Way>();
  for (const way of ways) {
    const name = `${way.method} ${way.keys} ${way.to ?? ''}`;
    const known = best.get(name);
    if (!known || way.pressed < known.pressed) best.set(name, way);
  }
  const rank = ({ pressed, to }: Way) => pressed + (to === null ? 0 : MOST_WAYS);
  return [...best.values()].toSorted((a, b) => rank(a) - rank(b)).slice(0, MOST_WAYS);
}
