import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AppActorsProvider, type AppActors } from '../../src/app/actors/AppActors';
import { createStore } from '../../src/lib/store';
import { useFigures } from '../../src/member/shared/screen/useFigures';

const at = (instant: string) => new Date(`2026-08-${instant}+07:00`);

/** A page that stays open, whose server answers with the figures of these closes, one after the other. */
function open(closes: readonly string[]) {
  let requests = 0;
  const link = new ApolloLink(() => {
    const asOf = closes[Math.min(requests, closes.length - 1)];
    requests += 1;
    return new Observable((observer) => {
      observer.next({ data: { figures: { __typename: 'Figures', asOf, symbols: [{ symbol: 'FPT' }] } } });
      observer.complete();
    });
  });
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const time = createStore(at('27T16:00'));
  const actors = { clock: { now: time.get, subscribe: time.subscribe } } as unknown as AppActors;
  const render = () =>
    renderHook(useFigures, {
      initialProps: { skip: false },
      wrapper: ({ children }) => (
        <AppActorsProvider value={actors}>
          <ApolloProvider client={client}>{children}</ApolloProvider>
        </AppActorsProvider>
      ),
    });
  return { render, time, requests: () => requests };
}

it('the figures of an earlier close are replaced in a page that stays open, after the next close and not before', async () => {
  const { render, time, requests } = open(['2026-08-27', '2026-08-28']);
  const { result, unmount } = render();
  await waitFor(() => expect(result.current.asOf).toBe('2026-08-27'));
  act(() => time.set(at('28T14:59')));
  unmount();
  const again = render();
  expect([again.result.current.asOf, requests()]).toEqual(['2026-08-27', 1]);

  act(() => time.set(at('28T15:00')));
  await waitFor(() => expect(again.result.current.asOf).toBe('2026-08-28'));
  act(() => time.set(at('28T15:01')));
  expect(requests()).toBe(2);
});

it('a server that is behind after a close gets a request every ten minutes until it has the figures of that close', async () => {
  const { render, time, requests } = open(['2026-08-27', '2026-08-27', '2026-08-28']);
  const { result } = render();
  await waitFor(() => expect(result.current.asOf).toBe('2026-08-27'));
  act(() => time.set(at('28T15:00')));
  await waitFor(() => expect(requests()).toBe(2));
  act(() => time.set(at('28T15:09')));
  expect(requests()).toBe(2);
  act(() => time.set(at('28T15:10')));
  await waitFor(() => expect(result.current.asOf).toBe('2026-08-28'));
  act(() => time.set(at('28T15:30')));
  expect(requests()).toBe(3);
});

it('a view that begins to need them after a close does not keep those of the close before', async () => {
  const { render, time } = open(['2026-08-27', '2026-08-28']);
  const { result, rerender } = render();
  await waitFor(() => expect(result.current.asOf).toBe('2026-08-27'));
  rerender({ skip: true });
  act(() => time.set(at('28T15:00')));
  rerender({ skip: false });
  await waitFor(() => expect(result.current.asOf).toBe('2026-08-28'));
});
