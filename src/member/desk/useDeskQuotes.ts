import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { QuotesDocument } from '../../graph/quotes.generated';
import type { TradeRows } from '../../graph/values';
import { ageOf } from '../../market/quote';
import { useRefresh } from '../shared/Live';
import { noneIfUnsaid } from '../shared/feed/is-unsaid';
import { useQuotesOrBars } from '../shared/useQuotesOrBars';

/**
 * The newest quotes of what is traded, and their prices alone, by symbol, once they are loaded; refreshed with the market. A
 * price older than the last closed trading day is none: `old` names its symbol. `closedOn` is the day before the running one
 * where a price is of that. `barsError` is why the bars of some could not be loaded.
 */
export function useDeskQuotes(trades: TradeRows, now: Date) {
  const requested = useMemo(() => [...new Set(trades.map(({ symbol }) => symbol))].sort(), [trades]);
  const { data, previousData, error, refetch } = useQuery(QuotesDocument, {
    variables: { symbols: requested },
    skip: requested.length === 0,
    fetchPolicy: 'cache-and-network',
  });
  useRefresh(
    async () => {
      if (requested.length > 0) await refetch();
    },
    { symbols: requested, isInBackground: true, error },
  );
  const { quotes, exchanges, isLoaded, barsError, retryBars } = useQuotesOrBars(
    requested,
    (data ?? previousData)?.quotes ?? noneIfUnsaid(error),
  );
  const figures = useMemo(() => {
    const ages = [...quotes].map(([symbol, quote]) => [symbol, quote, ageOf(quote, now)] as const);
    const prices = new Map<string, number | null>(
      ages.map(([symbol, { price, reference }, age]) => [
        symbol,
        age === 'OLD' ? null : (price ?? reference),
      ]),
    );
    const old = ages.flatMap(([symbol, { price }, age]) => (age === 'OLD' && price !== null ? symbol : []));
    const closed = ages.find(([, { price }, age]) => age === 'CLOSED' && price !== null);
    return { prices, old, closedOn: closed?.[1].day ?? null };
  }, [quotes, now]);
  return { quotes, exchanges, isLoaded, barsError, retryBars, ...figures };
}
