import { screen, waitFor, within } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, inject, it } from 'vitest';
import { stopTime } from '../support/live';
import { roomForOrders } from '../support/media';
import { notices, region, textsOf } from '../support/page';
import { renderApp } from '../support/renderApp';

const quoted = (v: object) => ({ s: 'ok', d: [{ s: 'ok', n: 'FPT', v: { lp: 97.8, ...v } }] });
const QUOTE = { prev_close_price: 97.8, volume: 5_210_000, exchange: 'HOSE' };
const BOOK = {
  ...QUOTE,
  ...{ bid: 97.7, bid_volume: 15_800, bid2: 97.6, bid2_volume: 7_900, bid3: 91, bid3_volume: 100 },
  ...{ ask: 97.8, ask_volume: 400, ask2: 97.9, ask2_volume: 31_600 },
  matches: [
    ['14:29:55', 97.8, 1200, 'sell'],
    ['14:29:48', 97.9, 300, 'buy'],
  ],
  ...{ foreign_buy: 812_300, foreign_sell: 655_100, foreign_room: 21_400_000 },
};

/** The page of FPT; the feed has this of its orders, and sends it where more than the best level is requested. */
async function openSymbol(book: object | (() => unknown), { width = 1366, lng = 'en', time = '' } = {}) {
  const stopped = time ? stopTime(time) : null;
  const app = await renderApp({
    ...{
      at: '/technical/FPT',
      only: 'OrderBookPanel',
      stored: { lng },
      ...(stopped && { time: stopped.hands }),
    },
    prepare: (server) => {
      roomForOrders.resize(width);
      server.get('/udf/quotes', (_, { queryParams }) => {
        const isDeep = queryParams?.['depth'] === '3';
        if (isDeep && typeof book === 'function') return book() as never;
        const { exchange = QUOTE.exchange } = book as { exchange?: string };
        return quoted(isDeep ? book : { ...QUOTE, exchange }) as never;
      });
    },
  });
  return {
    ...app,
    moveTo: async (to: string) => stopped?.moveTo(to),
    deep: () => app.requests.filter((each) => each.includes('depth=')).length,
  };
}

const book = (name = 'Order book') => screen.findByRole('region', { name });
const cells = (name: string) =>
  [...screen.getByRole('table', { name }).querySelectorAll('tbody tr')].map((tr) =>
    textsOf(tr.querySelectorAll('td')),
  );

describe('the order book', () => {
  it('is in sight at 1600 px: levels with their volumes, matches, foreign net and room', async () => {
    const { deep } = await openSymbol(BOOK, { width: 1600 });
    await within(await book()).findByText('15,800');

    expect(cells('Three best bids and asks')).toEqual([
      ['15,800', '97.70', '97.80', '400'],
      ['7,900', '97.60', '97.90', '31,600'],
      ['100', '91.00', '', ''],
    ]);
    expect(cells('Last matches')).toEqual([
      ['14:29:55', '97.80', '1,200', 'Sell'],
      ['14:29:48', '97.90', '300', 'Buy'],
    ]);
    expect((await book()).querySelector('dl')!.textContent).toBe(
      'Foreign net buying+157,200Foreign room left21,400,000',
    );
    expect(deep()).toBe(1);
  });

  it('colours its prices by reference and limits, and draws each volume as a part of the largest', async () => {
    await openSymbol(BOOK, { width: 1600 });
    await within(await book()).findByText('15,800');
    const levels = within(screen.getByRole('table', { name: /^Three/ }));
    await waitFor(() => expect(levels.getByText('91.00').className).toBe('price-floor'));
    expect(['97.70', '97.90'].map((text) => levels.getByText(text).className)).toEqual([
      'price-down',
      'price-up',
    ]);
    const widths = [...(await book()).querySelectorAll<HTMLElement>('td > i')].map(({ style }) =>
      parseFloat(style.width),
    );
    expect(widths.map((width) => Math.round(width * 10) / 10)).toEqual([50, 1.3, 25, 100, 0.3]);
  });

  it('waits below that to be opened, and requests nothing until then', async () => {
    const { user, deep } = await openSymbol(BOOK);
    const panel = within(await book());
    await screen.findByRole('heading', { level: 1, name: 'FPT' });
    expect([deep(), panel.queryByText('15,800')]).toEqual([0, null]);

    await user.click(panel.getByText('Order book'));
    await panel.findByText('15,800');
    expect(deep()).toBe(1);
  });

  it.each([
    ['vi', 'Sổ lệnh', ['Khối ngoại mua ròng', 'KL mua', 'Chủ động']],
    ['de', 'Orderbuch', ['Nettokäufe des Auslands', 'Geld-Vol.', 'Seite']],
  ])('is written in %s', async (lng, name, words) => {
    await openSymbol(BOOK, { width: 1600, lng });
    const panel = within(await book(name));
    for (const word of words) await panel.findByText(word);
  });

  it('shows nothing of columns that a feed lacks', async () => {
    await openSymbol({ bid: 97.7, ask: 97.8 }, { width: 1600 });
    const panel = within(await book());
    await panel.findByText('97.70');
    expect(cells('Three best bids and asks')).toEqual([['97.70', '97.80']]);
    expect(textsOf(panel.getAllByRole('columnheader'))).toEqual(['Bid', 'Ask']);
    expect([panel.queryByRole('table', { name: 'Last matches' }), panel.queryByText(/^Foreign/)]).toEqual([
      null,
      null,
    ]);
  });

  it('has a dash for a volume that is missing beside others', async () => {
    await openSymbol({ bid: 97.7, bid_volume: 15_800, ask: 97.8 }, { width: 1600 });
    await within(await book()).findByText('15,800');
    expect(cells('Three best bids and asks')).toEqual([['15,800', '97.70', '97.80', '—']]);
  });

  it('shows what investors from abroad bought and sold where a feed has nothing else of it', async () => {
    await openSymbol({ foreign_buy: 812_300, foreign_sell: 900_000 }, { width: 1600 });
    await within(await book()).findByText('-87,700');
    expect((await book()).textContent).toBe('Order bookForeign net buying-87,700');
  });

  /** The large run tries each exchange. */
  const ofExchanges = <Row,>(rows: readonly Row[]) => (inject('isFull') ? rows : rows.slice(0, 1));
  const AUCTION = { ...QUOTE, bid: 97.7, expected_price: 97.9, expected_volume: 45_600 };
  const [ATO, ATC] = ['Expected in ATO97.90 · 45,600', 'Expected in ATC97.90 · 45,600'];

  // Between the auctions there is none, nor on an exchange without the one of that time.
  it.each(
    ofExchanges([
      {
        exchange: 'HOSE',
        at: { '09:05': ATO, '09:14': ATO, '09:15': undefined, '14:35': ATC, '14:50': undefined },
      },
      { exchange: 'HNX', at: { '09:05': undefined, '14:35': ATC, '14:50': undefined } },
      { exchange: 'UPCOM', at: { '09:05': undefined, '14:35': undefined } },
    ]),
  )('has the expected match of an auction of $exchange while it lasts', async ({ exchange, at }) => {
    const { moveTo } = await openSymbol({ ...AUCTION, exchange }, { width: 1600, time: '09:01' });
    const panel = await book();
    await within(panel).findByRole('table', { name: /^Three/ });
    for (const [time, expected] of Object.entries(at)) {
      await moveTo(time);
      await waitFor(() => expect([time, panel.querySelector('dl')?.textContent]).toEqual([time, expected]));
    }
  });

  const NONE = 'The chart feed has no order book of this symbol.';

  it.each(
    ofExchanges([
      { exchange: 'HOSE', at: { '09:05': ATO, '10:00': NONE, '14:35': ATC } },
      { exchange: 'HNX', at: { '09:05': NONE, '14:35': ATC } },
      { exchange: 'UPCOM', at: { '14:35': NONE } },
    ]),
  )(
    'of a feed that has the expected match alone on $exchange has it, or says that there is none',
    async ({ exchange, at }) => {
      const { moveTo } = await openSymbol(
        { exchange, expected_price: 97.9, expected_volume: 45_600 },
        { width: 1600, time: '09:01' },
      );
      for (const [time, said] of Object.entries(at)) {
        await moveTo(time);
        await waitFor(() =>
          expect([time, region('Order book')?.textContent]).toEqual([time, `Order book${said}`]),
        );
      }
    },
  );

  it('says once that a feed has none, without a notice', async () => {
    await openSymbol({}, { width: 1600 });
    await within(await book()).findByText('The chart feed has no order book of this symbol.');
    expect([notices(), region('Order book')!.querySelector('table')]).toEqual([[], null]);
  });

  it('fails inside its panel, with a retry that brings it', async () => {
    let isBroken = true;
    const { user } = await openSymbol(() => (isBroken ? new Response(500, {}, {}) : quoted(BOOK)), {
      width: 1600,
    });
    const panel = within(await book());
    const retry = await panel.findByRole('button', { name: 'Retry' });
    isBroken = false;
    await user.click(retry);
    await panel.findByText('15,800');
  });

  it('is not there for an index', async () => {
    await renderApp({ at: '/technical/VNINDEX', prepare: () => roomForOrders.resize(1600) });
    await screen.findByRole('heading', { level: 1, name: 'VNINDEX' });
    expect(region('Order book')).toBeNull();
  });
});
