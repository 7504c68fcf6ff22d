import { useQuery } from '@apollo/client/react';
import { QUOTES } from './quotes.graphql';

/**
 * Supplies the shared instruments of these symbols with their newest session. Answers nothing and fails silently:
 * a view reads the instruments, and has a dash for what they lack. Panels that ask for the same symbols share a request.
 */
export function useQuotes(symbols: readonly string[]): void {
  const asked = [...new Set(symbols)].sort();
  useQuery(QUOTES, {
    variables: { symbols: asked },
    skip: asked.length === 0,
    fetchPolicy: 'cache-and-network',
  });
}
