import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import { refreshPrices } from '../../src/member/watchlist/refresh-prices';
import { WatchlistsDocument } from '../../src/member/watchlist/watchlist.generated';
import { createCache } from '../../src/graph/cache';
import { QuotesDocument } from '../../src/graph/quotes.generated';

const instrument = (symbol: string, price: number) => ({
  __typename: 'Instrument',
  symbol,
  name: symbol,
  price,
});
const list = (...instruments: object[]) => ({
  watchlists: [
    {
      ...{ __typename: 'Watchlist', id: '1', name: 'Lướt sóng T+', isOwn: false },
      ...{ instruments, rows: null, leftOut: 0 },
    },
  ],
});
const quote = (symbol: string, price: number) => ({
  ...{ __typename: 'Instrument', symbol, exchange: 'HOSE', price, reference: 20, ceiling: 21.4, floor: 18.6 },
  ...{ change: 0.5, changePercent: 2.5, open: 20, high: 21, low: 20, volume: 100 },
});

async function refreshed(answer: () => object) {
  let now: object = list(instrument('HPG', 20), instrument('SSI', 30));
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
  await refreshPrices(client);
  return client
    .readQuery({ query: WatchlistsDocument })!
    .watchlists.flatMap(({ instruments }) => instruments.map(({ symbol, price }) => [symbol, price]));
}

describe('the prices of a watchlist, requested again', () => {
  it('are the list’s own where no feed quotes the symbol, and the feed’s where one does', async () => {
    expect(await refreshed(() => list(instrument('HPG', 19), instrument('SSI', 31)))).toEqual([
      ['HPG', 20.5],
      ['SSI', 31],
    ]);
  });

  it('bring no row and take none, whatever the server lists meanwhile', async () => {
    expect(await refreshed(() => list(instrument('VNM', 64), instrument('SSI', 32)))).toEqual([
      ['HPG', 20.5],
      ['SSI', 32],
    ]);
  });
});
