import { useApolloClient, useFragment, useQuery } from '@apollo/client/react';
import { useDeferredValue, useMemo } from 'react';
import type { Exchange } from '../../market/exchange';
import { useRefresh } from '../shared/Live';
import type { ListedSignal } from '../../graph/values';
import type { Quoted } from '../../ui/Price';
import { SignalNameFragmentDoc, SignalNamesDocument, type SignalNameFragment } from './signals.generated';
import { QuotesDocument } from '../../graph/quotes.generated';

/** The newest trading day of an instrument as a row shows it. */
export type RowQuote = Quoted & { changePercent: number | null };

type Known = { name: string | null; exchange: Exchange | null; quote: RowQuote };

export const NO_QUOTE: RowQuote = { price: null, changePercent: null };

/**
 * Names, exchanges and quotes of the listed signals' instruments: from other panels' cached rows, else from the feed, else
 * null. Prices are refreshed with the market; results are rendered in a transition, since many arrive at once.
 */
export function useSignalInstruments(signals: readonly ListedSignal[]): ReadonlyMap<string, Known> {
  const symbols = useMemo(() => [...new Set(signals.map(({ symbol }) => symbol))].sort(), [signals]);
  const { data: fromFeed } = useQuery(SignalNamesDocument, {
    variables: { symbols },
    skip: symbols.length === 0,
    // Not cached: a feed's long name would replace the watchlist's short one.
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
  const { data: shared } = useFragment({
    fragment: SignalNameFragmentDoc,
    fragmentName: 'SignalName',
    from,
  });

  const known = useMemo(() => {
    const quotes = new Map(fromFeed?.quotes.map((quote) => [quote.symbol, quote]));
    return new Map(
      symbols.map((symbol, i) => [
        symbol,
        {
          name: shared[i]?.name ?? quotes.get(symbol)?.name ?? null,
          exchange: shared[i]?.exchange ?? quotes.get(symbol)?.exchange ?? null,
          quote: quoteOf(shared[i], quotes.get(symbol)),
        },
      ]),
    );
  }, [symbols, shared, fromFeed]);
  return useDeferredValue(known);
}

type Sent = Partial<SignalNameFragment> | null;

/** What another panel keeps up to date, else the feed's first quote; a watchlist alone knows no more than the price. */
function quoteOf(shared: Sent | undefined, first: SignalNameFragment | undefined): RowQuote {
  const {
    price = null,
    reference = null,
    ceiling = null,
    floor = null,
    volume = null,
    changePercent = null,
  } = shared?.reference == null && first ? first : (shared ?? {});
  if (price === null && reference === null) return NO_QUOTE;
  return { price, reference, ceiling, floor, volume, changePercent };
}
