import { Response } from 'miragejs';
import { vi } from 'vitest';
import type { MockServer } from '../../../mock-server/backend';
import type { Call, Reply } from '../rest/fake-server';
import { makePlain } from '../plain-server';
import { bodyOf, type Answer, type Feed } from './feed';
import type { Truth } from './truth';
import { STOCKS } from './truth';

/** Every call of a feed that the product knows. */
const CALLS = [
  ...['config', 'time', 'symbols', 'search', 'history', 'quotes', 'symbol_info', 'timescale_marks', 'marks'],
];

/** The requests of a feed that was installed, as `history?symbol=FPT&…`. */
export type Sent = string[];

/** What a pretended network answers at `/udf`; the lists of the API have the prices of the exchange unless told otherwise. */
export function repliesOf(
  feed: Feed,
  { sent = [] as Sent, watchlists = [] as unknown } = {},
): Record<string, Reply | ((call: Call) => Reply)> {
  const reply =
    (name: string) =>
    (call: Call): Reply => {
      const { search, searchParams } = new URL(call.url, 'https://feed.test');
      sent.push(name + search);
      return replyOf(feed(name, Object.fromEntries(searchParams)));
    };
  const calls = CALLS.map((name) => [`GET /udf/${name}`, reply(name)] as const);
  return { ...Object.fromEntries(calls), 'GET /api/watchlists': { json: watchlists } };
}

function replyOf(answer: Answer): Reply {
  return { status: answer.status ?? 200, text: bodyOf(answer) };
}

/** The rows of the server's list, whose prices have the unit of the specification. */
export function listRows(truth: Truth, symbols: readonly string[] = STOCKS.map(({ symbol }) => symbol)) {
  const rows = symbols.map((symbol) => ({
    ...{ symbol, short_name_vi: symbol },
    price: truth.days(symbol).at(-1)!.close,
  }));
  return [{ id: 1, name: 'Theo dõi', symbols: rows }];
}

/** Replaces what a mock server has of the market by a feed, at its instant; of the API it leaves what the specification has. */
export function installFeed(
  server: MockServer,
  {
    feed,
    truth,
    sent = [],
    lists = listRows(truth),
  }: { feed: Feed; truth: Truth; sent?: Sent; lists?: object[] },
): void {
  vi.setSystemTime(truth.now);
  makePlain(server);
  server.get('/api/watchlists', () => lists as never);
  server.get('/api/tplus_signals', () => ({ data: [] }));
  server.get('/news', () => ({ data: [] }));
  for (const name of CALLS) {
    server.get(`/udf/${name}`, (_, { queryParams }) => {
      const query = queryParams as Record<string, string>;
      sent.push(`${name}?${new URLSearchParams(query).toString()}`);
      const answer = feed(name, query);
      return new Response(answer.status ?? 200, {}, bodyOf(answer));
    });
  }
}
