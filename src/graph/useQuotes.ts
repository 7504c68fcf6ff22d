import { useQuery } from '@apollo/client/react';
import { useCallback } from 'react';
import { QuotesDocument } from './quotes.generated';

/**
 * Loads the newest quotes of these symbols into the shared instruments; returns a function that loads them again.
 * Failures are silent: a view shows a dash for what an instrument lacks. Panels with the same symbols share a request.
 */
export function useQuotes(symbols: readonly string[]): () => Promise<unknown> {
  const requested = [...new Set(symbols)].sort();
  const isIdle = requested.length === 0;
  const { refetch } = useQuery(QuotesDocument, {
    variables: { symbols: requested },
    skip: isIdle,
    fetchPolicy: 'cache-and-network',
  });
  return useCallback(async () => {
    if (!isIdle) await refetch();
  }, [isIdle, refetch]);
}
