import type { DocumentNode } from 'graphql';
import { createBackend } from '../../../src/graph/backend';
import { createGraphClient } from '../../../src/graph/client';
import { createRest } from '../../../src/rest/client';
import { fakeServer, noTimer } from '../rest/fake-server';
import type { Feed } from './feed';
import { listRows, repliesOf, type Sent } from './install';
import type { Truth } from './truth';

type Market = {
  feed: Feed;
  truth: Truth;
  /** What the API's list has; by default all shares with their prices. */
  lists?: object[];
};

/** One session's client on a feed, with what it has requested of it. */
export function openSession({ feed, truth, lists = listRows(truth) }: Market) {
  const sent: Sent = [];
  const { fetch } = fakeServer(repliesOf(feed, { sent, watchlists: lists }));
  const shared = { schedule: noTimer, fetch };
  const rest = createRest({ ...shared, baseUrl: '', token: 'T0K3N', page: 'https://nhip.example' });
  const addresses = { newsUrl: '/news', feedUrl: '/udf' };
  const backend = createBackend({ ...shared, ...addresses, rest, now: () => truth.now });
  const { client, stop } = createGraphClient({ backend, onLoadRefused: () => {} });

  /** The only field of an operation; null where it failed. */
  async function query<Value>(document: DocumentNode, variables: object = {}): Promise<Value | null> {
    const { data } = await client
      .query<Record<string, Value>>({
        query: document,
        variables,
        fetchPolicy: 'network-only',
        errorPolicy: 'none',
      })
      .catch(() => ({ data: undefined }));
    return data ? (Object.values(data)[0] ?? null) : null;
  }
  return { client, query, sent, stop };
}

export type Session = ReturnType<typeof openSession>;
