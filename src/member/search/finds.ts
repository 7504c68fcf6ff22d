import { fold } from '../../lib/fold';
import { technicalPath } from '../../lib/paths';
import type { SearchQuery } from './search.generated';

/** The categories of pages. */
export const categories = ['apps', 'auth', 'forms', 'dataTables', 'charts', 'maps'] as const;

export type Category = (typeof categories)[number];

/** A searchable page: by title, category name and keywords of any language. */
export type Page = { path: string; title: string; category: Category; keywords: string };

export type Instrument = SearchQuery['search'][number];

/** A search result; its path is unique, its rank 0 is the best match. */
export type Find = {
  path: string;
  symbol: string | null;
  label: string;
  exchange: string | null;
  rank: number;
};

export type Kind = 'own' | 'symbols' | Category;

/** The results of one category, best match first. */
export type Group = { kind: Kind; finds: readonly Find[] };

/** The number of the person's own symbols shown for an empty query. */
const MOST_OWN = 6;

/** The folded words of a query. */
export function wordsIn(text: string): readonly string[] {
  return fold(text)
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** Whether a text contains every word. */
export function holds(text: string, words: readonly string[]): boolean {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
}

/** Ranks: equals the ticker, starts it, equals words of the name, starts them, is contained in them. */
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

/** Sorts by rank, stable. */
function byRank<Ranked extends { rank: number }>(finds: readonly Ranked[]): readonly Ranked[] {
  return finds.toSorted((a, b) => a.rank - b.rank);
}

/** The non-empty groups, the one with the best match first. */
export function inOrder(groups: readonly Group[]): readonly Group[] {
  const rank = ({ finds }: Group) => finds[0]?.rank ?? WITHIN;
  return groups.filter(({ finds }) => finds.length > 0).toSorted((a, b) => rank(a) - rank(b));
}

/** The person's own matching symbols, best match first; the feed's long name is shown when only it matches. */
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

/** The feed's results, best match first, without the person's own symbols. */
export function otherFinds(
  found: readonly Instrument[],
  own: readonly Instrument[],
  words: readonly string[],
): readonly Find[] {
  const listed = new Set(own.map(({ symbol }) => symbol));
  return byRank(found.filter(({ symbol }) => !listed.has(symbol)).map((row) => findOf(row, words)));
}

/** The matching pages of a category, best match first. */
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
