// @module-tag P27
import { waitFor } from '@testing-library/react';
import { describe, expect, inject, it, vi } from 'vitest';
import { universe } from '../../mock-server/listing/universe';
import { formatPrice } from '../../src/market/format';
import { at, stopTime } from '../support/live';
import { listed, region, row } from '../support/page';
import { queriesToLoad } from '../support/queries';
import { renderApp } from '../support/renderApp';
import { openWithRows } from '../support/watchlist';

const isFull = inject('isFull');

/** Of every phase of a trading day, and after it; the daily run looks at an open, a break and a close. */
const times = isFull
  ? ['09:16', '09:47', '10:30', '11:29', '12:15', '13:01', '13:58', '14:29', '14:46', '15:05']
  : ['09:16', '12:15', '15:05'];

/** Every listed symbol takes long. */
const timesOfRows = isFull ? times : times.slice(0, 1);

async function open(path: string, options: Parameters<typeof renderApp>[0] = {}) {
  const { hands, moveTo } = stopTime('08:00');
  const { actors } = await openWithRows({ at: path, time: hands, ...options });
  // What is still on its way would come after the first move, with the prices before it.
  await queriesToLoad(actors);
  return async (time: string) => {
    // The server goes by the date, the page by the market's time.
    vi.setSystemTime(at(time));
    await moveTo(time);
  };
}

type Quotes = { d: { n: string; v: { lp: number } }[] };
type Bars = { c: number[]; t: number[] };

const load = async <Body,>(path: string) => (await (await fetch(path)).json()) as Body;

/** The board's prices at this time, as the screens print them. */
async function boardPrices(symbols: readonly string[]) {
  const { d } = await load<Quotes>(`/udf/quotes?symbols=${symbols.join(',')}`);
  return new Map(d.map(({ n, v }) => [n, formatPrice(v.lp)]));
}

const priceIn = (element: Element | null | undefined) =>
  element?.querySelector('.price')?.textContent ?? null;

describe('a symbol has one price at one time', () => {
  it('on the board, in the list, in the head and on the chart of its page, at times of a trading day', async () => {
    const goTo = await open('/technical/HPG');
    const seen = new Set<string>();
    for (const time of times) {
      await goTo(time);
      const price = (await boardPrices(['HPG'])).get('HPG')!;
      await waitFor(() =>
        expect({
          time,
          list: priceIn(row('HPG')),
          head: priceIn(region('Last price')),
          chart: /Close\D*([\d.]+)/.exec(region('Chart')!.querySelector('.legend')?.textContent ?? '')?.[1],
        }).toEqual({ time, list: price, head: price, chart: price }),
      );
      seen.add(price);
    }
    expect(seen.size).toBeGreaterThanOrEqual(times.length / 2);
  }, 60_000);

  it('on the board, in the list and in every row of the signals, at times of every phase of a trading day', async () => {
    const goTo = await open('/', { hasAllSignals: true });
    const signals = () => [
      ...region('Recommended stocks')!.querySelectorAll<HTMLElement>('tbody tr[data-symbol]'),
    ];
    await waitFor(() => expect(signals().length).toBeGreaterThan(10));
    for (const time of timesOfRows) {
      await goTo(time);
      const prices = await boardPrices(universe.map(({ symbol }) => symbol));
      await waitFor(() => {
        const rows = [...signals(), ...listed().map(row)];
        const shown = rows.map((each) => [each.dataset['symbol']!, priceIn(each)] as const);
        expect(signals().length).toBeGreaterThan(10);
        expect(shown).toEqual(shown.map(([symbol]) => [symbol, prices.get(symbol)]));
      });
    }
  }, 60_000);

  it('in the quotes, the lists, the days and the minutes of the feed, for every listed symbol', async () => {
    const goTo = await open('/', { only: 'WatchlistPanel' });
    const symbols = universe.map(({ symbol }) => symbol).filter((_, i) => i % (isFull ? 7 : 21) === 0);
    for (const time of times) {
      await goTo(time);
      const prices = await boardPrices(symbols);
      const history = (symbol: string, resolution: string) =>
        load<Bars>(`/udf/history?symbol=${symbol}&resolution=${resolution}&countback=1`);
      const bars = await Promise.all(
        symbols.map((symbol) => Promise.all([history(symbol, 'D'), history(symbol, '1')])),
      );
      for (const [index, symbol] of symbols.entries()) {
        const [day, minute] = bars[index]!;
        // A stock without a match has no bar of today, and its reference for a price.
        const isMatched = Math.floor(day.t.at(-1)! / 86_400) === Math.floor(at(time) / 86_400_000);
        if (!isMatched) continue;
        expect([symbol, time, formatPrice(day.c.at(-1)), formatPrice(minute.c.at(-1))]).toEqual([
          symbol,
          time,
          prices.get(symbol),
          prices.get(symbol),
        ]);
      }
    }
  }, 60_000);
});
