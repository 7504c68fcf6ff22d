import { useFragment } from '@apollo/client/react';
import { useMemo } from 'react';
import type { Exchange } from '../market/exchange';
import { NO_QUOTE, type Quote } from '../market/quote';
import { QuotedInstrumentFragmentDoc, type QuotedInstrumentFragment } from './quotes.generated';

/** What is known of an instrument: its exchange and its newest quote. */
export type KnownInstrument = { exchange: Exchange | null; quote: Quote };

/** What other panels have loaded of an instrument; renders again as it changes. */
export function useInstrument(symbol: string): KnownInstrument {
  const { data } = useFragment({
    fragment: QuotedInstrumentFragmentDoc,
    from: { __typename: 'Instrument', symbol },
  });
  return { exchange: data.exchange ?? null, quote: quoteIn(data) };
}

/** The same of several, in their order; undefined for one of which nothing is loaded. */
export function useInstruments(
  symbols: readonly string[],
): readonly (Partial<QuotedInstrumentFragment> | undefined)[] {
  const from = useMemo(
    () => symbols.map((symbol) => ({ __typename: 'Instrument' as const, symbol })),
    [symbols],
  );
  const { data } = useFragment({ fragment: QuotedInstrumentFragmentDoc, from });
  return data as readonly (Partial<QuotedInstrumentFragment> | undefined)[];
}

/** The quote in what is known of an instrument, in parts or as a whole: a quote itself always comes whole. */
export function quoteIn(known: { quote?: unknown } | null | undefined): Quote {
  return (known?.quote as Quote | null | undefined) ?? NO_QUOTE;
}
