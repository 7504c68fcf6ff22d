import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { expect, it } from 'vitest';
import { refreshEverything } from '../../src/member/shared/refresh';
import { DailyClosesDocument } from '../../src/member/shared/price-line/price-line.generated';
import { WatchlistsDocument } from '../../src/graph/watchlists.generated';
import { createCache } from '../../src/graph/cache';

const closesOf = (symbol: string) => ({ query: DailyClosesDocument, variables: { symbol, countback: 2 } });

/** A page that shows the candles of HPG and has shown those of SSI, and a feed that answers another close every day. */
async function page() {
  const feed = { close: 20 as number | null };
  const link = new ApolloLink(
    ({ variables: { symbol } }) =>
      new Observable((observer) => {
        if (feed.close === null) return observer.error(new Error('down'));
        const candles = { __typename: 'CandleSeries', symbol, time: [0], close: [feed.close] };
        observer.next({ data: { candles } });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ link, cache: createCache(), devtools: { enabled: false } });
  const known = (symbol: string) => client.readQuery(closesOf(symbol))?.candles.close ?? null;
  client.watchQuery(closesOf('HPG')).subscribe({ next() {}, error() {} });
  await client.query(closesOf('SSI'));
  return { client, feed, known };
}

it('has the candles on screen loaded again, and forgets those of every other symbol', async () => {
  const { client, feed, known } = await page();
  expect([known('HPG'), known('SSI')]).toEqual([[20], [20]]);

  feed.close = 21;
  await refreshEverything(client);

  expect([known('HPG'), known('SSI')]).toEqual([[21], null]);
});

it('forgets them also while queries without a symbol are on screen', async () => {
  const { client, feed, known } = await page();
  client.cache.writeQuery({ query: WatchlistsDocument, data: { watchlists: [] } });
  client
    .watchQuery({ query: WatchlistsDocument, fetchPolicy: 'cache-only' })
    .subscribe({ next() {}, error() {} });

  feed.close = 21;
  await refreshEverything(client);

  expect([known('HPG'), known('SSI')]).toEqual([[21], null]);
});

it('keeps those of the symbol on screen alone, not of one that begins alike', async () => {
  const { client, known } = await page();
  await client.query(closesOf('HPGX'));

  await refreshEverything(client);

  expect([known('HPG'), known('HPGX')]).toEqual([[20], null]);
});

it('keeps the candles on screen where newer ones cannot be had, and says that they cannot', async () => {
  const { client, feed, known } = await page();

  feed.close = null;
  await expect(refreshEverything(client)).rejects.toThrow('down');

  expect(known('HPG')).toEqual([20]);
});
