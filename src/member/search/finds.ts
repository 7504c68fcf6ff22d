import type { SearchCategory } from '../../app/router/routes';
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

/** The kinds that the results can be narrowed down to: those of which there are any, and the chosen one. */
export function kindsIn(groups: readonly FindGroup[], chosen: string | null): readonly Kind[] {
  const [own, symbols, ...pages] = groups;
  const isThere = ({ kind, finds }: FindGroup) => finds.length > 0 || kind === chosen;
  const hasSymbols = own!.finds.length > 0 || isThere(symbols!);
  return [...(hasSymbols ? [symbols!.kind] : []), ...pages.filter(isThere).map(({ kind }) => kind)];
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

function findOf(instrument: Instrument, words: readonly string[]): Find {
  const { symbol, name, exchange } = instrument;
  return {
    path: pathTo('/technical/:symbol', { symbol }),
    symbol,
    label: name ?? '',
    exchange,
    rank: rankOf({ code: symbol, text: `${symbol} ${name ?? ''}` }, words),
  };
}
