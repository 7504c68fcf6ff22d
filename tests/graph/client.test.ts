import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createBackend } from '../../src/graph/backend';
import { createGraphClient } from '../../src/graph/client';
import { failureOf } from '../../src/graph/failure';
import { createRest } from '../../src/rest/client';
import { fakeClock, fakeServer, type Reply, noTimer } from '../support/rest/fake-server';
import { backendOver } from '../support/graph/execute-query';
import {
  PlansDocument,
  PlanAssignmentsDocument,
  ReplacePlansDocument,
  UsersDocument,
} from '../../src/member/admin/plans/plans.generated';
import { AdminSignalsDocument } from '../../src/member/admin/signals/admin-signals.generated';
import { NewsDocument } from '../../src/member/news/news.generated';
import { SignalsDocument } from '../../src/member/signals/signals.generated';
import { CandlesDocument, InstrumentDocument } from '../../src/member/technical/technical.generated';
import {
  AddSymbolDocument,
  DeleteSymbolDocument,
  WatchlistsDocument,
} from '../../src/member/watchlist/watchlist.generated';

type Replies = Parameters<typeof backendOver>[0];

function session(replies: Replies, options?: Parameters<typeof backendOver>[1]) {
  const onSessionEnded = vi.fn();
  const onForbidden = vi.fn();
  const { backend, server } = backendOver(replies, options);
  const graph = createGraphClient({ backend, onSessionEnded, onForbidden });
  return { ...graph, onSessionEnded, onForbidden, server };
}

const refused = (status: number): Reply => ({ status, json: { message: 'Hết phiên' } });
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
    { call: 'GET /api/plans', query: PlansDocument },
    { call: 'GET /api/users/7/plans', query: PlanAssignmentsDocument, variables },
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
      client.mutate({ mutation: ReplacePlansDocument, variables: { ...variables, assignments: [] } }),
    ]);
    expect(onForbidden).not.toHaveBeenCalled();
  });
});

describe('a client that was stopped', () => {
  const rows = { json: { data: [{ symbol: 'HPG', price: 1, signal_type: 'x', updated: '' }] } };

  /** A session whose signals are under way until `respond` is called. */
  function underWay() {
    let respond: (response: Response) => void = () => {};
    const listening: AbortSignal[] = [];
    const fetch: typeof globalThis.fetch = (_url, init) => {
      if (init?.signal) listening.push(init.signal);
      return new Promise((resolve) => (respond = resolve));
    };
    const onSessionEnded = vi.fn();
    const urls = { newsUrl: '/news', feedUrl: '/udf' };
    const rest = createRest({ baseUrl: '', token: 'T0K3N', schedule: noTimer, fetch });
    const backend = createBackend({ ...urls, rest, schedule: noTimer, fetch });
    const { client, stop } = createGraphClient({ backend, onSessionEnded, onForbidden: () => {} });
    const delivered = vi.fn();
    client.query({ query: SignalsDocument }).then(delivered, delivered);
    return {
      ...{ client, stop, onSessionEnded, delivered, listening },
      respond: (reply: Response) => respond(reply),
    };
  }
  const settled = () => new Promise((resolve) => setImmediate(resolve));

  it.each([
    ['a response', () => new Response(JSON.stringify(rows.json))],
    ['a failure', () => new Response('', { status: 500 })],
    ['a 401', () => new Response('', { status: 401 })],
  ])('delivers and keeps nothing of %s that comes late', async (_what, reply) => {
    const { client, stop, onSessionEnded, delivered, respond } = underWay();
    await settled();

    stop();
    respond(reply());
    await settled();

    expect(delivered).not.toHaveBeenCalled();
    expect(onSessionEnded).not.toHaveBeenCalled();
    expect(client.cache.extract()).toEqual({});
  });

  it('ends the requests under way', async () => {
    const { stop, listening } = underWay();
    await settled();
    stop();
    expect(listening.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it('sends no request any more', async () => {
    const { client, stop, server } = session({ 'GET /api/tplus_signals': rows });
    stop();
    void client.query({ query: SignalsDocument });
    await settled();
    expect(server.calls).toEqual([]);
  });

  it('may be stopped by the very failure that ended the session, which then reaches no screen', async () => {
    const { backend } = backendOver({ 'GET /api/watchlists': refused(401) });
    const { client, stop } = createGraphClient({
      backend,
      onSessionEnded: () => stop(),
      onForbidden: () => {},
    });
    const delivered = vi.fn();
    client.query({ query: WatchlistsDocument }).then(delivered, delivered);
    await settled();
    expect(delivered).not.toHaveBeenCalled();
  });

  it('does not disturb the client of the next session', async () => {
    const first = session({});
    const second = session({ 'GET /api/tplus_signals': rows });
    first.stop();
    expect((await second.client.query({ query: SignalsDocument })).data?.signals.rows).toHaveLength(1);
  });
});

describe('an operation', () => {
  it('ends its request when nobody waits for it any more', async () => {
    const { client, server } = session({ 'GET /api/tplus_signals': 'never responds' });
    const watching = client.watchQuery({ query: SignalsDocument }).subscribe(() => {});
    await vi.waitFor(() => expect(server.calls).toHaveLength(1));

    watching.unsubscribe();

    await vi.waitFor(() => expect(server.calls[0]?.init.signal?.aborted).toBe(true));
  });

  it('fails in words of the product', async () => {
    const clock = fakeClock();
    const { client, server } = session(
      { 'GET /api/tplus_signals': 'never responds' },
      { schedule: clock.schedule },
    );
    const failure = client.query({ query: SignalsDocument }).catch(failureOf);
    await vi.waitFor(() => expect(server.calls).toHaveLength(1));

    clock.pass(15_000);

    expect(await failure).toEqual({
      kind: 'timeout',
      status: null,
      serverMessage: null,
      field: null,
      retryAfter: null,
    });
  });

  it.each([new Error('x'), null, 'x', { errors: [{ extensions: { kind: 'timeout' } }] }])(
    'that fails by %j failed unexpectedly',
    (error) => {
      expect(failureOf(error)).toEqual({
        kind: 'unexpected',
        status: null,
        serverMessage: null,
        field: null,
        retryAfter: null,
      });
    },
  );
});

describe('a response', () => {
  it('is delivered in a new task, so that input comes before its render', async () => {
    let begin = () => {};
    const second = new Promise<void>((done) => (begin = done));
    const tasks = vi.fn<() => Promise<void>>().mockResolvedValueOnce().mockReturnValueOnce(second);
    vi.stubGlobal('scheduler', { yield: tasks });
    onTestFinished(() => void vi.unstubAllGlobals());
    const { client, server } = session({ 'GET /api/watchlists': { json: [] } });
    const delivered = vi.fn();
    const response = client.query({ query: WatchlistsDocument }).then(delivered);
    await vi.waitFor(() => expect(tasks).toHaveBeenCalledTimes(2));

    expect(server.calls).toHaveLength(1);
    expect(delivered).not.toHaveBeenCalled();
    begin();
    await response;
    expect(delivered).toHaveBeenCalledTimes(1);
  });
});
