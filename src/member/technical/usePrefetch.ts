import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import type { Resolution } from '../../graph/resolvers.types';
import { prefetchSymbol } from './prefetch';

/** Has the pages of these symbols ready before they are opened. */
export function usePrefetch(symbols: readonly string[], resolution: Resolution): void {
  const client = useApolloClient();
  useEffect(() => {
    for (const symbol of symbols) void prefetchSymbol(client, symbol, resolution);
  }, [client, symbols, resolution]);
}
