import type { SearchCategory } from '../../app/router/routes';
import { hasMarks } from '../../lib/input-method';
import { holds, rankOf } from '../../lib/rank';
import { pathTo, type Href } from '../../app/router/paths';
import type { SearchQuery } from '../../graph/quotes.generated';

/** The kinds of pages in the order that the search shows them. */
export const searchCategories: readonly SearchCategory[] = [
  'apps',
  'auth',
  'forms',
  'dataTables',
  'charts',
  'maps',
];

/** A searchable page: by title, category name and keywords of any language. */
export type Page = {
  path: Href;
  title: string;
  category: SearchCategory;
  keywords: string;
  /** Whether it is listed only once something is typed. */
  isApart: boolean;
};

export type Instrument = NonNullable<SearchQuery['search']>[number];

/** A search result; its path is unique, its rank 0 is the best match. */
export type Find = {
  path: Href;
  symbol: string | null;
  label: string;
  exchange: string | null;
  rank: number;
};

/** What is searched for: its words, and the symbols that the text may stand for under an input method. */
export type Query = { words: readonly string[]; readings: readonly string[] };

/** The ranks of what is typed exactly, and of symbols that only resemble it, by letters without marks. */
const EXACT = 0;
const BEGINS = 1;
const RESEMBLES = 5;

export type Kind = 'own' | 'symbols' | SearchCategory;

/** The results of one category, best match first. */
export type FindGroup = { kind: Kind; finds: readonly Find[] };

/** The number of the person's own symbols shown for an empty query. */
const MOST_OWN = 6;

/** Sorts by rank, stable. */
function byRank<Ranked extends { rank: number }>(finds: readonly Ranked[]): readonly Ranked[] {
  return finds.toSorted((a, b) => a.rank - b.rank);
}

/** The non-empty groups, the one with the best match first, diacritics aside. */
export function groupsInOrder(groups: readonly FindGroup[]): readonly FindGroup[] {
  const rank = ({ finds }: FindGroup) => Math.trunc(finds[0]!.rank);
  return groups.filter(({ finds }) => finds.length > 0).toSorted((a, b) => rank(a) - rank(b));
}

/**
 * Whether Enter opens none of these results by itself: several are what was typed, or a word with marks may be a symbol and
 * none of them is it.
 */
export function isChoiceAmong(groups: readonly FindGroup[], query: Query): boolean {
  const exact = groups.flatMap(({ finds }) => finds.filter(({ rank }) => rank === EXACT));
  if (exact.length > 1) return true;
  const best = groups[0]?.finds[0];
  if (exact.length === 1 || best === undefined || !isMarkedWord(query)) return false;
  return query.readings.some((symbol) => symbol.length === 3) || isOtherSymbol(best);
}

const isMarkedWord = ({ words }: Query) => words.length === 1 && hasMarks(words[0]!);
const isOtherSymbol = ({ symbol, rank }: Find) => symbol !== null && (rank === BEGINS || rank === RESEMBLES);

/** The kinds that the results can be narrowed down to: symbols, and the categories of these pages. */
export function kindsOf(pages: readonly Page[]): readonly Kind[] {
  return ['symbols', ...searchCategories.filter((kind) => pages.some(({ category }) => category === kind))];
}

/** The person's own matching symbols, best match first; the feed's long name is shown when only it matches. */
export function ownFinds(
  own: readonly Instrument[],
  found: readonly Instrument[],
  query: Query,
): readonly Find[] {
  const { words } = query;
  if (words.length === 0) return own.slice(0, MOST_OWN).map((row) => findOf(row, query));
  const known = new Map(found.map((find) => [find.symbol, find]));
  const finds = own.flatMap((row) => {
    const longer = known.get(row.symbol);
    const isListed =
      holds(`${row.symbol} ${row.name ?? ''}`, words) || readRankOf(row.symbol, query) !== null;
    if (!isListed && !longer) return [];
    const name = isListed ? row.name : (longer?.name ?? row.name);
    return [findOf({ ...row, name, exchange: row.exchange ?? longer?.exchange ?? null }, query)];
  });
  return byRank(finds);
}

/** The feed's results, best match first, without the person's own symbols. */
export function otherFinds(
  found: readonly Instrument[],
  own: readonly Instrument[],
  query: Query,
): readonly Find[] {
  const listed = new Set(own.map(({ symbol }) => symbol));
  return byRank(found.filter(({ symbol }) => !listed.has(symbol)).map((row) => findOf(row, query)));
}

/** The matching pages of a category, best match first. */
export function pageFinds(
  pages: readonly Page[],
  category: SearchCategory,
  categoryName: string,
  words: readonly string[],
): readonly Find[] {
  const finds = pages
    .filter((page) => page.category === category)
    .filter(({ title, keywords }) => holds(`${title} ${categoryName} ${keywords}`, words))
    .map(({ path, title, keywords }) => ({
      path,
      symbol: null,
      label: title,
      exchange: null,
      rank: rankOf({ text: title, more: `${categoryName} ${keywords}` }, words),
    }));
  return byRank(finds);
}

function findOf(instrument: Instrument, query: Query): Find {
  const { symbol, name, exchange } = instrument;
  return {
    path: pathTo('/technical/:symbol', { symbol }),
    symbol,
    label: name ?? '',
    exchange,
    rank: readRankOf(symbol, query) ?? spelledRankOf(symbol, name ?? '', query),
  };
}

/** The rank of a symbol that the text may stand for, or begin. */
function readRankOf(symbol: string, { readings }: Query): number | null {
  if (readings.includes(symbol)) return EXACT;
  return readings.some((reading) => symbol.startsWith(reading)) ? BEGINS : null;
}

function spelledRankOf(symbol: string, name: string, query: Query): number {
  const { words } = query;
  if (!isMarkedWord(query)) return rankOf({ code: symbol, text: `${symbol} ${name}` }, words);
  return holds(name, words) ? rankOf({ text: name }, words) : RESEMBLES;
}
