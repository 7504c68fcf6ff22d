import { ApolloClient, ApolloLink } from '@apollo/client';
import { SchemaLink } from '@apollo/client/link/schema';
import type { Backend } from './backend';
import { createCache } from './cache';
import { yieldBetweenResults } from './yield-between-results';
import { getSchema } from './schema';
import { createGate, reportEndedSession, reportForbidden } from './session-guard';

type Options = {
  backend: Backend;
  /** Called for every load that ends the session, so perhaps several times. */
  onSessionEnded: () => void;
  /** Called for every load for admins that the server refuses this person. */
  onForbidden: () => void;
};

/** One session's client; after `stop` its late answers reach nobody, and the next session makes its own. */
export function createGraphClient({ backend, onSessionEnded, onForbidden }: Options) {
  const gate = createGate();
  const answers = new SchemaLink({
    schema: getSchema(),
    context: (operation) => backend(operation.getContext()['signal'] as AbortSignal | undefined),
  });

  const client = new ApolloClient({
    link: ApolloLink.from([
      gate.link,
      reportEndedSession(onSessionEnded),
      reportForbidden(onForbidden),
      yieldBetweenResults,
      answers,
    ]),
    cache: createCache(),
    // A retry that overwrote would forget what the cache keeps when a poorer answer comes.
    defaultOptions: { watchQuery: { refetchWritePolicy: 'merge' } },
    devtools: { enabled: false },
  });
  return { client, stop: () => gate.close() };
}
