import { act, screen, waitFor } from '@testing-library/react';
import { Response } from 'miragejs';
import type { MockServer } from '../../mock-server/backend';
import { describe, expect, it } from 'vitest';
import { at, leave, stopTime } from '../support/live';
import { notices, region, row, rowsToArrive } from '../support/page';
import { renderApp } from '../support/renderApp';
import { streamingFeed } from '../support/streaming-feed';

type Start = Parameters<typeof renderApp>[0];

const watchedFilter = {
  ...{ id: 'f', name: 'Mine', conditions: 'price.4000,_' },
  watchedSince: '2026-08-27T09:00:00+07:00',
};

/** A whole row of a share whose reference is 24.5. */
const quoteAt = (lp: number, volume = 90_000_000) => ({
  ...{ lp, prev_close_price: 24.5, open_price: 24.5, high_price: 26.2, low_price: 22.8, volume },
});

/** A page on a feed that streams, its line open; the time is that of an open market. */
async function openStreamed(start: Start = {}, time = '10:00') {
  const feed = streamingFeed();
  const { hands, moveTo } = stopTime(time);
  const { prepare, ...others } = start ?? {};
  const app = await renderApp({
    ...others,
    ...{ isStreamed: true, time: hands },
    prepare(server) {
      feed.install(server);
      prepare?.(server);
    },
  });
  const send = (rows: Parameters<typeof feed.send>[0]) => act(async () => feed.send(rows));
  return { ...app, feed, moveTo, send, opened: () => waitFor(() => expect(feed.opened()).toHaveLength(1)) };
}

type Quoted = { lacks?: readonly string[]; fails?: (symbols: readonly string[]) => boolean };

/** Has the feed quote each share at the price of the moment, but those that it lacks, where a request does not fail. */
function quoteEach(server: MockServer, priceOf: () => number, { lacks = [], fails }: Quoted = {}) {
  const quoteOf = (n: string) =>
    lacks.includes(n) ? { s: 'error', n, v: {} } : { s: 'ok', n, v: quoteAt(priceOf()) };
  server.get('/udf/quotes', (_, { queryParams }) => {
    const symbols = String(queryParams['symbols']).split(',');
    if (fails?.(symbols)) return new Response(500);
    return { s: 'ok', d: symbols.map(quoteOf) };
  });
}

/**
 * Lets minute after minute pass until `watchedFilter` is evaluated: what is in flight by then may fail still. Resolves to a
 * function that lets another one pass.
 */
async function untilMet(moveTo: (time: string) => Promise<void>) {
  let minutes = 0;
  const pass = () => moveTo(`10:${String((minutes += 1)).padStart(2, '0')}`);
  await waitFor(async () => {
    await pass();
    expect(localStorage.getItem('filtersMet')).toContain(' f price');
  });
  return pass;
}

const polled = (requests: readonly string[]) => requests.filter((each) => each.includes('/udf/quotes'));
const lines = (requests: readonly string[]) => requests.filter((each) => each.includes('/udf/stream'));

describe('prices that stream', () => {
  it('are on a list, and nothing is polled while they come', async () => {
    const { opened, requests, moveTo, send } = await openStreamed();
    await rowsToArrive();
    await opened();
    await send({ HPG: quoteAt(25.15) });
    await waitFor(() => expect(row('HPG').textContent).toContain('25.15'));

    requests.splice(0);
    for (const [i, time] of ['10:01', '10:02', '10:03'].entries()) {
      await moveTo(time);
      await send({ HPG: quoteAt(25.2 + i / 100, 90_000_100 + i) });
    }
    await waitFor(() => expect(row('HPG').textContent).toContain('25.22'));
    expect(polled(requests)).toEqual([]);
  });

  it('have the net buying of investors from abroad in the list with them', async () => {
    const { opened, requests, send } = await openStreamed({ stored: { listColumns: 'foreign' } });
    await rowsToArrive();
    await opened();
    await screen.findByRole('columnheader', { name: 'For. net' });
    await waitFor(() => expect(row('HPG').textContent).not.toContain('50.0'));
    requests.splice(0);
    await send({ HPG: { ...quoteAt(25), foreign_buy: 3_000_000, foreign_sell: 1_000_000 } });
    // 2,000,000 shares at 25,000 đồng, in billion đồng.
    await waitFor(() => expect(row('HPG').textContent).toContain('50.0'));
    expect(polled(requests)).toEqual([]);
  });

  it('are at the head of a symbol and in the last bar of its chart', async () => {
    const { opened, send } = await openStreamed({ at: '/technical/HPG?resolution=1' });
    await opened();
    await screen.findByText(/^HPG, [\d,]+ bars of 1 minute/);
    await send({ HPG: quoteAt(25.15) });
    await waitFor(() => expect(region('Last price')!.textContent).toContain('25.15'));

    await send({ HPG: { ...quoteAt(25.25, 90_000_500), lp_time: at('14:45') / 1_000 + 30 } });
    const legend = () => region('Chart')!.querySelector('.legend')!.textContent;
    await waitFor(() => expect(legend()).toMatch(/Close\D*25\.25/));
  });

  it('are in the order book, of which a row without it says nothing', async () => {
    const { feed, send, user } = await openStreamed({ at: '/technical/HPG', only: 'OrderBookPanel' });
    await user.click(await screen.findByRole('heading', { name: 'Order book' }));
    await waitFor(() => expect(feed.opened().map(({ depth }) => depth)).toContain('HPG'));
    const book = () => region('Order book')!.textContent;
    await send({ HPG: { ...quoteAt(25.15), bid: 25.1, bid_volume: 12_300, bid2: 25.05, bid2_volume: 100 } });
    await waitFor(() => expect(book()).toContain('12,300'));

    await send({ HPG: quoteAt(25.25, 90_000_500) });
    await send({ HPG: { bid: 25.2, bid_volume: 45_600 } });
    await waitFor(() => expect(book()).toContain('45,600'));
    expect(book()).not.toContain('12,300');
  });

  it('are on the board, of which one line carries the whole listing', async () => {
    const { feed, send } = await openStreamed({ at: '/market' });
    await waitFor(() => expect(feed.opened().map(({ symbols }) => symbols)).toContain('*'));
    const cells = () => document.querySelector('tr[data-symbol="AAA"]')?.textContent ?? '';
    await waitFor(() => expect(cells()).not.toBe(''));
    await send({ AAA: { ...quoteAt(24.95) } });
    await waitFor(() => expect(cells()).toContain('24.95'));
  });

  it('are completed on the board as its line begins, which brings what changes from then on', async () => {
    let price = 24.6;
    const { feed } = await openStreamed({
      at: '/market',
      prepare: (server) => quoteEach(server, () => price),
    });
    const cells = () => document.querySelector('tr[data-symbol="AAA"]')?.textContent ?? '';
    await waitFor(() => expect(cells()).toContain('24.60'));
    price = 24.95;
    await waitFor(() => expect(feed.opened().map(({ symbols }) => symbols)).toContain('*'));
    await act(async () => feed.comment());
    await waitFor(() => expect(cells()).toContain('24.95'));
  });

  it('leave what the feed does not quote to its bars, which are loaded every minute', async () => {
    const { opened, feed, requests, moveTo } = await openStreamed({
      at: '/technical/VNINDEX?resolution=1',
      prepare: (server) => quoteEach(server, () => 24.6, { lacks: ['VNINDEX'] }),
    });
    await opened();
    await act(async () => feed.comment());
    await screen.findByText(/^VNINDEX, [\d,]+ bars of 1 minute/);
    await waitFor(() => expect(region('Last price')!.textContent).toMatch(/[\d,]+\.\d\d/));
    await screen.findByRole('img', { name: /^Prices are streaming/ });
    requests.splice(0);
    await moveTo('10:01');
    const histories = () => requests.filter((each) => /history.*VNINDEX/.test(each));
    await waitFor(() => expect(histories().length).toBeGreaterThan(0));
  });

  it('have a watched filter load the market again every minute until it is there', async () => {
    let isDown = true;
    const { opened, feed, moveTo, requests } = await openStreamed({
      desk: { filters: [watchedFilter] } as never,
      prepare: (server) =>
        quoteEach(server, () => 24.6, { fails: (symbols) => isDown && symbols.length > 50 }),
    });
    const ofMarket = () => polled(requests).filter((each) => each.split(',').length > 50);
    await waitFor(() => expect(ofMarket()).not.toEqual([]));
    await opened();
    await act(async () => feed.comment());
    await screen.findByRole('img', { name: /^Prices are streaming/ });
    isDown = false;
    const pass = await untilMet(moveTo);
    requests.splice(0);
    await pass();
    expect(ofMarket()).toEqual([]);
  });

  it('have a watched filter load the listing again every minute until it is there', async () => {
    let isDown = true;
    const { opened, feed, moveTo, requests } = await openStreamed({
      desk: { filters: [watchedFilter] } as never,
      prepare: (server) =>
        server.get('/udf/symbol_info', () =>
          isDown ? new Response(500) : { symbol: ['HPG'], description: ['Hòa Phát'], type: 'stock' },
        ),
    });
    await waitFor(() => expect(requests.join()).toContain('symbol_info'));
    await opened();
    await act(async () => feed.comment());
    await screen.findByRole('img', { name: /^Prices are streaming/ });
    expect(localStorage.getItem('filtersMet')).not.toContain(' f price');
    isDown = false;
    await untilMet(moveTo);
  });

  it('fire an alert without a request', async () => {
    const alert = { id: 'a1', symbol: 'HPG', kind: 'above', price: 26, armedAt: '2026-08-27T09:59:30+07:00' };
    const { opened, send, requests } = await openStreamed({ desk: { alerts: [alert] } as never });
    await rowsToArrive();
    await opened();
    await send({ HPG: quoteAt(25.9) });
    await waitFor(() => expect(row('HPG').textContent).toContain('25.90'));
    requests.splice(0);
    await send({ HPG: quoteAt(26.05, 90_000_400) });
    await waitFor(() => expect(notices().join(' ')).toMatch(/HPG/));
    expect(polled(requests)).toEqual([]);
  });
});

describe('a line', () => {
  it('is opened once for all that a page follows, and anew for other symbols', async () => {
    const { opened, requests, feed, user, send } = await openStreamed();
    await rowsToArrive();
    await opened();
    expect(lines(requests)).toHaveLength(1);
    await send({ HPG: quoteAt(25.15) });
    await user.click(row('HPG').querySelector('a')!);
    // It begins with the newest row, with which the one before ends.
    await waitFor(() => expect(lines(requests)).toHaveLength(2));
    await waitFor(() => expect(feed.opened()).toEqual([expect.objectContaining({ isOpen: true })]));
    expect(feed.opened()[0]).toBe(feed.lines.at(-1));
  });

  it('that is refused with 401 has the watchlists loaded once, which decide', async () => {
    const { requests } = await openStreamed({
      prepare: (server) => server.get('/udf/stream', () => new Response(401, {}, { message: 'no' })) as never,
    });
    await rowsToArrive();
    await waitFor(() => expect(lines(requests)).toHaveLength(1));
    await waitFor(() => expect(requests.filter((each) => each.endsWith('/api/watchlists'))).toHaveLength(2));
    expect(localStorage.getItem('accessToken')).not.toBeNull();
  });

  it('ends with the session', async () => {
    const { opened, feed, user } = await openStreamed();
    await rowsToArrive();
    await opened();
    await user.click(screen.getByRole('button', { name: 'User menu' }));
    await user.click(await screen.findByRole('link', { name: 'Log out' }));
    await screen.findByRole('form', { name: 'Log in' });
    expect(feed.opened()).toEqual([]);
  });

  it('is not opened in a closed market', async () => {
    const { requests } = await openStreamed({}, '12:00');
    await rowsToArrive();
    await screen.findByRole('link', { name: /My T\+/ });
    expect(lines(requests)).toEqual([]);
  });

  it('goes on in a hidden tab, whose alerts read it', async () => {
    const { opened, feed } = await openStreamed();
    await rowsToArrive();
    await opened();
    await leave();
    expect(feed.opened()).toHaveLength(1);
  });
});

describe('a feed without a stream', () => {
  it('gets no request for it, and prices are polled', async () => {
    const { hands, moveTo } = stopTime('10:00');
    const { requests } = await renderApp({ time: hands });
    await rowsToArrive();
    requests.splice(0);
    await moveTo('10:01');
    expect(lines(requests)).toEqual([]);
  });
});
