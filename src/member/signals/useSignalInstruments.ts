import { useApolloClient, useFragment, useQuery } from '@apollo/client/react';
import { useDeferredValue, useMemo } from 'react';
import { useRefresh } from '../shared/Live';
import type { ListedSignal } from '../../graph/values';
import type { Quote } from '../../market/quote';
import type { Quoted } from '../../ui/Price';
import {
  SignalInstrumentFragmentDoc,
  SignalInstrumentsDocument,
  type SignalInstrumentFragment,
} from './signals.generated';
import { QuotesDocument } from '../../graph/quotes.generated';
import { quoteIn } from '../../graph/useInstrument';

/** The newest trading day of an instrument as a row shows it. */
export type RowQuote = Quoted & Pick<Quote, 'changePercent' | 'day'>;

/** What is known of an instrument: the same object until something of it changes. */
export type RowInstrument = Partial<SignalInstrumentFragment>;

/**
 * Names, exchanges and quotes of the listed signals' instruments, as far as a panel or a feed has them. Prices are refreshed
 * with the market; results are rendered in a transition, since many arrive at once.
 */
export function useSignalInstruments(signals: readonly ListedSignal[]): ReadonlyMap<string, RowInstrument> {
  const symbols = useMemo(() => [...new Set(signals.map(({ symbol }) => symbol))].sort(), [signals]);
  const { error } = useQuery(SignalInstrumentsDocument, {
    variables: { symbols },
    skip: symbols.length === 0,
    fetchPolicy: 'network-only',
  });
  const client = useApolloClient();
  useRefresh(
    async () => {
      if (symbols.length === 0) return;
      await client.query({ query: QuotesDocument, variables: { symbols }, fetchPolicy: 'network-only' });
    },
    { symbols, error },
  );
  const from = useMemo(
    () => symbols.map((symbol) => ({ __typename: 'Instrument' as const, symbol })),
    [symbols],
  );
  const { data } = useFragment({
    fragment: SignalInstrumentFragmentDoc,
    fragmentName: 'SignalInstrument',
    from,
  });

  const known = useMemo(
    () => new Map(symbols.map((symbol, i) => [symbol, (data[i] ?? {}) as RowInstrument])),
    [symbols, data],
  );
  return useDeferredValue(known);
}

/** The quote of a row, null for what is unknown; a watchlist alone knows no more than the price. */
export function quoteOf(known: RowInstrument): RowQuote {
  return quoteIn(known);
}
