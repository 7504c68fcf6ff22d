import { describe, expect, it } from 'vitest';
import { createBackend } from '../../../src/graph/backend';
import { createLoads } from '../../../src/graph/loads';
import { createRest } from '../../../src/rest/client';
import type { RestError } from '../../../src/rest/errors';
import { fakeServer, noTimer, type Call, type Reply } from '../../support/rest/fake-server';

const symbolsOf = ({ url }: Call) => new URL(url, 'http://localhost').searchParams.get('symbols')!.split(',');
const rows = (symbols: readonly string[]) => symbols.map((n) => ({ s: 'ok', n: `HOSE:${n}`, v: { lp: 1 } }));
const quoted = (call: Call): Reply => ({ json: { s: 'ok', d: rows(symbolsOf(call)) } });

/** A session over a feed that answers its quotes in this way. */
function open(answer: (call: Call) => Reply = quoted) {
  const server = fakeServer({ 'GET /udf/quotes': answer });
  const shared = { schedule: noTimer, fetch: server.fetch };
  const loads = createLoads(noTimer, () => 0);
  const backend = createBackend({
    ...shared,
    rest: createRest({ ...shared, baseUrl: '', token: 'T0K3N' }),
    order: { current: loads, ready: Promise.resolve(loads) },
    newsUrl: '/news',
    feedUrl: '/udf',
  });
  const load = (symbols: string, signal?: AbortSignal) =>
    backend(signal).feed(`quotes?symbols=${symbols}`) as Promise<{ d: { n: string }[] }>;
  const namesOf = async (symbols: string) => (await load(symbols)).d.map(({ n }) => n.slice(5)).join();
  return { load, namesOf, requests: () => server.requests().map((line) => line.slice('GET /udf/'.length)) };
}

describe('quotes that several views load at about the same time', () => {
  it('are requested together, and each view gets its own', async () => {
    const { namesOf, requests } = open();

    expect(await Promise.all([namesOf('HPG,FPT'), namesOf('VNM'), namesOf('FPT,SSI')])).toEqual([
      'FPT,HPG',
      'VNM',
      'FPT,SSI',
    ]);
    expect(requests()).toEqual(['quotes?symbols=FPT,HPG,SSI,VNM']);
  });

  it('are requested as one view asks where it has all of them', async () => {
    const { namesOf, requests } = open();

    expect(await Promise.all([namesOf('HPG,FPT'), namesOf('FPT')])).toEqual(['HPG,FPT', 'FPT']);

    expect(requests()).toEqual(['quotes?symbols=HPG,FPT']);
  });

  it('are requested in as few addresses as can name them', async () => {
    const { load, requests } = open();
    const named = (count: number, from: number) =>
      Array.from({ length: count }, (_, n) => `S${from + n}`).join();

    await Promise.all([load(named(300, 0)), load(named(90, 300)), load(named(50, 500))]);

    expect(requests().map((line) => line.split(',').length)).toEqual([390, 50]);
  });

  it('come for the others where one view leaves, and are aborted where all do', async () => {
    const { load } = open(() => 'never responds');
    const leaving = new AbortController();
    const [left, stays] = [load('HPG', leaving.signal), load('VNM', leaving.signal)];
    leaving.abort();
    await expect(left).rejects.toMatchObject({ kind: 'aborted' });
    await expect(stays).rejects.toMatchObject({ kind: 'aborted' });

    const { load: loadAgain, namesOf } = open();
    const one = new AbortController();
    const gone = loadAgain('HPG', one.signal);
    const other = namesOf('VNM');
    one.abort();
    await expect(gone).rejects.toMatchObject({ kind: 'aborted' });
    expect(await other).toBe('VNM');
  });

  it.each([
    ['with a status', { status: 400, json: { message: 'Too many' } }],
    ['in its answer', { json: { s: 'error', errmsg: 'Too many' } }],
  ])(
    'are requested apart for the rest of the session once a feed refuses them together %s',
    async (_, refusal) => {
      const { namesOf, requests } = open((call) => (symbolsOf(call).length > 2 ? refusal : quoted(call)));

      expect(await Promise.all([namesOf('FPT,HPG'), namesOf('VNM')])).toEqual(['FPT,HPG', 'VNM']);
      expect(await Promise.all([namesOf('FPT,HPG'), namesOf('VNM')])).toEqual(['FPT,HPG', 'VNM']);

      const apart = ['quotes?symbols=FPT,HPG', 'quotes?symbols=VNM'];
      expect(requests()).toEqual(['quotes?symbols=FPT,HPG,VNM', ...apart, ...apart]);
    },
  );

  it('fail together where the feed cannot be reached', async () => {
    const { load, requests } = open(() => ({ status: 500, json: {} }));

    const failures = await Promise.allSettled([load('HPG'), load('VNM')]);

    const kindOf = (each: PromiseSettledResult<unknown>) =>
      ((each as PromiseRejectedResult).reason as RestError).kind;
    expect(failures.map(kindOf)).toEqual(['server', 'server']);
    expect(requests()).toHaveLength(1);
  });
});

describe('the order book of a symbol', () => {
  it('is requested by itself, as it says more of it', async () => {
    const { load, requests } = open();

    await Promise.all([load('HPG&depth=3'), load('VNM')]);

    expect(requests()).toEqual(['quotes?symbols=HPG&depth=3', 'quotes?symbols=VNM']);
  });
});
