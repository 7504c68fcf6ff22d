import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useMemo, useSyncExternalStore } from 'react';
import type { OverSeries } from '../../../graph/series-tasks';
import { KeptSeriesDocument } from '../details.generated';
import { createComputation } from '../../shared/computation';

/** A task of the worker over series that were studied until a day; symbols that it does not know are loaded once. */
export type SeriesTask<Result> = {
  until: string;
  /** Symbols whose bars may fail to load, without which there is a result as well. */
  optional?: readonly string[];
  run: () => Promise<OverSeries<Result>>;
};

/** The result of a task, null until it is there, and a function that runs it again; keep `task` until its input changes. */
export function useSeriesTask<Result>(task: SeriesTask<Result>) {
  const client = useApolloClient();
  const computation = useMemo(
    () => createComputation([task], (each) => resultOf(client, each)),
    [client, task],
  );
  const { results, error } = useSyncExternalStore(computation.subscribe, computation.get);
  return { result: results.get(task) ?? null, error, retry: () => computation.retry([task]) };
}

async function resultOf<Result>(client: ApolloClient, { until, optional = [], run }: SeriesTask<Result>) {
  const { result, missing } = await run();
  if (missing.length === 0) return result;
  for (const symbol of missing) {
    // Not from the cache: it is the worker that lacks the bars.
    const loaded = client.query({
      query: KeptSeriesDocument,
      variables: { symbol, until },
      fetchPolicy: 'no-cache',
    });
    await (optional.includes(symbol) ? loaded.catch(() => null) : loaded);
  }
  return (await run()).result;
}
