import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useMemo, useSyncExternalStore } from 'react';
import type { OverSeries } from '../../../graph/series-tasks';
import { KeptSeriesDocument } from '../details.generated';

/** What a worker computes over several series: awaited, there, or failed. */
type Computed<Result> = { result: Result | null; error: unknown };

/** A task over series that were studied until a day; symbols that it does not know are loaded once. */
export type SeriesTask<Result> = {
  until: string;
  /** Symbols whose bars may fail to load, without which there is a result as well. */
  optional?: readonly string[];
  run: () => Promise<OverSeries<Result>>;
};

const AWAITED: Computed<never> = { result: null, error: null };

/** The result of a task, and a function that runs it again after a failure; keep `task` until its input changes. */
export function useSeriesTask<Result>(task: SeriesTask<Result>): Computed<Result> & { retry: () => void } {
  const client = useApolloClient();
  const computing = useMemo(() => computingOf(client, task), [client, task]);
  const computed = useSyncExternalStore(computing.subscribe, computing.read);
  return { ...computed, retry: computing.retry };
}

function computingOf<Result>(client: ApolloClient, task: SeriesTask<Result>) {
  const listeners = new Set<() => void>();
  let computed: Computed<Result> = AWAITED;
  let isStarted = false;

  const show = (next: Computed<Result>) => {
    computed = next;
    listeners.forEach((changed) => changed());
  };
  const start = () => {
    isStarted = true;
    resultOf(client, task).then(
      (result) => show({ result, error: null }),
      (error: unknown) => show({ result: null, error }),
    );
  };

  return {
    read: () => computed,
    subscribe(changed: () => void) {
      listeners.add(changed);
      if (!isStarted) start();
      return () => listeners.delete(changed);
    },
    retry() {
      show(AWAITED);
      start();
    },
  };
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
