import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { QuotesDocument, type QuoteFragment } from '../../graph/quotes.generated';
import type { TradeRows } from '../../graph/values';
import { useRefresh } from '../shared/Live';

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
  const quotes = (data ?? previousData)?.quotes;
  return useMemo(() => {
    const bySymbol = new Map<string, QuoteFragment>(quotes?.map((quote) => [quote.symbol, quote]));
    const prices = new Map<string, number | null>(
      quotes?.map(({ symbol, price, reference }) => [symbol, price ?? reference]),
    );
    return { quotes: bySymbol, prices, isLoaded: quotes !== undefined };
  }, [quotes]);
}
