import type { ApolloClient } from '@apollo/client';

/**
 * Refetches what is on screen, as another trading day may have begun, and evicts the candles of every other symbol, which
 * would lack that day when their chart is opened later. Rejects when a query fails; what was there stays.
 */
export async function refreshEverything(client: ApolloClient): Promise<void> {
  const shown = shownSymbols(client);
  client.cache.modify({
    fields: {
      candles: (known, { fieldName, storeFieldName, DELETE }) =>
        shown.has(symbolOf(argumentsOf(fieldName, storeFieldName))) ? known : DELETE,
    },
  });
  await client.refetchQueries({ include: 'active' });
}

/** The symbols whose data is on screen. */
function shownSymbols(client: ApolloClient): ReadonlySet<unknown> {
  return new Set([...client.getObservableQueries('active')].map(({ variables }) => symbolOf(variables)));
}

/** The arguments that Apollo writes into the name of a stored field: `candles({"symbol":"HPG","countback":2})`. */
export function argumentsOf(fieldName: string, storeFieldName: string): unknown {
  return JSON.parse(storeFieldName.slice(`${fieldName}(`.length, -')'.length));
}

/** The symbol of an operation or of a stored field. */
export function symbolOf(variables: unknown): unknown {
  return (variables as { symbol?: unknown } | null)?.symbol;
}
