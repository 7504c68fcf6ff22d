import { useApolloClient } from '@apollo/client/react';
import { useMemo, useRef, useSyncExternalStore } from 'react';
import { useAppActors } from '../../app/actors/AppActors';
import type { LoadContext } from '../../graph/session-guard';
import { createComputation } from './computation';
import { useRefresh } from './Live';
import { UnquotedDocument } from './unquoted.generated';

/** Of so many symbols their bars are requested, each with calls of its own. */
export const MOST_REQUESTED = 100;

/** How long their prices stay while the market is open: hundreds of calls bring newer ones. */
const WAIT_MS = 5 * 60_000;

/** How long a result may wait for others: each report renders a list of many rows. */
const REPORT_MS = 250;

const ROW: LoadContext = { priority: 'row' };
const NONE: readonly string[] = [];

/**
 * Loads of the symbols that are not among the quotes, once these are there, the name and the price of the last bar, into the
 * instruments that all panels share, while the market is open again every five minutes. Returns of each that is loaded
 * whether it has the price of a bar, and whether it has one at all: a list of the server may have one.
 */
export function useUnquoted(
  symbols: readonly string[],
  quotes: readonly { readonly symbol: string }[] | undefined,
) {
  const client = useApolloClient();
  const unquoted = useMemo(() => {
    const quoted = new Set(quotes?.map(({ symbol }) => symbol));
    return quotes ? symbols.filter((symbol) => !quoted.has(symbol)) : NONE;
  }, [quotes, symbols]);
  const key = unquoted.join();
  const { requested, load, computation } = useMemo(() => {
    const first = key === '' ? NONE : key.split(',').slice(0, MOST_REQUESTED);
    const loadOne = async (symbol: string) => {
      const found = await client.query({
        query: UnquotedDocument,
        variables: { symbol },
        context: ROW,
        fetchPolicy: 'network-only',
      });
      const quote = found.data?.instrument?.quote;
      return { isOfBar: quote?.source === 'BAR', isKnown: quote?.price != null };
    };
    return {
      requested: first,
      load: loadOne,
      computation: createComputation(first, loadOne, { wait: REPORT_MS }),
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

  return {
    requested,
    /** How many more there are, whose bars are not requested. */
    beyond: unquoted.length - requested.length,
    results,
    isSettled: results.size + failed === requested.length,
    failed,
    error,
    onRetry: () => computation.retry(),
  };
}
