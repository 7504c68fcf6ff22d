import { useQuery } from '@apollo/client/react';
import { useCallback } from 'react';
import { QuotesDocument } from './quotes.generated';

/**
 * Supplies the shared instruments of these symbols with their newest session, and answers how to ask for it anew. It
 * fails silently: a view reads the instruments, and has a dash for what they lack. Panels that ask for the same symbols
 * share a request.
 */
export function useQuotes(symbols: readonly string[]): () => Promise<unknown> {
  const asked = [...new Set(symbols)].sort();
  const isIdle = asked.length === 0;
  const { refetch } = useQuery(QuotesDocument, {
    variables: { symbols: asked },
    skip: isIdle,
    fetchPolicy: 'cache-and-network',
  });
  return useCallback(async () => {
    if (!isIdle) await refetch();
  }, [isIdle, refetch]);
}
