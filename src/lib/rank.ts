import { fold } from './text';

/** What a query is compared with: a code that it may equal, the text, and what else it may match. */
export type Searched = { code?: string; text: string; more?: string | null | undefined };

/** Ranks: equals the code, starts it, equals words, starts them, is contained in them. */
const CODE = 0;
const CODE_START = 1;
const WHOLE_WORDS = 2;
const WORD_STARTS = 3;
const WITHIN = 4;

/** A word begins anywhere but after one of these: in an e-mail address only at its start. */
const INNER = /[\p{L}\p{N}.@_]/u;
const LETTER = /[\p{L}\p{N}]/u;

/** The words of a query. */
export function wordsIn(query: string): readonly string[] {
  return lower(query)
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** Whether a text contains every word, with or without diacritics; an e-mail domain matches only words with an @. */
export function holds(text: string, words: readonly string[]): boolean {
  return contains(fieldOf(text), words.map(fold));
}

/** The rank for a query, 0 for the best; its fraction puts the texts first that have the query's diacritics. */
export function rankOf(searched: Searched, words: readonly string[]): number {
  return rankIn(preparedOf(searched), words, words.map(fold));
}

/** Returns a function that finds the items with every word of a query: best first, equals in their order. */
export function rankerOf<Item>(items: readonly Item[], searchedOf: (item: Item) => Searched) {
  const all = items.map((item) => ({ item, prepared: preparedOf(searchedOf(item)) }));
  return (words: readonly string[]): readonly Item[] => {
    const folded = words.map(fold);
    return all
      .filter(({ prepared }) => contains(prepared.all, folded))
      .map(({ item, prepared }) => ({ item, rank: rankIn(prepared, words, folded) }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ item }) => item);
  };
}

/** A folded text, with and without the domains of its e-mail addresses. */
type Field = { whole: string; plain: string };

/** A searched text; its parts that only what is found is ranked by are prepared then: a list may have thousands. */
type Prepared = { searched: Searched; all: Field; ranked?: { text: Field; spelt: string } };

function fieldOf(text: string): Field {
  const whole = fold(text);
  return { whole, plain: withoutDomains(whole) };
}

function preparedOf(searched: Searched): Prepared {
  return { searched, all: fieldOf(wholeOf(searched)) };
}

function wholeOf({ code, text, more }: Searched) {
  return [code, text, more].join(' ');
}

function rankIn(prepared: Prepared, words: readonly string[], folded: readonly string[]) {
  const { searched, all } = prepared;
  const code = searched.code === undefined ? null : fold(searched.code);
  const query = folded.join(' ');
  if (code === query) return CODE;
  if (code?.startsWith(query)) return CODE_START;
  prepared.ranked ??= { text: fieldOf(searched.text), spelt: withoutDomains(lower(wholeOf(searched))) };
  const { text, spelt } = prepared.ranked;
  const rank = contains(text, folded)
    ? worstPlace(text, folded)
    : Math.max(WORD_STARTS, worstPlace(all, folded));
  const respelt = words.filter((word) => placeIn(spelt, word) === WITHIN);
  return rank + respelt.length / (words.length + 1);
}

function contains(field: Field, folded: readonly string[]) {
  return folded.every((word) => partFor(word, field).includes(word));
}

function worstPlace(field: Field, folded: readonly string[]) {
  return Math.max(WHOLE_WORDS, ...folded.map((word) => placeIn(partFor(word, field), word)));
}

function placeIn(text: string, word: string) {
  let best = WITHIN;
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (INNER.test(text[at - 1] ?? '')) continue;
    if (!LETTER.test(text[at + word.length] ?? '')) return WHOLE_WORDS;
    best = WORD_STARTS;
  }
  return best;
}

function partFor(word: string, { whole, plain }: Field) {
  return word.includes('@') ? whole : plain;
}

function withoutDomains(text: string) {
  return text.replace(/@\S*/g, '');
}

function lower(text: string) {
  return text.normalize('NFC').toLowerCase();
}
