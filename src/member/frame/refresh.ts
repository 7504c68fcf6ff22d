import type { ApolloClient } from '@apollo/client';

/**
 * Asks anew for what is on screen, as another day may have begun, and forgets the candles of every other symbol: a chart
 * that is opened later would lack that day. Rejects when something could not be had; what was there stays.
 */
export async function refreshEverything(client: ApolloClient): Promise<void> {
  const shown = [...client.getObservableQueries('active')].map(
    ({ variables }) => (variables as { symbol?: unknown }).symbol,
  );
  client.cache.modify({
    fields: {
      candles: (known, { storeFieldName, DELETE }) =>
        shown.some((symbol) => storeFieldName.includes(JSON.stringify({ symbol }).slice(1, -1)))
          ? known
          : DELETE,
    },
  });
  await client.refetchQueries({ include: 'active' });
}
