import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { useAppActors } from '../../../app/actors/AppActors';
import { BoardQuotesDocument, ListingDocument } from '../../../graph/board.generated';
import type { ListedSymbol } from '../../../graph/board-values';
import type { LoadContext } from '../../../graph/session-guard';
import { useStreamed } from '../useStreamed';
import { isUnsaid } from '../feed/is-unsaid';
import { createBoardRows } from './board-rows';

/** Queries what the board begins with: the listing, then its quotes. */
export async function loadBoard(client: ApolloClient) {
  const { data } = await client.query({ query: ListingDocument });
  const symbols = symbolsOf(data?.listing?.symbols);
  if (symbols.length > 0) await client.query({ query: BoardQuotesDocument, variables: { symbols } });
}

const NONE: readonly string[] = [];

const symbolsOf = (listed: readonly ListedSymbol[] | undefined) => listed?.map(({ symbol }) => symbol) ?? [];

/** Every listed symbol with its trading day; the caller decides when the quotes are loaded again, by `refresh`. */
export function useBoard(context: LoadContext = {}) {
  const { clock } = useAppActors();
  const listing = useQuery(ListingDocument, { context });
  const found = listing.data?.listing;
  const listed = found?.symbols;
  const symbols = useMemo(() => symbolsOf(listed), [listed]);
  const quotes = useQuery(BoardQuotesDocument, {
    variables: { symbols },
    skip: symbols.length === 0,
    fetchPolicy: 'cache-and-network',
    context,
  });
  useStreamed(symbols.length > 0 ? symbols.join() : null, (streaming, client) =>
    streaming.followBoard(client, symbols, clock.now),
  );
  const { refetch } = quotes;
  const isWithout = quotes.data === undefined && isUnsaid(quotes.error);
  const known = isWithout ? null : quotes.data && (quotes.data.boardQuotes?.rows ?? null);
  const ofUnknownUnit = useMemo(
    () => known?.flatMap(({ symbol, isOfUnknownUnit }) => (isOfUnknownUnit ? symbol : [])) ?? NONE,
    [known],
  );
  const [boardRows] = useState(createBoardRows);
  const rows = useMemo(() => listed && boardRows(listed, known ?? []), [boardRows, listed, known]);

  return {
    /** Undefined until listing and quotes are loaded; null where the feed lists nothing. */
    rows: found === null || listed?.length === 0 ? null : known === undefined ? undefined : rows,
    /** Whether the rows are those of a search, which may be a part of the market. */
    isPart: found?.isPart === true,
    /** Whether there are rows and no quotes of them, which the feed lacks unless there is a `quotesError`. */
    hasNoQuotes: known === null,
    error: listing.error ?? quotes.error,
    /** The symbols whose figures are left out, as their unit is not known. */
    ofUnknownUnit,
    /** Why the rows have no figures where the feed refuses its quotes or does not say them readably. */
    quotesError: isWithout ? quotes.error : undefined,
    refresh: async () => {
      if (symbols.length > 0) await refetch();
    },
    onRetry: () => void (listing.error ? listing.refetch() : refetch()),
  };
}
