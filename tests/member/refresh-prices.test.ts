import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import { refreshPrices } from '../../src/member/watchlist/refresh-prices';
import { ListedInstrumentFragmentDoc, WatchlistsDocument } from '../../src/graph/watchlists.generated';
import { createCache } from '../../src/graph/cache';
import { QuotesDocument } from '../../src/graph/quotes.generated';
import { quoted } from '../support/quoted';

const row = (symbol: string, price: number) => ({ symbol, name: symbol, price });
const list = (...rows: object[]) => ({
  watchlists: [{ __typename: 'Watchlist', id: '1', name: 'Lướt sóng T+', rows, leftOut: 0 }],
});
const quote = (symbol: string, price: number) =>
  quoted({
    ...{ symbol, exchange: 'HOSE', price, reference: 20, ceiling: 21.4, floor: 18.6 },
    ...{ change: 0.5, changePercent: 2.5, open: 20, high: 21, low: 20, volume: 100 },
  });

async function refreshed(answer: () => object) {
  let now: object = list(row('HPG', 20), row('SSI', 30));
  const link = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        observer.next({ data: operationName === 'Quotes' ? { quotes: [quote('HPG', 20.5)] } : now });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ link, cache: createCache(), devtools: { enabled: false } });
  await client.query({ query: WatchlistsDocument });
  await client.query({ query: QuotesDocument, variables: { symbols: ['HPG'] } });
  now = answer();
  const rows = () => client.readQuery({ query: WatchlistsDocument })!.watchlists.flatMap((each) => each.rows);
  const before = rows();
  await refreshPrices(client);
  return {
    prices: rows().map(({ symbol }) => {
      const id = client.cache.identify({ __typename: 'Instrument', symbol })!;
      return [symbol, client.readFragment({ fragment: ListedInstrumentFragmentDoc, id })?.quote?.price];
    }),
    changed: rows().filter((each, i) => each !== before[i]),
  };
}

describe('the prices of a watchlist, requested again', () => {
  it('are the list’s own where no feed quotes the symbol, and the feed’s where one does', async () => {
    const { prices, changed } = await refreshed(() => list(row('HPG', 19), row('SSI', 31)));
    expect(prices).toEqual([
      ['HPG', 20.5],
      ['SSI', 31],
    ]);
    // Other rows are not rendered again.
    expect(changed).toEqual([row('SSI', 31)]);
  });

  it('bring no row and take none, whatever the server lists meanwhile', async () => {
    const { prices } = await refreshed(() => list(row('VNM', 64), row('SSI', 32)));
    expect(prices).toEqual([
      ['HPG', 20.5],
      ['SSI', 32],
    ]);
  });
});
