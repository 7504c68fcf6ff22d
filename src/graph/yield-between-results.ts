import { ApolloLink, Observable } from '@apollo/client';
import { yieldToMain } from '../lib/schedule';

/** Delivers each result in a new task, since React renders what it changes in the same task. */
export const yieldBetweenResults = new ApolloLink(
  (operation, forward) =>
    new Observable((observer) => {
      let delivered = Promise.resolve();
      const deliver = (result: () => void) => {
        delivered = delivered.then(yieldToMain).then(result);
      };
      return forward(operation).subscribe({
        next: (result) => deliver(() => observer.next(result)),
        error: (error) => deliver(() => observer.error(error)),
        complete: () => deliver(() => observer.complete()),
      });
    }),
);
