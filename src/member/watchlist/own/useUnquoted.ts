import { useApolloClient, useQuery } from '@apollo/client/react';
import { useMemo, useRef, useSyncExternalStore } from 'react';
import { useAppActors } from '../../../app/actors/AppActors';
import type { LoadContext } from '../../../graph/session-guard';
import { createComputation } from '../../shared/computation';
import { useRefresh } from '../../shared/Live';
import { ListedNamesDocument, UnquotedDocument } from './own-lists.generated';

/** Of so many symbols their bars are requested, each with calls of its own. */
export const MOST_REQUESTED = 100;

/** How long their prices stay while the market is open: hundreds of calls bring newer ones. */
const WAIT_MS = 5 * 60_000;

const ROW: LoadContext = { priority: 'row' };
const NONE: readonly string[] = [];

/**
 * Loads the names of symbols; of those that the feed does not quote name and price of the last bar, into the instruments that
 * all panels share, while the market is open again every five minutes. Returns how many have the price of a bar, which of those requested no price at all: a list of the server
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
  const { requested, beyond, load, computation } = useMemo(() => {
    const unquoted = key === '' ? NONE : key.split(',');
    const first = unquoted.slice(0, MOST_REQUESTED);
    const loadOne = async (symbol: string) => {
      const found = await client.query({
        query: UnquotedDocument,
        variables: { symbol },
        context: ROW,
        fetchPolicy: 'network-only',
      });
      const { day = null, price = null } = found.data?.instrument ?? {};
      return { isOfBar: day !== null, isKnown: price !== null };
    };
    return {
      requested: first,
      beyond: unquoted.length - first.length,
      load: loadOne,
      computation: createComputation(first, loadOne),
    };
  }, [client, key]);
  const { results, failed, error } = useSyncExternalStore(computation.subscribe, computation.get);
  const { clock } = useAppActors();
  const requestedAt = useRef(clock.now().getTime());
  useRefresh(async () => {
    const now = clock.now().getTime();
    if (now - requestedAt.current < WAIT_MS) return;
    requestedAt.current = now;
    await Promise.all([...results.keys()].map(load));
  });
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
