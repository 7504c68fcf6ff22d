import { act, screen, waitFor, within } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it } from 'vitest';
import { navigateTo } from '../../src/app/router/navigation';
import { box, button, end, openAnh, replaceText, table } from '../support/admin-plan';
import { field, fill } from '../support/fields';
import { logIn, PASSWORD } from '../support/login';
import { listed, notices, region, rowsToArrive } from '../support/page';
import { goBackToPersonalInfo, openPayments } from '../support/personal-info';
import { renderApp, type Prepare } from '../support/renderApp';

const expired = ['alert', 'Session timeout, please login'];

/** The admin's lists hold something else than the member's. */
const otherLists: Prepare = (server) =>
  server.schema.where('watchlist', { userId: '2' }).update('symbols', ['ACB', 'VCB']);

async function toLogin(path: () => string) {
  await waitFor(() => expect(path()).toBe('/auth/login'));
  await screen.findByRole('form', { name: 'Log in' });
}

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
    const { user, actors } = await renderApp({ prepare: otherLists });
    await rowsToArrive();
    const observed: string[][] = [];
    const { token } = actors.session.getSnapshot().context.session!;
    actors.session.send({ type: 'session ended', token });
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
    const { user, path } = await renderApp({
      prepare: (server) =>
        server.post('/api/watchlists/add_symbol', () => new Response(401, {}, { message: 'Không được.' })),
    });
    await rowsToArrive();

    await user.type(screen.getByRole('combobox', { name: 'Symbol' }), 'FPT{Enter}');

    await waitFor(() => expect(notices()).toEqual([['alert', 'Failed to add symbol', 'Không được.']]));
    expect(path()).toBe('/');
  });
});

describe('a person whose session ended by itself', () => {
  it('is back at the same address after a reload of the login page, its query included', async () => {
    const { user, path, address, reload } = await renderApp({
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

describe('what was typed', () => {
  it('into the watchlist is back after the same person has signed in again', async () => {
    const { user, path, endSession, reload } = await open('/technical/FPT');
    await user.type(symbol(), 'VCI');

    endSession();
    await toLogin(path);
    await reload();
    await logIn(user);
    await rowsToArrive();

    await waitFor(() => expect(symbol().value).toBe('VCI'));
  });

  it('into the profile is back, after a look at another page too', async () => {
    const { user, path, endSession } = await open('/profile/personal-info');
    await screen.findByRole('form', { name: 'Personal info' });
    await fill(user, { City: 'Huế' });
    endSession();
    await toLogin(path);
    await logIn(user);
    await screen.findByRole('form', { name: 'Personal info' });
    await waitFor(() => expect(field('City').value).toBe('Huế'));

    await openPayments(user);
    expect(JSON.parse(sessionStorage.getItem('drafts')!)).toEqual({ profile: { city: 'Huế' } });
    endSession();
    await toLogin(path);
    await logIn(user);
    await screen.findByRole('heading', { level: 1, name: 'Payments' });
    await goBackToPersonalInfo(user);

    await waitFor(() => expect(field('City').value).toBe('Huế'));
  });

  it('into somebody’s plans is back, with the user who was chosen', async () => {
    const { user, path, reload, actors } = await openAnh();
    await replaceText(user, end(0), '30/09/2026');
    await user.click(button('Add plan'));
    const edited = table();
    const { token } = actors.session.getSnapshot().context.session!;
    act(() => actors.session.send({ type: 'session ended', token }));
    await toLogin(path);

    await reload();
    await logIn(user, 'admin');

    await waitFor(() => expect(table()).toEqual(edited));
    expect(edited).toHaveLength(2);
    expect((await box()).value).toMatch(/Minh Anh/);
    expect(button('Cancel').disabled).toBe(false);
  });

  it('is never a password', async () => {
    const { user, path, endSession } = await open('/profile/security-settings');
    await screen.findByRole('button', { name: 'Change password' });
    await fill(user, { 'Current password': PASSWORD, 'New password': 'Nhip@2027' });

    endSession();
    await toLogin(path);
    expect(sessionStorage.getItem('drafts') ?? '').not.toMatch(/Nhip@/);
    await logIn(user);
    await screen.findByRole('button', { name: 'Change password' });

    expect([field('Current password').value, field('New password').value]).toEqual(['', '']);
  });

  it.each([{ leaves: 'with the session' }, { leaves: 'by logging out' }])(
    'is not left to somebody else: $leaves',
    async ({ leaves }) => {
      const { user, path, endSession, actors } = await open('/profile/personal-info');
      await screen.findByRole('form', { name: 'Personal info' });
      await fill(user, { City: 'Huế' });
      await openPayments(user);

      if (leaves === 'with the session') endSession();
      else act(() => actors.session.send({ type: 'sign out' }));
      await screen.findByRole('form', { name: 'Log in' });
      await logIn(user, 'admin');
      await rowsToArrive();
      expect([path(), sessionStorage.getItem('drafts')]).toEqual(['/', null]);
      act(() => navigateTo({ type: 'navigate', to: { page: 'interrupted', path: PROFILE }, replace: false }));
      await screen.findByRole('form', { name: 'Personal info' });

      expect(field('City').value).not.toBe('Huế');
    },
  );
});

const PROFILE = '/profile/personal-info';

const symbol = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Symbol' });

/** A member’s page, and the end of whatever session the page then has. */
async function open(at: string) {
  const app = await renderApp({ at });
  await screen.findByRole('navigation', { name: 'Main menu' });
  let { session } = app.actors;
  return {
    ...app,
    async reload() {
      ({ session } = await app.reload());
    },
    endSession() {
      const { token } = session.getSnapshot().context.session!;
      act(() => session.send({ type: 'session ended', token }));
    },
  };
}
