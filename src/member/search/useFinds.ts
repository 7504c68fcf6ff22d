import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import type { SearchContext } from '../../../machines/search.machine';
import { useT } from '../../i18n/useT';
import { holds, wordsIn } from '../../lib/rank';
import {
  searchCategories,
  groupsInOrder,
  kindsIn,
  otherFinds,
  ownFinds,
  pageFinds,
  type FindGroup,
  type Instrument,
  type Kind,
  type Page,
} from './finds';
import { SearchDocument } from '../../graph/quotes.generated';
import { WatchlistsDocument } from '../../graph/watchlists.generated';

type Options = {
  search: SearchContext;
  isOpen: boolean;
  pages: readonly Page[];
  client: ApolloClient;
};

/** The results of a query by category; local ones first, while the feed loads. */
export function useFinds({ search, isOpen, pages, client }: Options) {
  const t = useT();
  const words = wordsIn(search.text);
  const own = useOwnSymbols(client, isOpen);
  const { found, isWhole, isLacking, hasFailed } = useFeedResults(client, search);

  const isUntouched = words.length === 0;
  const shown = isUntouched ? null : search.kind;
  const listed = isUntouched ? pages.filter(({ isApart }) => !isApart) : pages;
  const all: FindGroup[] = [
    { kind: 'own', finds: ownFinds(own, found, words) },
    { kind: 'symbols', finds: otherFinds(found, own, words) },
    ...searchCategories.map((kind) => ({ kind, finds: pageFinds(listed, kind, t(`search.${kind}`), words) })),
  ];
  return {
    words,
    kinds: isUntouched ? [] : kindsIn(all, shown),
    groups: groupsInOrder(all).filter(({ kind }) => matchesFilter(kind, shown)),
    isWhole,
    isLacking,
    hasFailed,
  };
}

function matchesFilter(kind: Kind, filter: string | null) {
  return filter === null || kind === filter || (kind === 'own' && filter === 'symbols');
}

/** The distinct symbols of the person's lists; empty when they cannot be loaded. */
function useOwnSymbols(client: ApolloClient, isOpen: boolean): readonly Instrument[] {
  const { data } = useQuery(WatchlistsDocument, { client, skip: !isOpen });
  return useMemo(() => {
    const listed = data?.watchlists.flatMap(({ rows }) => rows) ?? [];
    const names = new Map(listed.map(({ symbol, name }) => [symbol, name]));
    // A watchlist row has no exchange; its quote has.
    return [...names].map(([symbol, name]) => ({ symbol, name, exchange: null }));
  }, [data]);
}

/** The feed's results; while loading, the previous ones that still match. */
function useFeedResults(client: ApolloClient, { text, query }: SearchContext) {
  const isNothing = text.trim() === '';
  const { data, previousData, loading, error } = useQuery(SearchDocument, {
    client,
    variables: { text: query.trim() },
    skip: query.trim() === '',
  });

  const isWhole = isNothing || (query === text && !loading);
  const known = (loading ? previousData : data)?.search ?? [];
  const words = wordsIn(text);
  const fitting = isWhole
    ? known
    : known.filter(({ symbol, name }) => holds(`${symbol} ${name ?? ''}`, words));
  return {
    found: isNothing ? [] : fitting,
    isWhole,
    /** Whether the feed cannot search. */
    isLacking: isWhole && !isNothing && data?.search === null,
    hasFailed: isWhole && !isNothing && error !== undefined,
  };
}
