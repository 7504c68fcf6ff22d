import { ApolloLink, Observable } from '@apollo/client';
import { yieldToMain } from '../lib/schedule';

/** Hands each answer over in a task of its own, since what it changes is drawn in the same one. */
export const yieldBetweenResults = new ApolloLink(
  (operation, forward) =>
    new Observable((observer) => {
      let handed = Promise.resolve();
      const hand = (over: () => void) => {
        handed = handed.then(yieldToMain).then(over);
      };
      return forward(operation).subscribe({
        next: (result) => hand(() => observer.next(result)),
        error: (error) => hand(() => observer.error(error)),
        complete: () => hand(() => observer.complete()),
      });
    }),
);
