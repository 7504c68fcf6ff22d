import { useApolloClient, useQuery } from '@apollo/client/react';
import { useMemo, useSyncExternalStore } from 'react';
import type { LoadContext } from '../../../graph/session-guard';
import { createComputation } from '../../shared/computation';
import { ListedNamesDocument, UnquotedDocument } from './own-lists.generated';

/** Of so many symbols their bars are requested, each with calls of its own. */
export const MOST_REQUESTED = 100;

const ROW: LoadContext = { priority: 'row' };
const NONE: readonly string[] = [];

/**
 * Loads the names of symbols; of those that the feed does not quote name and price of the last bar, into the instruments that
 * all panels share. Returns how many have the price of a bar, which of those requested no price at all: a list of the server
 * may have one.
 */
export function useUnquoted(symbols: readonly string[]) {
  const client = useApolloClient();
  const { data } = useQuery(ListedNamesDocument, { variables: { symbols }, skip: symbols.length === 0 });
  const quotes = data?.quotes;
  // Names that come change the rows, and not which of them are quoted.
  const key = useMemo(() => {
    const quoted = new Set(quotes?.map(({ symbol }) => symbol));
    return quotes ? symbols.filter((symbol) => !quoted.has(symbol)).join() : '';
  }, [quotes, symbols]);
  const { requested, beyond, computation } = useMemo(() => {
    const unquoted = key === '' ? NONE : key.split(',');
    const first = unquoted.slice(0, MOST_REQUESTED);
    const load = async (symbol: string) => {
      const found = await client.query({ query: UnquotedDocument, variables: { symbol }, context: ROW });
      const { day = null, price = null } = found.data?.instrument ?? {};
      return { isOfBar: day !== null, isKnown: price !== null };
    };
    return {
      requested: first,
      beyond: unquoted.length - first.length,
      computation: createComputation(first, load),
    };
  }, [client, key]);
  const { results, failed, error } = useSyncExternalStore(computation.subscribe, computation.get);
  const isSettled = results.size + failed === requested.length;

  return {
    ofBars: [...results.values()].filter(({ isOfBar }) => isOfBar).length,
    /** Empty until all requests are through. */
    unknown: isSettled && failed === 0 ? requested.filter((symbol) => !results.get(symbol)?.isKnown) : NONE,
    /** How many more are not quoted, whose bars are not requested. */
    beyond,
    failed: isSettled ? failed : 0,
    error,
    onRetry: () => computation.retry(),
  };
}
