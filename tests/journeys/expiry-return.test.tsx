import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { logIn } from '../support/login';
import { notices, rowsToArrive } from '../support/page';
import { renderApp } from '../support/renderApp';
import { expired, toLogin, open } from '../support/expiry';

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
