import { useFragment } from '@apollo/client/react';
import { useMemo } from 'react';
import { QuoteFragmentDoc, type QuoteFragment } from '../../graph/quotes.generated';
import { useUnquoted } from '../shared/useUnquoted';

/**
 * The quotes of symbols, once they are loaded, by symbol; what the feed does not quote has the prices of its last bar, as
 * on its page.
 */
export function useQuotesOrBars(symbols: readonly string[], quotes: readonly QuoteFragment[] | undefined) {
  const { results, isSettled } = useUnquoted(symbols, quotes);
  const from = useMemo(
    () => [...results.keys()].map((symbol) => ({ __typename: 'Instrument' as const, symbol })),
    [results],
  );
  const { data: ofBars } = useFragment({ fragment: QuoteFragmentDoc, from });
  return useMemo(() => {
    const known = [...(quotes ?? []), ...ofBars.flatMap((quote) => (isWhole(quote) ? quote : []))];
    return {
      quotes: new Map<string, QuoteFragment>(known.map((quote) => [quote.symbol, quote])),
      isLoaded: quotes !== undefined && isSettled,
    };
  }, [quotes, ofBars, isSettled]);
}

/** Whether an instrument has been loaded: of one that no source knows there is nothing. */
function isWhole(quote: object | null): quote is QuoteFragment {
  return quote !== null && 'symbol' in quote && 'price' in quote;
}
