import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import type { SearchContext } from '../../../machines/search.machine';
import { useT } from '../../i18n/useT';
import { holds, wordsIn } from '../../lib/rank';
import {
  searchCategories,
  groupsInOrder,
  isChoiceAmong,
  kindsOf,
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
import { useListed } from '../shared/useListed';

type Options = {
  search: SearchContext;
  isOpen: boolean;
  pages: readonly Page[];
  client: ApolloClient;
  /** The symbols that the text may stand for under an input method. */
  readings: readonly string[];
};

/** The results of a query by category; local ones first, while the feed loads. */
export function useFinds({ search, isOpen, pages, client, readings }: Options) {
  const t = useT();
  const words = wordsIn(search.text);
  const own = useOwnSymbols(client, isOpen);
  const query = { words, readings };
  const { found, isWhole, isLacking, hasFailed } = useFeedResults(client, search, readings);

  const isAtRest = words.length === 0 && search.kind === null;
  const listed = isAtRest ? pages.filter(({ isApart }) => !isApart) : pages;
  const all: FindGroup[] = [
    { kind: 'own', finds: ownFinds(own, found, query) },
    { kind: 'symbols', finds: otherFinds(found, own, query) },
    ...searchCategories.map((kind) => ({ kind, finds: pageFinds(listed, kind, t(`search.${kind}`), words) })),
  ];
  const groups = groupsInOrder(all).filter(({ kind }) => matchesFilter(kind, search.kind));
  const kinds = kindsOf(pages);
  return {
    words,
    kinds,
    kind: kinds.find((kind) => kind === search.kind) ?? null,
    groups,
    /** How many results the chosen kind hides, where it has none itself. */
    hidden: groups.length > 0 ? 0 : all.reduce((sum, { finds }) => sum + finds.length, 0),
    // What is still to come may be what was typed.
    isChoice: isChoiceAmong(groups, query) || (readings.length > 0 && !isWhole),
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
function useFeedResults(client: ApolloClient, { text, query }: SearchContext, readings: readonly string[]) {
  const isNothing = text.trim() === '';
  const { data, previousData, loading, error } = useQuery(SearchDocument, {
    client,
    variables: { text: query.trim() },
    skip: query.trim() === '',
  });
  const isPaused = query === text;
  const read = useListed(client, isPaused ? readings : []);

  const isWhole = isNothing || (isPaused && !loading && read.isWhole);
  const known = (loading ? previousData : data)?.search ?? [];
  const words = wordsIn(text);
  const fitting = isWhole
    ? known
    : known.filter(({ symbol, name }) => holds(`${symbol} ${name ?? ''}`, words));
  const readFirst = new Map([...read.listed, ...fitting].map((each) => [each.symbol, each]));
  return {
    found: isNothing ? [] : [...readFirst.values()],
    isWhole,
    /** Whether the feed cannot search. */
    isLacking: isWhole && !isNothing && data?.search === null,
    hasFailed: isWhole && !isNothing && error !== undefined,
  };
}
