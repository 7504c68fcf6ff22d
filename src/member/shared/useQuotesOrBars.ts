import { useMemo } from 'react';
import type { QuotesQuery } from '../../graph/quotes.generated';
import { useInstruments } from '../../graph/useInstrument';
import type { Exchange } from '../../market/exchange';
import type { Quote } from '../../market/quote';
import { useUnquoted } from './useUnquoted';

/**
 * The quotes of symbols, once they are loaded, by symbol; what the feed does not quote has the prices of its last bar, as
 * on its page. `barsError` is why these could not be loaded of some.
 */
export function useQuotesOrBars(symbols: readonly string[], quotes: QuotesQuery['quotes'] | undefined) {
  const { results, isSettled, failed, error, onRetry } = useUnquoted(symbols, quotes);
  const ofBars = useInstruments(useMemo(() => [...results.keys()], [results]));
  const known = useMemo(() => {
    const all = [...(quotes ?? []), ...ofBars];
    return {
      quotes: new Map<string, Quote>(
        all.flatMap((known) => (known?.symbol && known.quote ? [[known.symbol, known.quote]] : [])),
      ),
      exchanges: new Map<string, Exchange>(
        all.flatMap((known) => (known?.symbol && known.exchange ? [[known.symbol, known.exchange]] : [])),
      ),
      isLoaded: quotes !== undefined && isSettled,
    };
  }, [quotes, ofBars, isSettled]);
  return { ...known, barsError: failed > 0 ? error : undefined, retryBars: onRetry };
}
