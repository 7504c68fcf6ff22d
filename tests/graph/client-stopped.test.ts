// @module-tag P5
import { describe, expect, it, vi } from 'vitest';
import { createBackend } from '../../src/graph/backend';
import { createGraphClient } from '../../src/graph/client';
import { createRest } from '../../src/rest/client';
import { noTimer } from '../support/rest/fake-server';
import { backendOver } from '../support/graph/execute-query';
import { SignalsDocument } from '../../src/member/shared/signals.generated';
import { WatchlistsDocument } from '../../src/graph/watchlists.generated';
import { session, refused } from '../support/graph/session-client';

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
    const onLoadRefused = vi.fn();
    const urls = { newsUrl: '/news', feedUrl: '/udf' };
    const rest = createRest({ baseUrl: '', token: 'T0K3N', schedule: noTimer, fetch });
    const backend = createBackend({ ...urls, rest, schedule: noTimer, fetch });
    const { client, stop } = createGraphClient({ backend, onLoadRefused });
    const delivered = vi.fn();
    client.query({ query: SignalsDocument }).then(delivered, delivered);
    return {
      ...{ client, stop, onLoadRefused, delivered, listening },
      respond: (reply: Response) => respond(reply),
    };
  }
  const settled = () => new Promise((resolve) => setImmediate(resolve));

  it.each([
    ['a response', () => new Response(JSON.stringify(rows.json))],
    ['a failure', () => new Response('', { status: 500 })],
    ['a 401', () => new Response('', { status: 401 })],
  ])('delivers and keeps nothing of %s that comes late', async (_what, reply) => {
    const { client, stop, onLoadRefused, delivered, respond } = underWay();
    await settled();

    stop();
    respond(reply());
    await settled();

    expect(delivered).not.toHaveBeenCalled();
    expect(onLoadRefused).not.toHaveBeenCalled();
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
      onLoadRefused: () => stop(),
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
