import { ApolloLink, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { OperationTypeNode, type GraphQLFormattedError } from 'graphql';
import type { Priority } from '../rest/queue';

/** Calls back when a load reports that the session is over; a refused mutation is its form's own message. */
export function reportEndedSession(onSessionEnded: () => void) {
  return new ErrorLink(({ error, operation }) => {
    if (operation.operationType !== OperationTypeNode.QUERY || !CombinedGraphQLErrors.is(error)) return;
    if (error.errors.some(endsTheSession)) onSessionEnded();
  });
}

/** Calls back when a load for admins is forbidden: the server, not the browser, decides who is one. */
export function reportForbidden(onForbidden: () => void) {
  return new ErrorLink(({ error, operation }) => {
    if (operation.operationType !== OperationTypeNode.QUERY || !CombinedGraphQLErrors.is(error)) return;
    if (error.errors.some(isForAdmins)) onForbidden();
  });
}

const FOR_ADMINS: ReadonlySet<unknown> = new Set([
  'users',
  'subscriptionTiers',
  'userSubscriptions',
  'adminSignals',
]);

/** Whether an error is a 403 to a load for admins. */
function isForAdmins({ extensions, path }: GraphQLFormattedError) {
  return extensions?.['status'] === 403 && FOR_ADMINS.has(path?.[0]);
}

/** Whether an error is a 401 to a request that carried the token; for the watchlists also a 422. */
function endsTheSession({ extensions, path }: GraphQLFormattedError) {
  if (extensions?.['withToken'] !== true) return false;
  return extensions['status'] === 401 || (extensions['status'] === 422 && path?.[0] === 'watchlists');
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
        endedBy?.addEventListener('abort', () => controller.abort());
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
