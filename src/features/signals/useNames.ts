import { useQuery } from '@apollo/client/react';
import { SIGNAL_NAMES } from './signals.graphql';

type Known = { name: string | null; price: number | null };

const none: ReadonlyMap<string, Known> = new Map();

/** The names and last prices that the feed has for these symbols; none while it is asked, or where it does not answer. */
export function useNames(symbols: readonly string[]): ReadonlyMap<string, Known> {
  const asked = [...new Set(symbols)].sort();
  const { data } = useQuery(SIGNAL_NAMES, {
    variables: { symbols: asked },
    skip: asked.length === 0,
    // In the cache a feed's long name would take the place of the watchlist's short one.
    fetchPolicy: 'no-cache',
  });
  if (!data) return none;
  return new Map(data.quotes.map(({ symbol, name, price }) => [symbol, { name, price }]));
}
