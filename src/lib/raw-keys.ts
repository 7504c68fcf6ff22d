import { KEYS, NO_KEYS, shownAs, spellingOf, withKey, type InputMethod, type Keyed } from './input-method';

/** The most letters of a word that is asked for: no symbol has more. */
const LONGEST = 10;
/** Symbols have three keys, among which any may have taken another's effect away; longer ones none that is wasted. */
const SHARE = 3;
/** The length of the symbol of a fund. */
const FUND = 8;

/**
 * Every way in which a word may have been keyed under Telex and VNI, in capitals, the fewest keys first and Telex before VNI;
 * the word itself is the first where it needs no input method. Of three keys also those of which one has replaced
 * another: Í may be IFS. Empty for what no input method makes.
 */
export function rawKeysOf(word: string): readonly string[] {
  const shown = word.trim().normalize('NFC').toUpperCase();
  if (shown === '' || !/^[\p{L}\p{N}]{1,10}$/u.test(shown)) return [];
  const plain = /^[A-Z0-9]*$/.test(shown) ? [shown] : [];
  const keyed = (['telex', 'vni'] as const).flatMap((method) => keysBy(method, shown));
  return [...new Set([...plain, ...keyed.toSorted((a, b) => a.length - b.length)])];
}

function keysBy(method: InputMethod, shown: string): readonly string[] {
  const target = spellingOf(shown);
  const bases = target.replaceAll('Đ', 'D').replace(/\p{M}/gu, '');
  const least = leastKeys(method, target, bases.length);
  const longest = Math.min(LONGEST, Math.max(SHARE, least, least === FUND - 1 ? FUND : 0));
  const found: string[] = [];
  const search = (keyed: Keyed, keys: string) => {
    if (keys.length >= least && spellingOf(shownAs(keyed)) === target) {
      if (keys.length <= SHARE || keys.length === least || keys.length === FUND) found.push(keys);
    }
    if (keys.length === longest) return;
    for (const key of KEYS) {
      const next = withKey(keyed, method, key);
      if (!isBeginning(next, bases)) continue;
      // Each letter that is missing takes a key.
      if (keys.length + 1 + bases.length - next.letters.length <= longest) search(next, keys + key);
    }
  };
  search(NO_KEYS, '');
  return found;
}

/** Whether the letters, whatever their marks, begin the word's. */
function isBeginning({ letters }: Keyed, bases: string): boolean {
  // Ư by W alone becomes W by another one.
  const isAt = ({ base, isKey }: Keyed['letters'][number], index: number) =>
    base === bases[index] || (isKey === true && bases[index] === 'W');
  return letters.length <= bases.length && letters.every(isAt);
}

/** The fewest keys that show a word: one for each letter and mark, of which Ư by W alone has one. */
function leastKeys(method: InputMethod, target: string, letters: number): number {
  const marks = target.match(/\p{M}|Đ/gu)?.length ?? 0;
  const standing = method === 'telex' ? (target.match(/U\u031B/g)?.length ?? 0) : 0;
  return letters + marks - standing;
}
