import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addTradingDays } from '../../src/market/calendar';
import { epochSecondsOf } from '../../src/market/day';
import { stopTime } from '../support/live';
import { row } from '../support/page';
import { deferred } from '../support/rest/fake-server';
import type { Prepare } from '../support/renderApp';
import { streamingFeed } from '../support/streaming-feed';
import { openWithRows } from '../support/watchlist';

/**
 * STB leaps over all its earlier prices, as far as its limits let it, on a volume that it never had, SSI falls, and nothing else is
 * matched.
 */
const leap: Prepare = (server) => {
  const quotes = new Map([
    ['STB', { lp: 90, open_price: 86, low_price: 86, high_price: 90, volume: 900_000_000 }],
    ['SSI', { lp: 1, high_price: 1, volume: 100 }],
  ]);
  const rest = { exchange: 'HOSE', open_price: 1, low_price: 1, prev_close_price: 1 };
  server.get('/udf/quotes', (_, { queryParams }) => ({
    s: 'ok',
    d: String(queryParams['symbols'])
      .split(',')
      .map((n) =>
        quotes.has(n) ? { s: 'ok', n, v: { ...rest, ...quotes.get(n) } } : { s: 'error', n, v: {} },
      ),
  }));
};

/** The same, with bars of both until the day before. */
const leapFrom =
  (day: string): Prepare =>
  (server) => {
    leap(server);
    server.get('/udf/history', (_, { queryParams }) => flat(BEFORE, String(queryParams['symbol']), day));
  };

/** Prices before the leap. */
const BEFORE = { STB: 85, SSI: 1.05 };

/** The home page at a time of the market, which the test then moves. */
async function open(time: string, day = '2026-08-27', prepare: Prepare = leapFrom(day), isStreamed?: true) {
  const { hands, moveTo } = stopTime(time, day);
  return {
    ...(await openWithRows({ time: hands, prepare, hasAllSignals: true, ...(isStreamed && { isStreamed }) })),
    moveTo,
  };
}

/** Trading days before a day, each with the same bar; no data of a symbol without a price. */
function flat(prices: Partial<Record<string, number>>, symbol: string, day: string) {
  const price = prices[symbol];
  if (price === undefined) return { s: 'no_data' };
  const column = (value: number) => Array.from({ length: 300 }, () => value);
  const t = column(0).map((_, i) => epochSecondsOf(addTradingDays(day, i - 300)));
  return {
    s: 'ok',
    t,
    o: column(price),
    h: column(price),
    l: column(price),
    c: column(price),
    v: column(1e6),
  };
}

const panel = () => screen.queryByRole('region', { name: 'Provisional signals' });
const found = () => [...(panel()?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
/** A row's symbol and kind of signal. */
const nameOf = ({ dataset, children }: HTMLElement) => `${dataset['symbol']} ${children[2]?.textContent}`;
const histories = (requests: readonly string[]) =>
  requests.filter((each) => each.includes('/udf/history') && each.includes('countback=1000'));

describe('the signals of bars that are still forming', () => {
  it('stand apart from the list from 14:15 on, and are gone when the day is over', async () => {
    const { moveTo } = await open('14:14');
    const list = await screen.findByRole('table', { name: 'T+ signals' });
    const rows = () => [...list.querySelectorAll<HTMLElement>('tr[data-symbol]')].map(nameOf);
    await waitFor(() => expect(rows()).not.toEqual([]));
    const before = rows();
    expect(panel()).toBeNull();

    await moveTo('14:15');
    await waitFor(() => expect(found()).toEqual(['STB90.00Breakout']));
    // No newer prices have come since.
    expect(within(panel()!).getByText('Prices at 14:14')).toBeTruthy();
    expect(within(panel()!).getByText(/certain only after the close/)).toBeTruthy();
    expect(within(panel()!).getByRole('link', { name: 'STB' }).getAttribute('href')).toBe('/technical/STB');
    expect(rows()).toEqual(before);

    // In steps, as after a jump everything is loaded again.
    for (const time of ['14:20', '14:25', '14:30', '14:35', '14:40', '14:45', '14:46']) await moveTo(time);
    expect(found()).toEqual(['STB90.00Breakout']);

    await moveTo('15:01');
    expect(panel()).toBeNull();
  });

  it('need the history of each symbol that was matched, once, however often prices change', async () => {
    const { requests, moveTo } = await open('14:20', '2026-08-26');
    await waitFor(() => expect(found()).toHaveLength(1));
    const symbols = () => new Set(histories(requests).map((each) => /symbol=(\w+)/.exec(each)![1]));
    expect(symbols()).toEqual(new Set(['STB', 'SSI']));

    const before = histories(requests).length;
    await moveTo('14:40', '2026-08-26');
    await within(panel()!).findByText('Prices at 14:40');
    expect(histories(requests)).toHaveLength(before);
  });

  it('are not begun anew with each row of a stream', async () => {
    const feed = streamingFeed();
    const { promise, resolve: respond } = deferred();
    const day = '2026-08-20';
    const begun: string[] = [];
    await open(
      '14:20',
      day,
      (server) => {
        feed.install(server);
        leap(server);
        server.get('/udf/history', async (_, { queryParams }) => {
          const symbol = String(queryParams['symbol']);
          if (queryParams['countback'] === '1000') {
            begun.push(symbol);
            await promise;
          }
          return flat(BEFORE, symbol, day);
        });
      },
      true,
    );
    await waitFor(() => expect([feed.opened().length, begun.length]).toEqual([1, 1]));

    for (const lp of [90.1, 90.2, 90.3]) {
      const values = { open_price: 86, low_price: 86, high_price: lp, prev_close_price: 1, volume: 9e8 };
      await act(async () => feed.send({ STB: { exchange: 'HOSE', ...values, lp } }));
      await waitFor(() => expect(row('STB').textContent).toContain(lp.toFixed(2)));
    }
    respond();
    await waitFor(() => expect(found()).toEqual([expect.stringMatching(/^STB90\.[0-3]0Breakout$/)]));
    expect(begun.toSorted()).toEqual(['SSI', 'STB']);
  });

  it.each([
    ['2026-08-25', { STB: 85 }, /^STB90\.00Breakout.*The candles of 1 symbol are missing: not checked\.$/],
    [
      '2026-08-24',
      { SSI: 1.05 },
      /^No symbol has a signal yet\. The candles of 1 symbol are missing: not checked\.$/,
    ],
    ['2026-08-21', {}, /^ The candles of 2 symbols are missing: not checked\.$/],
  ])(
    'say on %s how many symbols they leave out, as the feed has candles of %j alone',
    async (day, prices, text) => {
      await open('14:20', day, (server) => {
        leap(server);
        server.get('/udf/history', (_, { queryParams }) => flat(prices, String(queryParams['symbol']), day));
      });

      await waitFor(() => expect(panel()?.querySelector('[aria-live]')?.textContent).toMatch(text));
    },
  );

  it('are not there on a Sunday', async () => {
    await open('14:20', '2026-08-30');
    expect(panel()).toBeNull();
  });
});
