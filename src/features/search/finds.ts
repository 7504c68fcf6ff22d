import { fold } from '../../lib/fold';
import { technicalPath } from '../../lib/paths';
import type { SearchQuery } from './search.graphql';

/** The kinds of pages that people look for. */
export const categories = ['apps', 'auth', 'forms', 'dataTables', 'charts', 'maps'] as const;

export type Category = (typeof categories)[number];

/** A page that may be found: by its title, its category's name, and more words of any language. */
export type Page = { path: string; title: string; category: Category; keywords: string };

export type Instrument = SearchQuery['search'][number];

/** One thing that was found; its path tells it from all others. */
export type Find = { path: string; symbol: string | null; label: string; exchange: string | null };

export type Kind = 'own' | 'symbols' | Category;

/** The finds of one kind, the best first. */
export type Group = { kind: Kind; finds: readonly Find[] };

/** So many of a person's own symbols are shown before anything is typed. */
const MOST_OWN = 6;

/** The words of a text, as they are looked for. */
export function wordsIn(text: string): readonly string[] {
  return fold(text)
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** Whether every word is part of a text. */
export function holds(text: string, words: readonly string[]): boolean {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
}

/**
 * The person's own symbols that the words mean, those first whose ticker begins with what was typed; the feed knows
 * longer names than the lists.
 */
export function ownFinds(
  own: readonly Instrument[],
  found: readonly Instrument[],
  words: readonly string[],
): readonly Find[] {
  if (words.length === 0) return own.slice(0, MOST_OWN).map(findOf);
  const known = new Map(found.map((find) => [find.symbol, find]));
  const rank = ({ symbol, name }: Instrument) => {
    if (fold(symbol).startsWith(words.join(' '))) return 0;
    return known.has(symbol) || holds(`${symbol} ${name ?? ''}`, words) ? 1 : 2;
  };
  return [0, 1]
    .flatMap((wanted) => own.filter((row) => rank(row) === wanted))
    .map((row) => findOf({ ...row, exchange: row.exchange ?? known.get(row.symbol)?.exchange ?? null }));
}

/** What the feed found, in its order, less what is in the person's own lists. */
export function otherFinds(found: readonly Instrument[], own: readonly Instrument[]): readonly Find[] {
  const listed = new Set(own.map(({ symbol }) => symbol));
  return found.filter(({ symbol }) => !listed.has(symbol)).map(findOf);
}

/** The pages of a category that the words mean. */
export function pageFinds(
  pages: readonly Page[],
  category: Category,
  categoryName: string,
  words: readonly string[],
): readonly Find[] {
  return pages
    .filter((page) => page.category === category)
    .filter(({ title, keywords }) => holds(`${title} ${categoryName} ${keywords}`, words))
    .map(({ path, title }) => ({ path, symbol: null, label: title, exchange: null }));
}

function findOf({ symbol, name, exchange }: Instrument): Find {
  return { path: technicalPath(symbol), symbol, label: name ?? '', exchange };
}
