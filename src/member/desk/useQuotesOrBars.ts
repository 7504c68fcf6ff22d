import { useMemo } from 'react';
import type { QuotesQuery } from '../../graph/quotes.generated';
import { useInstruments } from '../../graph/useInstrument';
import type { Quote } from '../../market/quote';
import { useUnquoted } from '../shared/useUnquoted';

/**
 * The quotes of symbols, once they are loaded, by symbol; what the feed does not quote has the prices of its last bar, as
 * on its page.
 */
export function useQuotesOrBars(symbols: readonly string[], quotes: QuotesQuery['quotes'] | undefined) {
  const { results, isSettled } = useUnquoted(symbols, quotes);
  const ofBars = useInstruments(useMemo(() => [...results.keys()], [results]));
  return useMemo(
    () => ({
      quotes: new Map<string, Quote>(
        [...(quotes ?? []), ...ofBars].flatMap((known) =>
          known?.symbol && known.quote ? [[known.symbol, known.quote]] : [],
        ),
      ),
      isLoaded: quotes !== undefined && isSettled,
    }),
    [quotes, ofBars, isSettled],
  );
}
