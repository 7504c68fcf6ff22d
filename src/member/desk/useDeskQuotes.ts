import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { QuotesDocument } from '../../graph/quotes.generated';
import type { TradeRows } from '../../graph/values';
import { useRefresh } from '../shared/Live';
import { useQuotesOrBars } from './useQuotesOrBars';

/** The newest quotes of what is traded, and their prices alone, by symbol, once they are loaded; refreshed with the market. */
export function useDeskQuotes(trades: TradeRows) {
  const requested = useMemo(() => [...new Set(trades.map(({ symbol }) => symbol))].sort(), [trades]);
  const { data, previousData, refetch } = useQuery(QuotesDocument, {
    variables: { symbols: requested },
    skip: requested.length === 0,
    fetchPolicy: 'cache-and-network',
  });
  useRefresh(async () => {
    if (requested.length > 0) await refetch();
  });
  const { quotes, isLoaded } = useQuotesOrBars(requested, (data ?? previousData)?.quotes);
  return useMemo(() => {
    const prices = new Map<string, number | null>(
      [...quotes].map(([symbol, { price, reference }]) => [symbol, price ?? reference]),
    );
    return { quotes, prices, isLoaded };
  }, [quotes, isLoaded]);
}
