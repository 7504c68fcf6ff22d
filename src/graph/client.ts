import { ApolloClient, ApolloLink } from '@apollo/client';
import { SchemaLink } from '@apollo/client/link/schema';
import type { Backend, Sources } from './backend';
import { createCache } from './cache';
import { yieldBetweenResults } from './yield-between-results';
import { getSchema } from './schema';
import { createAbortLink, reportEndedSession, reportForbidden, type LoadContext } from './session-guard';

type Options = {
  backend: Backend;
  /** Called for every load whose response ends the session, possibly several times. */
  onSessionEnded: () => void;
  /** Called for every load for admins that the server forbids. */
  onForbidden: () => void;
};

/** Creates one session's client; after `stop` it requests, writes and delivers nothing more. */
export function createGraphClient({ backend, onSessionEnded, onForbidden }: Options) {
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
      reportEndedSession(onSessionEnded),
      reportForbidden(onForbidden),
      yieldBetweenResults,
      schemaLink,
    ]),
    cache: createCache(),
    // Overwriting would drop what the merge policies keep when a response lacks it.
    defaultOptions: { watchQuery: { refetchWritePolicy: 'merge' } },
    devtools: { enabled: import.meta.env.MODE === 'development' },
  });
  return { client, stop: () => abortLink.close() };
}
