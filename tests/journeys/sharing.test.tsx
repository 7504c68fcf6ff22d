import { screen, waitFor } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it } from 'vitest';
import { region, row, rowsToArrive } from '../support/page';
import { renderApp } from '../support/renderApp';

type Quotes = { d: { n: string; v: Record<string, unknown> }[] };

const header = () => region('Last price')!.querySelector('.last')!.textContent;
const inList = (symbol: string) => [...row(symbol).children].map(({ textContent }) => textContent)[3];

async function open(at: string) {
  const app = await renderApp({ at });
  await rowsToArrive();
  await waitFor(() => expect(inList('SSI')).toMatch(/%$/));
  return app;
}

describe('one instrument in several panels', () => {
  it('has the same price everywhere as soon as any of them has received a new one', async () => {
    const { user, server } = await open('/technical/HPG');
    await waitFor(() => expect([header(), inList('HPG')]).toEqual(['27.85+0.45+1.64%', '27.85+1.64%']));
    const { d } = (await (await fetch('/udf/quotes?symbols=HPG')).json()) as Quotes;
    const risen = d.map((quote) => ({ ...quote, v: { ...quote.v, lp: 29.3, high_price: 29.3 } }));
    server.get('/udf/quotes', (_, { queryParams }) =>
      queryParams['symbols'] === 'HPG'
        ? new Response(200, {}, { s: 'ok', d: risen })
        : new Response(503, {}, { message: 'Máy chủ bận.' }),
    );

    await user.click(row('SSI'));
    await screen.findByRole('heading', { level: 1, name: 'SSI' });
    expect(inList('HPG')).toBe('27.85+1.64%');
    await user.click(row('HPG'));
    await screen.findByRole('heading', { level: 1, name: 'HPG' });

    await waitFor(() => expect([header(), inList('HPG')]).toEqual(['29.30CE+1.90+6.93%', '29.30CE+6.93%']));
  });

  it('shows what the list knows of a symbol before its own figures have come', async () => {
    const { user, server } = await open('/technical/HPG');
    server.get('/udf/quotes', () => new Promise<Response>(() => {}));

    await user.click(row('VIX'));
    await screen.findByRole('heading', { level: 1, name: 'VIX' });

    expect([header(), inList('VIX')]).toEqual(['19.70-0.30-1.50%', '19.70-1.50%']);
  });

  it('keeps the price that the list gave where the feed has no quotes at all', async () => {
    const { server } = await renderApp({
      at: '/technical/HPG',
      prepare: (mock) => mock.get('/udf/quotes', () => new Response(500, {}, {})),
    });
    await rowsToArrive();

    expect(inList('VIX')).toBe('19.70');
    expect(server.schema.first('watchlist')?.symbols).toContain('VIX');
    expect(await screen.findByText(/figures could not be loaded/)).toBeInstanceOf(HTMLElement);
  });
});
