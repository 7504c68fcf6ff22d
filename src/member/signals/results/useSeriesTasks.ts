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

/** The results of tasks as far as they are there, and a function that runs the failed ones, or those that are given, again; keep `tasks` until their input changes. */
export function useSeriesTasks<Task extends SeriesTask<unknown>>(tasks: readonly Task[]) {
  type Result = Task extends SeriesTask<infer Each> ? Each : never;
  const client = useApolloClient();
  const computation = useMemo(
    () => createComputation(tasks, (task) => resultOf(client, task as SeriesTask<Result>)),
    [client, tasks],
  );
  const { results, error } = useSyncExternalStore(computation.subscribe, computation.get);
  return { results, error, retry: computation.retry };
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
