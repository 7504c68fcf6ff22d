import { screen, waitFor, within } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it } from 'vitest';
import { logIn } from '../support/login';
import { listed, notices, region, rowsToArrive } from '../support/page';
import { renderApp, type Prepare } from '../support/renderApp';
import { expired, toLogin } from '../support/expiry';
import { refusedLoad } from '../support/machines/refused-load';
import { openWithRows, symbolField } from '../support/watchlist';

/** The admin's lists hold something else than the member's. */
const otherLists: Prepare = ({ accounts }) =>
  accounts.listsOf('2').forEach(({ id }) => accounts.saveList(id, ['ACB', 'VCB']));

describe('a session that ends by itself', () => {
  it('raises one notice, at the login page, and leads back to the interrupted page', async () => {
    const { user, path } = await renderApp({ at: '/technical/VNM', scenario: 'expired' });

    await toLogin(path);
    expect(notices()).toEqual([expired]);
    await logIn(user);
    await rowsToArrive();

    expect(path()).toBe('/technical/VNM');
    expect(await screen.findByRole('heading', { level: 1, name: 'VNM' })).toBeInstanceOf(HTMLElement);
  });

  it('raises one notice, however many loads are refused', async () => {
    const refuse = () => new Response(401, {}, { message: 'Hết hạn.' });
    const { path, requests } = await renderApp({
      prepare(server) {
        for (const load of ['market_pulse', 'tplus_signals', 'watchlists'])
          server.get(`/api/${load}`, refuse);
      },
    });

    await toLogin(path);

    expect(requests).toEqual(expect.arrayContaining(['GET /api/market_pulse', 'GET /api/watchlists']));
    expect(notices()).toEqual([expired]);
  });

  it.each([
    { load: '/api/watchlists', status: 422, ends: true },
    { load: '/api/tplus_signals', status: 401, ends: true },
    { load: '/api/tplus_signals', status: 422, ends: false },
    { load: '/api/watchlists', status: 403, ends: false },
    { load: '/news', status: 401, ends: false },
  ])('a $status to $load ends it: $ends', async ({ load, status, ends }) => {
    const { path, requests } = await renderApp({
      prepare: (server) => server.get(load, () => new Response(status, {}, { message: 'Không được.' })),
    });
    await waitFor(() => expect(requests.some((request) => request.startsWith(`GET ${load}`))).toBe(true));
    if (!ends) await within(region('Market pulse')!).findByText('VN-Index');

    await waitFor(() => expect(path()).toBe(ends ? '/auth/login' : '/'));
    expect(localStorage.getItem('accessToken') === null).toBe(ends);
  });

  it('shows the next person their own lists, and not for a moment the former one’s', async () => {
    const { user, actors } = await openWithRows({ prepare: otherLists });
    const observed: string[][] = [];
    const { token } = actors.session.getSnapshot().context.session!;
    actors.session.send(refusedLoad(token));
    const watching = new MutationObserver(() => observed.push(listed()));
    watching.observe(document.body, { childList: true, subtree: true });

    await logIn(user, 'admin');
    await waitFor(() => expect(listed()).toEqual(['ACB', 'VCB']));
    watching.disconnect();

    expect(observed.filter((symbols) => symbols.includes('HPG'))).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'User menu' }));
    expect(await screen.findByText('Trần Quốc Bảo')).toBeInstanceOf(HTMLElement);
  });

  it('takes a refused form for the form’s own message', async () => {
    const { user, path } = await openWithRows({
      prepare: (server) =>
        server.post('/api/watchlists/add_symbol', () => new Response(401, {}, { message: 'Không được.' })),
    });

    await user.type(symbolField(), 'FPT{Enter}');

    await waitFor(() => expect(notices()).toEqual([['alert', 'Failed to add symbol', 'Không được.']]));
    expect(path()).toBe('/');
  });
});
