import { ApolloClient, ApolloLink } from '@apollo/client';
import { SchemaLink } from '@apollo/client/link/schema';
import type { RefusedLoad } from '../rest/errors';
import type { Backend, Sources } from './backend';
import { createCache } from './cache';
import { yieldBetweenResults } from './yield-between-results';
import { getSchema } from './schema';
import { createAbortLink, reportRefusedLoads, type LoadContext } from './session-guard';

type Options = {
  backend: Backend;
  /** Called for every load that the server refuses. */
  onLoadRefused: (refused: RefusedLoad) => void;
};

/** Creates one session's client; after `stop` it requests, writes and delivers nothing more. */
export function createGraphClient({ backend, onLoadRefused }: Options) {
  const abortLink = createAbortLink();
  const schemaLink = new SchemaLink({
    schema: getSchema(),
    context(operation): Sources {
      const { abortSignal, priority, person } = operation.getContext() as LoadContext;
      return { ...backend(abortSignal, priority), person };
    },
  });

  const client = new ApolloClient({
    link: ApolloLink.from([
      abortLink.link,
      reportRefusedLoads(onLoadRefused),
      yieldBetweenResults,
      schemaLink,
    ]),
    cache: createCache(backend().now),
    // Overwriting would drop what the merge policies keep when a response lacks it.
    defaultOptions: { watchQuery: { refetchWritePolicy: 'merge' } },
    devtools: { enabled: import.meta.env.MODE === 'development' },
  });
  return { client, stop: () => abortLink.close() };
}
