import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { SchemaLink } from '@apollo/client/link/schema';
import { once } from '../lib/once';
import type { Backend } from './backend';
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
  const schema = getSchema();
  const schemaLink = new SchemaLink({
    schema,
    context(operation) {
      const { abortSignal, priority } = operation.getContext() as LoadContext;
      return backend(abortSignal, priority);
    },
  });

  const isInSchema = ({ query }: ApolloLink.Operation) =>
    query.definitions.every(
      (node) =>
        node.kind !== 'OperationDefinition' ||
        node.selectionSet.selections.every(
          (field) => 'name' in field && schema.getRootType(node.operation)?.getFields()[field.name!.value],
        ),
    );
  const cache = createCache();
  const loadApart = once(async () => (await import('./apart')).createApartLink({ backend, cache }));
  const apartLink = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        void loadApart().then(
          (link) => observer.add(link.request(operation).subscribe(observer)),
          (error: unknown) => observer.error(error),
        );
      }),
  );

  const client = new ApolloClient({
    link: ApolloLink.from([
      abortLink.link,
      reportEndedSession(onSessionEnded),
      reportForbidden(onForbidden),
      yieldBetweenResults,
      ApolloLink.split(isInSchema, schemaLink, apartLink),
    ]),
    cache,
    // Overwriting would drop what the merge policies keep when a response lacks it.
    defaultOptions: { watchQuery: { refetchWritePolicy: 'merge' } },
    devtools: { enabled: import.meta.env.MODE === 'development' },
  });
  return { client, stop: () => abortLink.close() };
}
