import { useQuery } from '@apollo/client/react';
import { useCallback } from 'react';
import { QuotesDocument } from './quotes.generated';

/** The variables of the quotes of these symbols, the same for the same symbols in any order. */
export function quotesVariables(symbols: readonly string[]): { symbols: string[] } {
  return { symbols: [...new Set(symbols)].sort() };
}

/**
 * Loads the newest quotes of these symbols into the shared instruments; returns a function that loads them again, and why the last
 * load failed. Failures are silent: a view shows a dash for what an instrument lacks. Panels with the same symbols share a request.
 */
export function useQuotes(symbols: readonly string[]): { load: () => Promise<unknown>; error: unknown } {
  const variables = quotesVariables(symbols);
  const isIdle = variables.symbols.length === 0;
  const { error, refetch } = useQuery(QuotesDocument, {
    variables,
    skip: isIdle,
    fetchPolicy: 'cache-and-network',
  });
  const load = useCallback(async () => {
    if (!isIdle) await refetch();
  }, [isIdle, refetch]);
  return { load, error };
}
