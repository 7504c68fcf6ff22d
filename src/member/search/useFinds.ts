import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import type { SearchContext } from '../../../machines/search.machine';
import { QuotesDocument } from '../../graph/quotes.generated';
import { useT } from '../../i18n/useT';
import {
  categories,
  holds,
  inOrder,
  otherFinds,
  ownFinds,
  pageFinds,
  wordsIn,
  type Group,
  type Instrument,
  type Kind,
  type Page,
} from './finds';
import { OwnSymbolsDocument, SearchDocument } from './search.generated';

type Options = {
  search: SearchContext;
  isOpen: boolean;
  pages: readonly Page[];
  client: ApolloClient;
};

/** What the text means, by kind; while the feed is asked, what is known already. */
export function useFinds({ search, isOpen, pages, client }: Options) {
  const t = useT();
  const words = wordsIn(search.text);
  const own = useOwnSymbols(client, isOpen);
  const { found, isWhole, hasFailed } = useFound(client, search);

  const all: Group[] = [
    { kind: 'own', finds: ownFinds(own, found, words) },
    { kind: 'symbols', finds: otherFinds(found, own, words) },
    ...categories.map((kind) => ({ kind, finds: pageFinds(pages, kind, t(`search.${kind}`), words) })),
  ];
  return {
    words,
    groups: inOrder(all).filter(({ kind }) => isWanted(kind, search.kind)),
    isWhole,
    hasFailed,
  };
}

function isWanted(kind: Kind, wanted: string | null) {
  return wanted === null || kind === wanted || (kind === 'own' && wanted === 'symbols');
}

/** As many own symbols as are asked where they are listed. */
const MOST_ASKED = 400;

/** The symbols of the person's lists, each once; none where the lists cannot be had. */
function useOwnSymbols(client: ApolloClient, isOpen: boolean): readonly Instrument[] {
  const { data } = useQuery(OwnSymbolsDocument, { client, skip: !isOpen });
  const own = useMemo(() => {
    const rows = data?.watchlists.flatMap(({ instruments }) => instruments) ?? [];
    return new Map(rows.map(({ symbol, name }) => [symbol, name]));
  }, [data]);

  // A row of a list says nothing of its exchange.
  const symbols = [...own.keys()].slice(0, MOST_ASKED).sort();
  const { data: quoted } = useQuery(QuotesDocument, {
    client,
    variables: { symbols },
    skip: !isOpen || symbols.length === 0,
  });
  const exchanges = new Map(quoted?.quotes.map(({ symbol, exchange }) => [symbol, exchange]));
  return [...own].map(([symbol, name]) => ({ symbol, name, exchange: exchanges.get(symbol) ?? null }));
}

/** What the feed finds; until it answered, so much of its last answer as fits. */
function useFound(client: ApolloClient, { text, asked }: SearchContext) {
  const isNothing = text.trim() === '';
  const { data, previousData, loading, error } = useQuery(SearchDocument, {
    client,
    variables: { text: asked.trim() },
    skip: asked.trim() === '',
  });

  const isWhole = isNothing || (asked === text && !loading);
  const known = (loading ? previousData : data)?.search ?? [];
  const words = wordsIn(text);
  const fitting = isWhole
    ? known
    : known.filter(({ symbol, name }) => holds(`${symbol} ${name ?? ''}`, words));
  return {
    found: isNothing ? [] : fitting,
    isWhole,
    hasFailed: isWhole && !isNothing && error !== undefined,
  };
}
