import { fold } from '../../lib/text';
import { technicalPath } from '../../lib/address';
import type { SearchQuery } from './search.generated';

/** The kinds of pages that people look for. */
export const categories = ['apps', 'auth', 'forms', 'dataTables', 'charts', 'maps'] as const;

export type Category = (typeof categories)[number];

/** A page that may be found: by its title, its category's name, and more words of any language. */
export type Page = { path: string; title: string; category: Category; keywords: string };

export type Instrument = SearchQuery['search'][number];

/** One thing that was found; its path tells it from all others, its rank how well it fits, 0 the best. */
export type Find = {
  path: string;
  symbol: string | null;
  label: string;
  exchange: string | null;
  rank: number;
};

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

/** What is typed is a ticker, begins one, is whole words of a name, begins its words, or stands within them. */
const TICKER = 0;
const TICKER_START = 1;
const WHOLE_WORDS = 2;
const WORD_STARTS = 3;
const WITHIN = 4;

function rankIn(text: string, words: readonly string[]): number {
  const parts = fold(text).split(/[^\p{L}\p{N}]+/u);
  if (words.every((word) => parts.includes(word))) return WHOLE_WORDS;
  return words.every((word) => parts.some((part) => part.startsWith(word))) ? WORD_STARTS : WITHIN;
}

function rankOf({ symbol, name }: Instrument, words: readonly string[]): number {
  const typed = words.join(' ');
  if (fold(symbol) === typed) return TICKER;
  if (fold(symbol).startsWith(typed)) return TICKER_START;
  return rankIn(`${symbol} ${name ?? ''}`, words);
}

/** The best first; of equals the one that came first. */
function byRank<Ranked extends { rank: number }>(finds: readonly Ranked[]): readonly Ranked[] {
  return finds.toSorted((a, b) => a.rank - b.rank);
}

/** The groups in which something was found, the one with the best find first. */
export function inOrder(groups: readonly Group[]): readonly Group[] {
  const rank = ({ finds }: Group) => finds[0]?.rank ?? WITHIN;
  return groups.filter(({ finds }) => finds.length > 0).toSorted((a, b) => rank(a) - rank(b));
}

/**
 * The person's own symbols that the words mean, the best first. The feed knows longer names than the lists: where only
 * its name has the words, that is the one to show.
 */
export function ownFinds(
  own: readonly Instrument[],
  found: readonly Instrument[],
  words: readonly string[],
): readonly Find[] {
  if (words.length === 0) return own.slice(0, MOST_OWN).map((row) => findOf(row, words));
  const known = new Map(found.map((find) => [find.symbol, find]));
  const finds = own.flatMap((row) => {
    const longer = known.get(row.symbol);
    const isListed = holds(`${row.symbol} ${row.name ?? ''}`, words);
    if (!isListed && !longer) return [];
    const name = isListed ? row.name : (longer?.name ?? row.name);
    return [findOf({ ...row, name, exchange: row.exchange ?? longer?.exchange ?? null }, words)];
  });
  return byRank(finds);
}

/** What the feed found, the best first, less what is in the person's own lists. */
export function otherFinds(
  found: readonly Instrument[],
  own: readonly Instrument[],
  words: readonly string[],
): readonly Find[] {
  const listed = new Set(own.map(({ symbol }) => symbol));
  return byRank(found.filter(({ symbol }) => !listed.has(symbol)).map((row) => findOf(row, words)));
}

/** The pages of a category that the words mean, the best first. */
export function pageFinds(
  pages: readonly Page[],
  category: Category,
  categoryName: string,
  words: readonly string[],
): readonly Find[] {
  const finds = pages
    .filter((page) => page.category === category)
    .flatMap(({ path, title, keywords }) => {
      const all = `${title} ${categoryName} ${keywords}`;
      if (!holds(all, words)) return [];
      const rank = holds(title, words) ? rankIn(title, words) : Math.max(WORD_STARTS, rankIn(all, words));
      return [{ path, symbol: null, label: title, exchange: null, rank }];
    });
  return byRank(finds);
}

function findOf(instrument: Instrument, words: readonly string[]): Find {
  const { symbol, name, exchange } = instrument;
  return {
    path: technicalPath(symbol),
    symbol,
    label: name ?? '',
    exchange,
    rank: rankOf(instrument, words),
  };
}
