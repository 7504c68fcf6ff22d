import { createActor } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { sessionMachine } from '../../machines/session.machine';
import { createBackend } from '../../src/graph/backend';
import { createGraphClient } from '../../src/graph/client';
import { failureOf } from '../../src/graph/failure';
import { createRest } from '../../src/rest/client';
import type { RefusedLoad } from '../../src/rest/errors';
import { sampleUser } from '../../src/rest/user';
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
import { WatchlistsDocument } from '../../src/graph/watchlists.generated';
import { AddSymbolDocument, DeleteSymbolDocument } from '../../src/member/watchlist/watchlist.generated';
import { session, refused } from '../support/graph/session-client';

/** Where the session leads whose loads were refused so: to the login where it ends, to the welcome page, or nowhere. */
function ledTo({ mock: { calls } }: ReturnType<typeof session>['onLoadRefused']) {
  const pages: string[] = [];
  const stored = { token: 'T0K3N', user: sampleUser };
  const actor = createActor(sessionMachine, { input: { stored } });
  actor.on('navigate', ({ to }) => pages.push(to.page));
  actor.start();
  for (const [refusal] of calls) actor.send({ type: 'load refused', token: stored.token, ...refusal });
  return pages;
}

const candles = { symbol: 'HPG', resolution: 'DAY', countback: 5 } as const;

describe('a session', () => {
  it.each([401, 422])('ends when the watchlists respond with %i', async (status) => {
    const { client, onLoadRefused } = session({ 'GET /api/watchlists': refused(status) });
    const error: unknown = await client
      .query({ query: WatchlistsDocument })
      .catch((thrown: unknown) => thrown);

    expect(onLoadRefused.mock.calls).toEqual([
      [{ load: 'watchlists', status, withToken: true, isOfFeed: false, isSave: false }],
    ]);
    expect(ledTo(onLoadRefused)).toEqual(['login']);
    expect(failureOf(error)).toMatchObject({ status, serverMessage: 'Hết phiên' });
  });

  it('calls back for each load with a 401, which the session reduces to one end', async () => {
    const { client, onLoadRefused } = session({
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

    expect(onLoadRefused).toHaveBeenCalledTimes(4);
    expect(ledTo(onLoadRefused)).toEqual(['login']);
  });

  it.each([400, 401, 403, 422])('does not end by itself when the feed responds with %i', async (status) => {
    const { client, onLoadRefused } = session({
      'GET /udf/history': refused(status),
      'GET /udf/quotes': refused(status),
    });
    await Promise.allSettled([
      client.query({ query: CandlesDocument, variables: candles }),
      client.query({ query: InstrumentDocument, variables: { symbol: 'HPG' } }),
    ]);

    expect(onLoadRefused.mock.calls.flat().every(({ isOfFeed }) => isOfFeed)).toBe(true);
    expect(ledTo(onLoadRefused)).toEqual([]);
  });

  it.each([400, 403, 404, 422, 500])('does not end when another load responds with %i', async (status) => {
    const { client, onLoadRefused } = session({ 'GET /api/tplus_signals': refused(status) });
    await client.query({ query: SignalsDocument }).catch(() => {});
    expect(onLoadRefused).toHaveBeenCalledTimes(status < 500 ? 1 : 0);
    expect(ledTo(onLoadRefused)).toEqual([]);
  });

  it.each([
    { status: 401, reported: ['addSymbol', 'deleteSymbol'] },
    { status: 422, reported: [] },
  ])('does not end by itself when a submission responds with $status', async ({ status, reported }) => {
    const { client, onLoadRefused } = session({
      'POST /api/watchlists/add_symbol': refused(status),
      'POST /api/watchlists/delete_symbol/1/HPG': refused(status),
    });
    const variables = { watchlistId: '1', symbol: 'HPG' };
    const outcomes = await Promise.allSettled([
      client.mutate({ mutation: AddSymbolDocument, variables }),
      client.mutate({ mutation: DeleteSymbolDocument, variables }),
    ]);

    expect(outcomes.map(({ status: outcome }) => outcome)).toEqual(['rejected', 'rejected']);
    const saves = reported.map((load) => ({ load, status, withToken: true, isOfFeed: false, isSave: true }));
    const calls = onLoadRefused.mock.calls.flat();
    expect(calls.toSorted((one, other) => (one.load < other.load ? -1 : 1))).toEqual(saves);
    expect(ledTo(onLoadRefused)).toEqual([]);
  });

  it('does not end by a 401 of a stranger, who never saw the token', async () => {
    const server = fakeServer({
      'GET https://news.example/list': refused(401),
      'GET https://feed.example/history': refused(401),
    });
    const onLoadRefused = vi.fn<(refused: RefusedLoad) => void>();
    const urls = { newsUrl: 'https://news.example/list', feedUrl: 'https://feed.example' };
    const shared = { schedule: noTimer, fetch: server.fetch };
    const rest = createRest({ ...shared, baseUrl: '', token: 'T0K3N' });
    const backend = createBackend({ ...urls, ...shared, rest });
    const { client } = createGraphClient({ backend, onLoadRefused });
    await Promise.allSettled([
      client.query({ query: NewsDocument }),
      client.query({ query: CandlesDocument, variables: candles }),
    ]);

    // Of the feed its configuration too.
    expect(server.calls.map(({ headers }) => headers['authorization'])).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(onLoadRefused).toHaveBeenCalledTimes(2);
    expect(ledTo(onLoadRefused)).toEqual([]);
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

  it.each(loads)('$call with a 403 leads to the welcome page, and leaves the session alone', async (load) => {
    const { client, onLoadRefused } = session({ [load.call]: refused(403) });
    await client.query(load as Parameters<typeof client.query>[0]).catch(() => {});

    expect(ledTo(onLoadRefused)).toEqual(['about']);
  });

  it.each([401, 404, 422, 500])(
    'that fails with %i is not taken for one that is forbidden',
    async (status) => {
      const { client, onLoadRefused } = session({ 'GET /api/users': refused(status) });
      await client.query({ query: UsersDocument }).catch(() => {});
      expect(ledTo(onLoadRefused)).not.toContain('about');
    },
  );

  it('is something else than a load of members, or a submission', async () => {
    const { client, onLoadRefused } = session({
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
    expect(onLoadRefused.mock.calls.map(([{ load }]) => load)).toEqual(['watchlists']);
    expect(ledTo(onLoadRefused)).toEqual([]);
  });
});
