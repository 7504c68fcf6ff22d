import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createBackend } from '../../src/graph/backend';
import { createGraphClient } from '../../src/graph/client';
import { createRest } from '../../src/rest/client';
import { createLoads } from '../../src/graph/loads';
import { CandlesDocument } from '../../src/graph/candles.generated';
import { DailyClosesDocument } from '../../src/member/shared/price-line/price-line.generated';
import type { RestError } from '../../src/rest/errors';
import { fakeServer, noTimer } from '../support/rest/fake-server';

// The code of bars loads with the first ones, which takes longer than a test waits.
beforeAll(() => import('../../src/graph/feed/bars-of-feed'));

/** A session over a feed that responds when the test calls for it. */
function open() {
  const sent: string[] = [];
  const aborted: string[] = [];
  const responses: (() => void)[] = [];
  const fetch: typeof globalThis.fetch = (input, init) => {
    const { pathname, searchParams } = new URL(input as string, 'http://localhost');
    if (pathname.endsWith('/config')) return Promise.resolve(Response.json(CONFIG));
    const symbol = searchParams.get('symbol')!;
    sent.push(symbol);
    init?.signal?.addEventListener('abort', () => aborted.push(symbol));
    return new Promise((resolve) => responses.push(() => resolve(Response.json({ s: 'no_data' }))));
  };
  const loads = createLoads();
  const { queue } = loads;
  const rest = createRest({ baseUrl: '', token: 'T0K3N', schedule: noTimer, fetch });
  const backend = createBackend({
    rest,
    order: { current: loads, ready: Promise.resolve(loads) },
    newsUrl: '/news',
    feedUrl: '/udf',
  });
  const { client, stop } = createGraphClient({ backend, onLoadRefused: () => {} });
  onTestFinished(stop);

  const settled = () => new Promise<void>((done) => setTimeout(done));
  const watch = (query: Parameters<typeof client.watchQuery>[0]) => {
    const subscription = client.watchQuery(query).subscribe({ error: () => {} });
    return () => subscription.unsubscribe();
  };
  return {
    client,
    queue,
    sent,
    aborted,
    settled,
    row: (symbol: string) =>
      watch({
        query: DailyClosesDocument,
        variables: { symbol, countback: 30 },
        context: { priority: 'row' },
      }),
    chart: (symbol: string) => watch({ ...chartOf(symbol), context: { priority: 'chart' } }),
    /** Loads a chart that may be opened next; returns the AbortController. */
    ahead(symbol: string) {
      const controller = new AbortController();
      const context = { priority: 'neighbour', endedBy: controller.signal, queryDeduplication: false };
      client.query({ ...chartOf(symbol), context }).catch(() => {});
      return controller;
    },
    async respond() {
      responses.splice(0).forEach((respond) => respond());
      await settled();
    },
  };
}

const CONFIG = { supported_resolutions: ['D'] };

const chartOf = (symbol: string) => ({
  query: CandlesDocument,
  variables: { symbol, resolution: 'DAY', countback: 1000 } as const,
});

describe('the loads of a long list and of a chart', () => {
  it('are the chart’s first, then two rows at once', async () => {
    const { row, chart, sent, settled, respond } = open();
    row('AAA');
    row('BBB');
    await settled();
    chart('VNM');
    row('CCC');
    row('DDD');
    await settled();
    expect(sent).toEqual(['AAA', 'BBB', 'VNM']);

    await respond();

    expect(sent.slice(3)).toEqual(['DDD', 'CCC']);
  });

  it('are not sent for rows and charts that are gone while the keys run', async () => {
    const { row, chart, queue, sent, settled } = open();
    queue.hold(true);
    for (const passed of ['AAA', 'BBB']) {
      const [leaveRow, leaveChart] = [row(passed), chart(passed)];
      await settled();
      leaveRow();
      leaveChart();
    }
    chart('VNM');
    await settled();
    expect(sent).toEqual([]);

    queue.hold(false);
    await settled();

    expect(sent).toEqual(['VNM']);
  });

  it('are aborted with the row that waited for them', async () => {
    const { row, aborted, settled } = open();
    const leave = row('AAA');
    await settled();

    leave();

    expect(aborted).toEqual(['AAA']);
  });

  it('are shared by a chart and by who loaded it ahead, who may leave', async () => {
    const { ahead, chart, client, sent, aborted, settled, respond } = open();
    const [next, other] = [ahead('VNM'), ahead('FPT')];
    await settled();
    chart('VNM');
    await settled();
    next.abort();
    other.abort();
    await respond();

    expect([sent, aborted]).toEqual([['VNM', 'FPT'], ['FPT']]);
    // What reads a response without bars loads with the first one.
    await expect.poll(() => client.readQuery(chartOf('VNM'))?.candles.availability).toBe('NO_DATA');
  });
});

describe('a call that the server refuses for a while', () => {
  it('is not requested again by a retry or a poll before that time', async () => {
    const server = fakeServer({
      'GET /api/tplus_signals': { status: 429, json: {}, headers: { 'retry-after': '60' } },
    });
    const shared = { schedule: noTimer, fetch: server.fetch };
    const loads = createLoads(
      noTimer,
      () => 0,
      () => 0,
    );
    const rest = createRest({ ...shared, baseUrl: '', token: 'T0K3N' });
    const order = { current: loads, ready: Promise.resolve(loads) };
    const { api } = createBackend({ ...shared, rest, order, newsUrl: '/news', feedUrl: '/udf' })();

    const failures = [];
    for (let poll = 0; poll < 3; poll += 1)
      failures.push(await api.get('api/tplus_signals').catch((error: unknown) => error));

    expect(server.requests()).toEqual(['GET /api/tplus_signals']);
    expect(failures.map((error) => (error as RestError).retryAfter)).toEqual([60_000, 60_000, 60_000]);
  });

  it('is not requested by what waits behind it either', async () => {
    const sent: string[] = [];
    const fetch: typeof globalThis.fetch = (input) => {
      const address = input as string;
      sent.push(address);
      const refusal = { status: 429, headers: { 'retry-after': '60' } };
      return Promise.resolve(
        address.includes('/config') ? Response.json(CONFIG) : new Response('{}', refusal),
      );
    };
    const loads = createLoads(
      noTimer,
      () => 0,
      () => 0,
    );
    const shared = { schedule: noTimer, fetch };
    const rest = createRest({ ...shared, baseUrl: '', token: 'T0K3N' });
    const order = { current: loads, ready: Promise.resolve(loads) };
    const backend = createBackend({ ...shared, rest, order, newsUrl: '/news', feedUrl: '/udf' });

    const results = await Promise.allSettled([
      backend(undefined, 'chart').feed('history?symbol=FPT&to=1'),
      backend(undefined, 'row').feed('history?symbol=HPG&to=2'),
    ]);

    expect(sent).toEqual(['/udf/history?symbol=FPT&to=1']);
    expect(results.map((each) => each.status)).toEqual(['rejected', 'rejected']);
  });
});
