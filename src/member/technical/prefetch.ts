import type { ApolloClient } from '@apollo/client';
import type { Resolution } from '../../graph/resolvers.types';
import { newestBars } from './newest-bars';
import { CandlesDocument, InstrumentDocument } from './technical.generated';

/** Asks in the background for what a symbol's page shows first. What fails is asked again when the page opens. */
export async function prefetchSymbol(
  client: ApolloClient,
  symbol: string,
  resolution: Resolution,
): Promise<void> {
  await Promise.allSettled([
    client.query({ query: CandlesDocument, variables: newestBars(symbol, resolution) }),
    client.query({ query: InstrumentDocument, variables: { symbol } }),
  ]);
}
