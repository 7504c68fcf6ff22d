import type { ApolloClient } from '@apollo/client';
import { newestBars } from './newest-bars';
import { CANDLES, INSTRUMENT } from './technical.graphql';

/** Asks in the background for what a symbol's page shows first. What fails is asked again when the page opens. */
export async function prefetchSymbol(client: ApolloClient, symbol: string): Promise<void> {
  await Promise.allSettled([
    client.query({ query: CANDLES, variables: newestBars(symbol) }),
    client.query({ query: INSTRUMENT, variables: { symbol } }),
  ]);
}
