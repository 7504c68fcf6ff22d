import { screen, waitFor } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it } from 'vitest';
import { listingOf } from '../../mock-server/listing/universe';
import { marketOf } from '../support/mock-server/market-of';
import { region, row, textsOf } from '../support/page';
import { openWithRows } from '../support/watchlist';

type Quotes = { d: { n: string; v: Record<string, unknown> }[] };

const { market } = marketOf();
const ceiling = market.snapshot(listingOf('HPG')!, market.lastDay()).ceiling / 1000;

/** The price of a symbol with its change, and without it; by default its close. */
function figuresOf(symbol: string, price = market.boardPrice(listingOf(symbol)!)) {
  const reference = market.snapshot(listingOf(symbol)!, market.lastDay()).reference / 1000;
  const signed = (value: number) => `${value > 0 ? '+' : ''}${value.toFixed(2)}`;
  const shown = `${price.toFixed(2)}${symbol === 'HPG' && price === ceiling ? 'CE' : ''}`;
  const percent = `${signed((price / reference - 1) * 100)}%`;
  return [`${shown}${signed(price - reference)}${percent}`, `${shown}${percent}`];
}

const header = () => region('Last price')!.querySelector('.last')!.textContent;
const inList = (symbol: string) => textsOf(row(symbol).children)[3];

async function open(at: string) {
  const app = await openWithRows({ at });
  await waitFor(() => expect(inList('SSI')).toMatch(/%$/));
  return app;
}

describe('one instrument in several panels', () => {
  it('has the same price everywhere as soon as any of them has received a new one', async () => {
    const { user, server } = await open('/technical/HPG');
    await waitFor(() => expect([header(), inList('HPG')]).toEqual(figuresOf('HPG')));
    const { d } = (await (await fetch('/udf/quotes?symbols=HPG')).json()) as Quotes;
    const risen = d.map((quote) => ({ ...quote, v: { ...quote.v, lp: ceiling, high_price: ceiling } }));
    server.get('/udf/quotes', (_, { queryParams }) =>
      // The quotes of its page may be loaded with those of others on it.
      String(queryParams['symbols']).split(',').includes('HPG')
        ? new Response(200, {}, { s: 'ok', d: risen })
        : new Response(503, {}, { message: 'Máy chủ bận.' }),
    );

    await user.click(row('SSI'));
    await screen.findByRole('heading', { level: 1, name: 'SSI' });
    expect(inList('HPG')).toBe(figuresOf('HPG')[1]);
    await user.click(row('HPG'));
    await screen.findByRole('heading', { level: 1, name: 'HPG' });

    await waitFor(() => expect([header(), inList('HPG')]).toEqual(figuresOf('HPG', ceiling)));
  });

  it('shows what the list knows of a symbol before its own figures have come', async () => {
    const { user, server } = await open('/technical/HPG');
    server.get('/udf/quotes', () => new Promise<Response>(() => {}));

    await user.click(row('VIX'));
    await screen.findByRole('heading', { level: 1, name: 'VIX' });

    expect([header(), inList('VIX')]).toEqual(figuresOf('VIX'));
  });

  it('keeps the price that the list gave where the feed has no quotes at all', async () => {
    const { server } = await openWithRows({
      at: '/technical/HPG',
      prepare: (mock) => mock.get('/udf/quotes', () => new Response(500, {}, {})),
    });

    expect(inList('VIX')).toBe(market.boardPrice(listingOf('VIX')!).toFixed(2));
    expect(server.accounts.listsOf('1')[0]!.symbols).toContain('VIX');
    expect(await screen.findByText(/figures could not be loaded/)).toBeInstanceOf(HTMLElement);
  });
});
