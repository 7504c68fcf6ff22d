import { ApolloLink, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { OperationTypeNode } from 'graphql';
import { asNumber } from '../lib/json';
import type { RefusedLoad } from '../rest/errors';
import type { Priority } from '../rest/queue';

/**
 * Calls back for each load that the API or the feed refuses, and for a save that is refused with a 401: that is its form's own
 * message, and a reason to ask whether the session has ended.
 */
export function reportRefusedLoads(onLoadRefused: (refused: RefusedLoad) => void) {
  return new ErrorLink(({ error, operation }) => {
    if (!CombinedGraphQLErrors.is(error)) return;
    const isSave = operation.operationType === OperationTypeNode.MUTATION;
    for (const { extensions, path } of error.errors) {
      const status = asNumber(extensions?.['status']) ?? 0;
      if (status < 400 || status > 499 || (isSave && status !== 401)) continue;
      onLoadRefused({
        load: String(path?.[0]),
        status,
        withToken: extensions?.['withToken'] === true,
        isOfFeed: extensions?.['isOfFeed'] === true,
        isSave,
      });
    }
  });
}

/** What an operation's context may hold: who waits for its loads, what else ends them besides its own end, and whose they are. */
export type LoadContext = {
  abortSignal?: AbortSignal;
  priority?: Priority;
  endedBy?: AbortSignal;
  person?: string;
};

/** Gives each operation an AbortSignal that ends with it; once closed, it requests and delivers nothing more. */
export function createAbortLink() {
  const running = new Set<AbortController>();
  let isClosed = false;

  const link = new ApolloLink(
    (operation, forward) =>
      new Observable((observer) => {
        if (isClosed) return;
        const controller = new AbortController();
        running.add(controller);
        const { endedBy } = operation.getContext() as LoadContext;
        endedBy?.addEventListener('abort', () => controller.abort(), { signal: controller.signal });
        operation.setContext({ abortSignal: controller.signal });
        const subscription = forward(operation).subscribe({
          next: (result) => !isClosed && observer.next(result),
          error: (error) => !isClosed && observer.error(error),
          complete: () => !isClosed && observer.complete(),
        });
        return () => {
          subscription.unsubscribe();
          running.delete(controller);
          controller.abort();
        };
      }),
  );

  return {
    link,
    close() {
      isClosed = true;
      for (const controller of running) controller.abort();
      running.clear();
    },
  };
}
