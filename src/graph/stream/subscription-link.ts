import { ApolloLink, Observable } from '@apollo/client';
import { subscribe, type GraphQLSchema } from 'graphql';

type Options = {
  schema: GraphQLSchema;
  /** Has a function for each field of `Subscription`, which returns the iterator of its events. */
  rootValue: unknown;
  contextValue: unknown;
};

/** Creates a link that runs subscriptions on a schema; an iterator is returned when nobody follows its results any more. */
export function createSubscriptionLink(execution: Options): ApolloLink {
  return new ApolloLink(
    ({ query, variables, operationName }) =>
      new Observable((observer) => {
        let events: AsyncGenerator | null = null;
        let isOver = false;
        const end = () => {
          isOver = true;
          void events?.return(undefined);
        };
        const run = async () => {
          const named = { document: query, variableValues: variables, operationName: operationName ?? null };
          const started = await subscribe({ ...execution, ...named });
          if (!(Symbol.asyncIterator in started)) return observer.next(started as ApolloLink.Result);
          events = started;
          if (isOver) return end();
          // One after the other: what comes while a result is delivered waits in the iterator.
          for await (const result of events) observer.next(result as ApolloLink.Result);
        };
        run().then(
          () => observer.complete(),
          (error: unknown) => observer.error(error),
        );
        return end;
      }),
  );
}
