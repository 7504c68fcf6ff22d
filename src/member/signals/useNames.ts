import { useApolloClient, useFragment, useQuery } from '@apollo/client/react';
import { useDeferredValue, useMemo } from 'react';
import { useRefresh } from '../frame/Live';
import { QuotesDocument } from '../../graph/quotes.generated';
import { SignalNameFragmentDoc, SignalNamesDocument, type SignalRowFragment } from './signals.generated';

type Known = { name: string | null; price: number | null };

/**
 * The names and last prices of the instruments that signals name: what another panel knows before what the feed
 * says, nothing where neither does. Prices are asked for anew as the market moves. News of them are drawn when there is
 * time, as they come many at once.
 */
export function useNames(signals: readonly SignalRowFragment[]): ReadonlyMap<string, Known> {
  const symbols = useMemo(() => [...new Set(signals.map(({ symbol }) => symbol))].sort(), [signals]);
  const { data: told } = useQuery(SignalNamesDocument, {
    variables: { symbols },
    skip: symbols.length === 0,
    // In the cache a feed's long name would take the place of the watchlist's short one.
    fetchPolicy: 'no-cache',
  });
  const client = useApolloClient();
  useRefresh(async () => {
    if (symbols.length === 0) return;
    await client.query({ query: QuotesDocument, variables: { symbols }, fetchPolicy: 'network-only' });
  });
  const from = useMemo(
    () => symbols.map((symbol) => ({ __typename: 'Instrument' as const, symbol })),
    [symbols],
  );
  const { data: shared } = useFragment({ fragment: SignalNameFragmentDoc, from });

  const known = useMemo(() => {
    const quotes = new Map(told?.quotes.map((quote) => [quote.symbol, quote]));
    return new Map(
      symbols.map((symbol, i) => [
        symbol,
        {
          name: shared[i]?.name ?? quotes.get(symbol)?.name ?? null,
          price: shared[i]?.price ?? quotes.get(symbol)?.price ?? null,
        },
      ]),
    );
  }, [symbols, shared, told]);
  return useDeferredValue(known);
}
