import { describe, expect, it } from 'vitest';
import { createBackend } from '../../../src/graph/backend';
import { feedConfig } from '../../../src/graph/feed/config';
import { createLoads } from '../../../src/graph/loads';
import type { Priority } from '../../../src/rest/queue';
import { createRest } from '../../../src/rest/client';
import { fakeServer, noTimer, type Call, type Reply } from '../../support/rest/fake-server';

const namesIn = ({ url }: Call) => new URL(url, 'http://localhost').searchParams.get('symbol')!.split(',');
const barsOf = (symbol: string) => ({ s: 'ok', t: [0], c: [symbol.length] });
const historyOf = (call: Call): Reply => {
  const [first, ...others] = namesIn(call);
  if (others.length === 0) return { json: barsOf(first!) };
  return { json: { s: 'ok', d: [first!, ...others].map((n) => ({ n: `HOSE:${n}`, ...barsOf(n) })) } };
};

/** A session over a feed that has the bars of so many symbols in one request. */
async function open(atOnce?: number, answer: (call: Call) => Reply = historyOf) {
  const config = { supported_resolutions: ['D'], ...(atOnce && { max_history_symbols: atOnce }) };
  const server = fakeServer({ 'GET /udf/config': { json: config }, 'GET /udf/history': answer });
  const shared = { schedule: noTimer, fetch: server.fetch };
  const loads = createLoads(noTimer, () => 0);
  const backend = createBackend({
    ...shared,
    rest: createRest({ ...shared, baseUrl: '', token: 'T0K3N' }),
    order: { current: loads, ready: Promise.resolve(loads) },
    newsUrl: '/news',
    feedUrl: '/udf',
  });
  await feedConfig(backend());
  const load = (symbol: string, range = 'resolution=D&to=9', priority?: Priority) =>
    backend(undefined, priority).feed(`history?symbol=${symbol}&${range}`);
  const requests = () =>
    server
      .requests()
      .map((line) => line.slice('GET /udf/'.length))
      .filter((line) => line.startsWith('history'));
  return { load, requests };
}

describe('bars of several symbols that are loaded at about the same time', () => {
  it('are requested together where the feed offers it, and each view gets those of its symbol', async () => {
    const { load, requests } = await open(50);

    expect(await Promise.all([load('HPG'), load('VNINDEX'), load('HPG')])).toMatchObject([
      barsOf('HPG'),
      barsOf('VNINDEX'),
      barsOf('HPG'),
    ]);
    expect(requests()).toEqual(['history?symbol=HPG,VNINDEX&resolution=D&to=9']);
  });

  it('are requested apart where it offers nothing of the kind', async () => {
    const { load, requests } = await open();

    await Promise.all([load('HPG'), load('VNM')]);

    expect(requests()).toEqual([
      'history?symbol=HPG&resolution=D&to=9',
      'history?symbol=VNM&resolution=D&to=9',
    ]);
  });

  it('are requested apart for a chart and for the charts that may be opened next', async () => {
    const { load, requests } = await open(50);

    await Promise.all([load('HPG', 'to=9', 'chart'), load('VNM', 'to=9', 'neighbour'), load('FPT', 'to=9')]);

    expect(requests().toSorted()).toEqual(['FPT', 'HPG', 'VNM'].map((each) => `history?symbol=${each}&to=9`));
  });

  it('are requested by range, with as many symbols as the feed says', async () => {
    const { load, requests } = await open(2);

    await Promise.all([load('HPG'), load('VNM', 'to=5'), load('FPT'), load('SSI'), load('VIX', 'to=5')]);

    expect(requests().toSorted()).toEqual([
      'history?symbol=FPT,HPG&resolution=D&to=9',
      'history?symbol=SSI&resolution=D&to=9',
      'history?symbol=VIX,VNM&to=5',
    ]);
  });

  it.each<[string, Reply]>([
    ['refuses them together', { status: 400, json: {} }],
    ['says an error', { json: { s: 'error', errmsg: 'unknown symbol' } }],
    ['has none of them in its answer', { json: { s: 'ok', d: [] } }],
  ])('are requested apart for the rest of the session once a feed %s', async (_, together) => {
    const { load, requests } = await open(50, (call) =>
      namesIn(call).length > 1 ? together : historyOf(call),
    );

    expect(await Promise.all([load('HPG'), load('FPT')])).toEqual([barsOf('HPG'), barsOf('FPT')]);
    await Promise.all([load('VNM'), load('SSI')]);

    expect(requests().map((line) => line.split('&')[0])).toEqual([
      'history?symbol=FPT,HPG',
      ...['HPG', 'FPT', 'VNM', 'SSI'].map((symbol) => `history?symbol=${symbol}`),
    ]);
  });
});
