import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { createMarketClock } from '../../src/app/actors/clock';
import { AppActorsProvider, type AppActors } from '../../src/app/actors/AppActors';
import { createCache } from '../../src/graph/cache';
import { setLanguage } from '../../src/i18n/i18n';
import { openStorage } from '../../src/lib/storage';

/** A Thursday after the close. */
const NOW = new Date('2026-08-27T16:00:00+07:00');

/** The session of somebody who is signed in, and stays so. */
export const somebody = () => ({
  getSnapshot: () => signedIn,
  subscribe: () => ({ unsubscribe() {} }),
});
const signedIn = { context: { session: { token: 'T0K3N', user: { id: 7 } } } };

/** What each request of an operation returns, the last for all that follow: data, a failure, or nothing ever. */
export type Answers = Readonly<Record<string, readonly (Record<string, unknown> | Error | 'silence')[]>>;

/** Draws a panel at an address on English words, a stopped clock and these answers. */
export async function open(panel: ReactNode, answers: Answers, at = '/', now = NOW) {
  await setLanguage('en');
  const requests: { name: string; variables: unknown }[] = [];
  const priorities = new Set<unknown>();
  const left: string[] = [];
  const link = new ApolloLink(
    ({ operationName: name = '', variables, getContext }) =>
      new Observable((observer) => {
        const turns = answers[name] ?? [new Error(`${name} was not expected`)];
        const answer =
          turns[Math.min(requests.filter((request) => request.name === name).length, turns.length - 1)];
        requests.push({ name, variables });
        priorities.add(getContext()['priority']);
        if (answer === 'silence') return () => void left.push(name);
        queueMicrotask(() => {
          if (answer instanceof Error) observer.error(answer);
          else if (answer) {
            observer.next({ data: answer });
            observer.complete();
          }
        });
      }),
  );
  const client = new ApolloClient({ link, cache: createCache(() => now) });
  const location = memoryLocation({ path: at, record: true });
  const clock = createMarketClock({ now: () => now.getTime(), after: () => () => {} });

  const session = somebody();
  const storage = openStorage(window);

  const draw = (shown: ReactNode) => (
    <AppActorsProvider value={{ clock, session, storage } as unknown as AppActors}>
      <ApolloProvider client={client}>
        <Router hook={location.hook} searchHook={location.searchHook}>
          {shown}
        </Router>
      </ApolloProvider>
    </AppActorsProvider>
  );
  const { rerender, container } = render(draw(panel));
  return {
    client,
    container,
    requests,
    /** The priorities of the requests. */
    priorities,
    /** The operations that are no longer waited for. */
    left,
    visited: location.history,
    /** Resolves once what it suspends on had its turn. */
    show: (shown: ReactNode) => act(async () => rerender(draw(shown))),
  };
}
