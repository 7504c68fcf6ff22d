import { waitFor, within } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it } from 'vitest';
import { notices, region } from '../support/page';
import { renderApp } from '../support/renderApp';
import { words } from '../support/texts';

const refused = () => new Response(429, { 'retry-after': '90' }, {});
const button = (panel: string) =>
  within(region(panel)!).getByRole<HTMLButtonElement>('button', { name: 'Retry' });
const wait = (panel: string) => region(panel)!.querySelector('.form-wait');
const announced = (panel: string) => wait(panel)?.querySelector('.visually-hidden')?.textContent;

const loads = [
  { panel: 'Recommended stocks', at: '/', call: '/api/tplus_signals' },
  { panel: 'Market pulse', at: '/', call: '/api/market_pulse' },
  { panel: 'News', at: '/', call: '/news' },
  { panel: 'Watchlist', at: '/', call: '/api/watchlists' },
  { panel: 'Chart', at: '/technical/HPG', call: '/udf/history' },
  { panel: 'Last price', at: '/technical/HPG', call: '/udf/quotes' },
  { panel: 'Flows by group', at: '/whale', call: '/api/whale' },
  { panel: 'Link the bot', at: '/bot', call: '/api/bots' },
  { panel: 'What the bot sends', at: '/bot', call: '/api/tplus_signals' },
  { panel: 'Plans of a user', at: '/admin/plan', call: '/api/plans' },
  { panel: 'Signal runs', at: '/admin/signal', call: '/api/signals' },
];

describe('a panel whose load the server has refused for a while', () => {
  it.each(loads)('says in $panel when the next try is possible, and sends none before', async (load) => {
    const { user, requests } = await renderApp({
      at: load.at,
      as: load.at.startsWith('/admin') ? 'admin' : 'member',
      prepare: (server) => server.get(load.call, refused),
    });
    await waitFor(() => expect(announced(load.panel)).toBe('You can try again in 90 s.'));
    const sent = requests.length;

    await user.click(button(load.panel));

    const { disabled, attributes } = button(load.panel);
    expect([attributes.getNamedItem('aria-disabled')?.value, disabled]).toEqual(['true', false]);
    expect(document.activeElement).toBe(button(load.panel));
    expect(requests.slice(sent).filter((request) => request.includes(load.call))).toEqual([]);
    expect(notices()).toEqual([]);
  });
});

describe('a panel whose load the server does not have', () => {
  it('says so where the others work, and may be loaded again at once', async () => {
    await renderApp({
      at: '/technical/HPG',
      as: 'member',
      prepare: (server) => server.get('/udf/history', () => new Response(404, {}, {})),
    });

    const title = words('technical.noChart', { symbol: 'HPG' });
    await waitFor(() => expect(within(region('Chart')!).getByText(title)).toBeTruthy());
    await waitFor(() => expect(region('Watchlist')!.querySelector('tr[data-symbol]')).not.toBeNull());

    expect(within(region('Chart')!).getByText(words('app.failedHint'))).toBeTruthy();
    expect(button('Chart').getAttribute('aria-disabled')).toBeNull();
    expect(wait('Chart')).toBeNull();
    expect(notices()).toEqual([]);
  });
});

describe('a session whose token the feed refuses', () => {
  const refuse = () => new Response(401, {}, { message: 'Hết phiên' });
  const feedCalls = ['/udf/history', '/udf/quotes', '/udf/symbols', '/udf/config'];
  const open = (calls: readonly string[]) =>
    renderApp({
      at: '/technical/HPG',
      as: 'member',
      prepare: (server) => calls.forEach((call) => server.get(call, refuse)),
    });
  const rowsBeside = (symbol: string) =>
    region('Watchlist')!.querySelectorAll<HTMLElement>(`tr[data-symbol]:not([data-symbol="${symbol}"])`);
  const lists = (requests: readonly string[]) =>
    requests.filter((request) => request.includes('/api/watchlists'));

  it('goes on where the API still knows it, which is asked no more than once for the watchlists beside the page', async () => {
    const { user, path, requests } = await open(feedCalls);
    await waitFor(() => expect(region('Watchlist')!.querySelector('tr[data-symbol]')).not.toBeNull());
    const refusedIn = (symbol: string) =>
      waitFor(() => within(region('Chart')!).getByText(words('technical.failed', { symbol })));
    await refusedIn('HPG');

    const [other] = rowsBeside('HPG');
    await user.click(other!);
    await refusedIn(other!.dataset['symbol']!);

    expect([path(), notices()]).toEqual([`/technical/${other!.dataset['symbol']}`, []]);
    // That of the page itself, where it is under way, is as good.
    expect(lists(requests).length).toBeLessThanOrEqual(2);
  });

  it('ends where the API does not know it any more', async () => {
    const { path } = await open([...feedCalls, '/api/watchlists']);

    await waitFor(() => expect(path()).toBe('/auth/login'));
  });
});
