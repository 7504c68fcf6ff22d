import { screen, waitFor, within } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it } from 'vitest';
import { logIn } from '../support/login';
import { listed, notices, region, rowsToArrive } from '../support/page';
import { renderApp, type Prepare } from '../support/renderApp';
import { expired, toLogin, open } from '../support/expiry';
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

describe('a person whose session ended by itself', () => {
  it('is back at the same address after a reload of the login page, its query included', async () => {
    const { user, path, address, reload } = await renderApp({
      only: 'WatchlistPanel',
      at: '/technical/FPT?range=1Y',
      scenario: 'expired',
    });
    await toLogin(path);

    await reload();
    await toLogin(path);
    await logIn(user);
    await rowsToArrive();

    expect(address()).toBe('/technical/FPT?range=1Y');
    expect(await screen.findByRole('heading', { level: 1, name: 'FPT' })).toBeInstanceOf(HTMLElement);
  });

  it('is back at the page that was opened last, not at the one that the tab began with', async () => {
    const { user, path, address, endSession } = await open('/bot');
    await user.click(screen.getByRole('link', { name: 'Whale' }));
    await waitFor(() => expect(path()).toBe('/whale'));

    endSession();
    await toLogin(path);
    expect(notices()).toEqual([expired]);
    await logIn(user);

    await waitFor(() => expect(address()).toBe('/whale'));
    expect(notices()).toEqual([]);
  });

  it.each([{ reloads: false }, { reloads: true }])(
    'leaves the home page to somebody else: reloads $reloads',
    async ({ reloads }) => {
      const { user, path, address, reload, endSession } = await open('/bot?ref=friend');
      endSession();
      await toLogin(path);

      if (reloads) await reload();
      await logIn(user, 'admin');
      await rowsToArrive();

      expect(address()).toBe('/');
    },
  );

  it('starts at the home page after the next logout', async () => {
    const { user, path, address, endSession } = await open('/bot');
    endSession();
    await toLogin(path);
    await logIn(user);
    await screen.findByRole('heading', { level: 1, name: 'Bot' });

    await user.click(await screen.findByRole('button', { name: 'User menu' }));
    await user.click(await screen.findByRole('link', { name: 'Log out' }));
    await waitFor(() => expect(path()).toBe('/about'));
    await logIn(user);
    await rowsToArrive();

    expect(address()).toBe('/');
  });

  it.each([
    'https://evil.example/',
    '//evil.example/technical/FPT',
    '/\\evil.example',
    '/\t/evil.example',
    'technical/FPT',
    'javascript:alert(1)',
    '/auth/login',
    '/logout',
    '/nowhere',
    '',
  ])('is at home where the tab has kept %j, which is no member’s page', async (kept) => {
    const { user, path, address, reload, endSession } = await open('/bot?ref=friend');
    endSession();
    await toLogin(path);
    const page = JSON.parse(sessionStorage.getItem('lastPage')!) as object;
    sessionStorage.setItem('lastPage', JSON.stringify({ ...page, path: kept }));

    await reload();
    await logIn(user);
    await rowsToArrive();

    expect(address()).toBe('/');
  });
});
