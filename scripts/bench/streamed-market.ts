import type { ServerResponse } from 'node:http';
import { ok } from '../../tests/support/rest-server/calls';
import { candlesOf } from '../../tests/support/rest-server/candles';
import { feedResponse } from '../../tests/support/rest-server/feed';
import { addListings } from '../../tests/support/rest-server/listing';
import { an } from '../../tests/support/rest-server/people';
import { deskOf } from './desk';
import { calls, deskCalls, nameOf, symbolInfo, tickers, times, type Answers } from './market';

// Of the same modules: a server knows the symbols that were added to its own listing.
export { startServer } from './market';

/** The alerts of a streamed market fire one after the other as the price of its first symbol rises by ticks. */
const ALERTS = 20;
const TICK = 0.05;

/** A trading day while the market is open. */
const STREAMED = Date.parse('2026-08-27T10:00:00+07:00');

/**
 * A market of so many symbols in the middle of a trading day, by a feed that streams unless `isStreamed` is false; `send` sends a
 * `/quotes` row of each symbol as an event, `comment` what a quiet line sends.
 */
export function createStreamedMarket({ listed = 12, isStreamed = true } = {}) {
  const symbols = tickers(listed);
  const [first] = symbols;
  addListings(symbols.map((symbol) => ({ symbol, name: nameOf(symbol), exchange: 'HOSE' })));
  const begun = Date.now();
  const seconds = () => Math.floor((STREAMED + Date.now() - begun) / 1_000);
  const row = (n: string, { volume, ticks }: StreamedRow) => {
    const [reference, lp] = [priceAfter(n, 0), priceAfter(n, ticks)];
    return {
      ...{ s: 'ok', n },
      v: {
        ...{ lp, ch: lp - reference, chp: (100 * lp) / reference - 100, prev_close_price: reference },
        ...{ open_price: reference, high_price: priceAfter(n, ALERTS + 5), low_price: priceAfter(n, -3) },
        ...{ volume, lp_time: seconds(), exchange: 'HOSE', foreign_buy: 812_300, foreign_sell: 655_100 },
        ...{ bid: lp, bid_volume: 15_800, ask: lp, ask_volume: 41_200 },
      },
    };
  };
  const lines = new Set<ServerResponse>();
  const write = (text: string) => lines.forEach((line) => line.write(text));
  const alerts = times(ALERTS, (i) => ({
    ...{ id: `a${i}`, symbol: first, kind: 'above', price: priceAfter(first!, i + 1) },
    ...{ armedAt: '2026-08-27T09:00:00+07:00' },
  }));
  const trade = {
    id: 't',
    symbol: first,
    side: 'buy',
    quantity: 100,
    price: priceAfter(first!, 0),
    date: '2026-08-20',
    note: null,
  };
  const answers: Answers = {
    people: [{ ...an, lists: [{ id: 1, name: 'Danh mục', symbols: symbols.slice(0, 12) }] }],
    calls: {
      ...calls,
      ...deskCalls({ ...deskOf(0, symbols), trades: [trade], alerts } as ReturnType<typeof deskOf>),
      'GET udf/config': () => ok({ supported_resolutions: ['D'], supports_stream: isStreamed }),
      // Without a bar of the running day, by whose highest price the alerts would have fired before.
      'GET udf/history': (request) => feedResponse({ ...request, query: until(STREAMED, request.query) }),
      'GET udf/time': () => ({ status: 200, text: String(seconds()), type: 'text/plain' }),
      'GET udf/symbol_info': () => ok(symbolInfo(symbols)),
      'GET udf/quotes': ({ query }) =>
        ok({
          s: 'ok',
          d: query
            .get('symbols')!
            .split(',')
            .map((each) => row(each, { volume: 1_000, ticks: 0 })),
        }),
      'GET udf/stream': () => ({
        ...{ status: 200, type: 'text/event-stream' },
        stream(response) {
          lines.add(response);
          // As nchan does: what a page reads once a line is heard belongs to its opening, and not to the minutes of an open one.
          response.write(': hi\n\n');
          response.once('close', () => lines.delete(response));
        },
      }),
    },
  };
  return {
    ...{ answers, symbols, first: first!, lines: () => lines.size },
    send: (rows: Readonly<Record<string, StreamedRow>>) =>
      write(
        Object.entries(rows)
          .map(([n, values]) => `data: ${JSON.stringify(row(n, values))}\n\n`)
          .join(''),
      ),
    comment: () => write(': \n\n'),
  };
}

type StreamedRow = { volume: number; ticks: number };

/** The parameters of `/history` for bars of the days before an instant. */
function until(instant: number, query: URLSearchParams): URLSearchParams {
  const day = Math.floor(instant / 86_400_000) * 86_400;
  const capped = new URLSearchParams(query);
  capped.set('to', String(Math.min(day, Number(query.get('to') ?? day))));
  return capped;
}

/** The price of a symbol that is so many ticks above its last close. */
export function priceAfter(symbol: string, ticks: number): number {
  const { close } = candlesOf(symbol, 2)[0]!;
  return Math.round(100 * (close + ticks * TICK)) / 100;
}
