import { describe, expect, it, vi } from 'vitest';
import { createBackend } from '../../src/graph/backend';
import { createGraphClient } from '../../src/graph/client';
import { failureOf } from '../../src/graph/failure';
import { createRest } from '../../src/rest/client';
import { fakeServer, noTimer } from '../support/rest/fake-server';
import {
  SubscriptionTiersDocument,
  UserSubscriptionsDocument,
  ReplaceSubscriptionsDocument,
  UsersDocument,
} from '../../src/member/admin/subscriptions/subscriptions.generated';
import { AdminSignalsDocument } from '../../src/member/admin/signals/admin-signals.generated';
import { NewsDocument } from '../../src/member/news/news.generated';
import { SignalsDocument } from '../../src/member/shared/signals.generated';
import { CandlesDocument } from '../../src/graph/candles.generated';
import { InstrumentDocument } from '../../src/member/technical/technical.generated';
import {
  AddSymbolDocument,
  DeleteSymbolDocument,
  WatchlistsDocument,
} from '../../src/member/watchlist/watchlist.generated';
import { session, refused } from '../support/graph/session-client';

const candles = { symbol: 'HPG', resolution: 'DAY', countback: 5 } as const;

describe('a session', () => {
  it.each([401, 422])('ends when the watchlists respond with %i', async (status) => {
    const { client, onSessionEnded } = session({ 'GET /api/watchlists': refused(status) });
    const error: unknown = await client
      .query({ query: WatchlistsDocument })
      .catch((thrown: unknown) => thrown);

    expect(onSessionEnded).toHaveBeenCalledTimes(1);
    expect(failureOf(error)).toMatchObject({ status, serverMessage: 'Hết phiên' });
  });

  it('calls back for each load with a 401, which the listener reduces to one end', async () => {
    const { client, onSessionEnded } = session({
      'GET /api/watchlists': refused(401),
      'GET /api/tplus_signals': refused(401),
      'GET /udf/history': refused(401),
      'GET /udf/quotes': refused(401),
    });
    await Promise.allSettled([
      client.query({ query: WatchlistsDocument }),
      client.query({ query: SignalsDocument }),
      client.query({ query: CandlesDocument, variables: candles }),
      client.query({ query: InstrumentDocument, variables: { symbol: 'HPG' } }),
    ]);

    expect(onSessionEnded).toHaveBeenCalledTimes(4);
  });

  it.each([400, 403, 404, 422, 500])('does not end when another load responds with %i', async (status) => {
    const { client, onSessionEnded } = session({ 'GET /api/tplus_signals': refused(status) });
    await client.query({ query: SignalsDocument }).catch(() => {});
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  it.each([401, 422])('does not end when a submission responds with %i', async (status) => {
    const { client, onSessionEnded } = session({
      'POST /api/watchlists/add_symbol': refused(status),
      'POST /api/watchlists/delete_symbol/1/HPG': refused(status),
    });
    const variables = { watchlistId: '1', symbol: 'HPG' };
    const outcomes = await Promise.allSettled([
      client.mutate({ mutation: AddSymbolDocument, variables }),
      client.mutate({ mutation: DeleteSymbolDocument, variables }),
    ]);

    expect(outcomes.map(({ status: outcome }) => outcome)).toEqual(['rejected', 'rejected']);
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  it('does not end by a 401 of a stranger, who never saw the token', async () => {
    const server = fakeServer({
      'GET https://news.example/list': refused(401),
      'GET https://feed.example/history': refused(401),
    });
    const onSessionEnded = vi.fn();
    const urls = { newsUrl: 'https://news.example/list', feedUrl: 'https://feed.example' };
    const shared = { schedule: noTimer, fetch: server.fetch };
    const rest = createRest({ ...shared, baseUrl: '', token: 'T0K3N' });
    const backend = createBackend({ ...urls, ...shared, rest });
    const { client } = createGraphClient({ backend, onSessionEnded, onForbidden: () => {} });
    await Promise.allSettled([
      client.query({ query: NewsDocument }),
      client.query({ query: CandlesDocument, variables: candles }),
    ]);

    expect(server.calls.map(({ headers }) => headers['authorization'])).toEqual([undefined, undefined]);
    expect(onSessionEnded).not.toHaveBeenCalled();
  });
});

describe('a load for admins', () => {
  const variables = { userId: '7' };
  const loads = [
    { call: 'GET /api/users', query: UsersDocument },
    { call: 'GET /api/plans', query: SubscriptionTiersDocument },
    { call: 'GET /api/users/7/plans', query: UserSubscriptionsDocument, variables },
    { call: 'GET /api/signals', query: AdminSignalsDocument },
  ];

  it.each(loads)('$call with a 403 is reported, and leaves the session alone', async (load) => {
    const { client, onForbidden, onSessionEnded } = session({ [load.call]: refused(403) });
    await client.query(load as Parameters<typeof client.query>[0]).catch(() => {});

    expect([onForbidden.mock.calls.length, onSessionEnded.mock.calls.length]).toEqual([1, 0]);
  });

  it.each([401, 404, 422, 500])('that fails with %i is not taken for one that is refused', async (status) => {
    const { client, onForbidden } = session({ 'GET /api/users': refused(status) });
    await client.query({ query: UsersDocument }).catch(() => {});
    expect(onForbidden).not.toHaveBeenCalled();
  });

  it('is something else than a load of members, or a submission', async () => {
    const { client, onForbidden } = session({
      'GET /api/watchlists': refused(403),
      'POST /api/users/7/plans': refused(403),
    });
    await Promise.allSettled([
      client.query({ query: WatchlistsDocument }),
      client.mutate({
        mutation: ReplaceSubscriptionsDocument,
        variables: { ...variables, subscriptions: [] },
      }),
    ]);
    expect(onForbidden).not.toHaveBeenCalled();
  });
});
