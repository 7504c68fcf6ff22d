import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createGraphClient } from '../../src/graph/client';
import { addToList, removeFromList, shareRows } from '../../src/member/watchlist/list-cache';
import { refreshPrices } from '../../src/member/watchlist/refresh-prices';
import { ListedInstrumentFragmentDoc, WatchlistsDocument } from '../../src/graph/watchlists.generated';
import { quoted } from '../support/quoted';
import { backendOver } from '../support/graph/execute-query';

const row = (symbol: string, price = 20) => ({ symbol, short_name_vi: `Công ty ${symbol}`, price });
const symbolsOf = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => `C${from + i}`);

/** A client over a list whose rows are values, C0 to C1000. */
async function longList() {
  const world = { rows: symbolsOf(0, 1001).map((symbol) => row(symbol)) };
  const { backend } = backendOver({
    'GET /api/watchlists': () => ({ json: { data: [{ id: 1, name: 'A', symbols: world.rows }] } }),
  });
  const { client } = createGraphClient({ backend, onLoadRefused: () => {} });
  await client.query({ query: WatchlistsDocument });
  const { cache } = client;
  const instrument = (symbol: string) => ({
    fragment: ListedInstrumentFragmentDoc,
    id: cache.identify({ __typename: 'Instrument', symbol })!,
  });
  return {
    ...{ world, client, cache, instrument },
    list: () => client.readQuery({ query: WatchlistsDocument })!.watchlists[0]!,
    symbols: () =>
      client.readQuery({ query: WatchlistsDocument })!.watchlists[0]!.rows.map(({ symbol }) => symbol),
  };
}

const added = { symbol: 'NEW', name: 'Mới', price: 5 };

describe('a list of more than a thousand rows', () => {
  it('gets a new symbol at its end, and moves a listed one there', async () => {
    const { cache, symbols } = await longList();
    addToList(cache, '1', added);
    expect(symbols()).toEqual([...symbolsOf(0, 1001), 'NEW']);

    addToList(cache, '1', { ...added, symbol: 'C0' });
    expect([symbols().length, symbols()[0], symbols().at(-1)]).toEqual([1002, 'C1', 'C0']);
  });

  it('loses a deleted symbol, which an undo brings back to its place', async () => {
    const { cache, symbols } = await longList();
    removeFromList(cache, '1', 'C7');
    expect(symbols()).toEqual([...symbolsOf(0, 7), ...symbolsOf(8, 1001)]);

    addToList(cache, '1', { ...added, symbol: 'C7' }, 7);
    expect(symbols()).toEqual(symbolsOf(0, 1001));
  });

  it('shares the names and prices of the rows in view with the chart, but no older price', async () => {
    const { cache, list, instrument } = await longList();
    // As the feed has called it.
    const fragment = parse('fragment Named on Instrument { symbol name quote }');
    const data = { ...quoted({ symbol: 'C1', price: 21 }), name: 'C1 Co' };
    cache.writeFragment({ fragment, id: instrument('C1').id, data });
    shareRows(cache, list().rows.slice(0, 2));

    expect(['C0', 'C1', 'C2'].map((symbol) => cache.readFragment(instrument(symbol)))).toMatchObject([
      { name: 'Công ty C0', quote: { price: 20 } },
      { name: 'Công ty C1', quote: { price: 21 } },
      null as never,
    ]);
  });

  it('gets the prices that no feed quotes, in its rows and in what it shares, and no other rows', async () => {
    const { world, client, cache, list, symbols, instrument } = await longList();
    shareRows(cache, list().rows.slice(0, 1));
    world.rows = [row('VNM'), ...symbolsOf(0, 1001).map((symbol) => row(symbol, 22))];
    await refreshPrices(client);

    expect(symbols()).toEqual(symbolsOf(0, 1001));
    expect(new Set(list().rows.map(({ price }) => price))).toEqual(new Set([22]));
    expect(cache.readFragment(instrument('C0'))?.quote?.price).toBe(22);
    expect(cache.readFragment(instrument('C500'))).toBeNull();
  });
});
