// @module-tag P4
import { screen, waitFor, act, within } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it } from 'vitest';
import { notices, rowsToArrive, otherTab, region } from '../support/page';
import { logIn } from '../support/login';
import { renderApp } from '../support/renderApp';
import { openWithRows } from '../support/watchlist';

/** What only the member may see: their name, their address, their lists. */
const PRIVATE = /Minh Anh|member@nhip|Lướt sóng|HPG|VNM/;

/** Without until when this browser has evaluated a person's alerts, which what they miss until they return is found from. */
const stored = () =>
  Object.keys(localStorage)
    .filter((key) => key !== 'watchedUntil')
    .sort();
const welcome = () => screen.findByRole('form', { name: 'Log in' });

describe('logging out', () => {
  it('by the user menu notifies the server, forgets the person, and nothing else', async () => {
    const { user, path, requests } = await openWithRows({ stored: { theme: 'dark' } });
    const authorization = `Bearer ${localStorage.getItem('accessToken')}`;
    await user.click(screen.getByRole('button', { name: 'User menu' }));

    await user.click(await screen.findByRole('link', { name: 'Log out' }));
    await welcome();

    expect([path(), stored()]).toEqual(['/about', ['lng', 'theme']]);
    expect((await fetch('/api/watchlists', { headers: { authorization } })).status).toBe(401);
    expect(requests.filter((request) => request.startsWith('POST'))).toEqual(['POST /api/users/logout']);
    expect(notices()).toEqual([]);
    expect(document.body.textContent).not.toMatch(PRIVATE);
    window.history.back();
    await waitFor(() => expect(path()).toBe('/about'));
    expect(document.body.textContent).not.toMatch(PRIVATE);
  });

  it('by its address does the same', async () => {
    const { path } = await renderApp({ at: '/logout' });

    await welcome();

    expect([path(), stored()]).toEqual(['/about', ['lng']]);
  });

  it('leads a visitor who is not signed in on to the welcome page', async () => {
    const { path, requests } = await renderApp({ at: '/logout', as: 'visitor' });

    await welcome();

    expect([path(), requests]).toEqual(['/about', []]);
  });

  it.each([
    {
      answer: () => new Response(500, {}, { message: 'Máy chủ bận.' }),
      words: 'Máy chủ bận.',
    },
    {
      answer: () => new Response(502, {}, '<html>'),
      words: 'Internal server error. Try again later.',
    },
  ])(
    'happens here all the same when the server fails, with an error notice: $words',
    async ({ answer, words }) => {
      const { path } = await renderApp({
        at: '/logout',
        prepare: (server) => server.post('/api/users/logout', answer),
      });

      await waitFor(() => expect(notices()).toEqual([['alert', 'Logged out on this device', words]]));

      expect(document.querySelector('.notice')?.className).toBe('notice notice-error');
      expect([path(), stored()]).toEqual(['/about', ['lng']]);
    },
  );

  it('leaves at once while the server hangs, shows nothing of the person, and lets the next one log in', async () => {
    const { user, path } = await renderApp({
      at: '/technical/HPG',
      prepare: (server) => server.post('/api/users/logout', () => new Promise<Response>(() => {})),
    });
    await rowsToArrive();
    await user.click(screen.getByRole('button', { name: 'User menu' }));

    await user.click(await screen.findByRole('link', { name: 'Log out' }));
    expect([path(), stored()]).toEqual(['/about', ['lng']]);
    await welcome();
    expect(document.body.textContent).not.toMatch(PRIVATE);

    await logIn(user);
    await rowsToArrive();
    expect([path(), notices()]).toEqual(['/', []]);
  });
});

describe('another tab', () => {
  it('logs out everywhere at once, whatever stands on the screen', async () => {
    const { user, path } = await openWithRows({ at: '/technical/HPG' });
    await user.click(within(region('Watchlist')!).getByRole('button', { name: 'Delete VND' }));
    await waitFor(() => expect(notices()[0]?.[1]).toBe('Symbol deleted successfully'));
    await user.click(screen.getByRole('button', { name: 'User menu' }));

    await act(async () => otherTab(() => localStorage.clear(), null));

    expect(path()).toBe('/about');
    expect(document.body.textContent).not.toMatch(PRIVATE);
    expect(document.body.textContent).not.toContain('VND');
  });

  it.each(['/about/partner', '/auth/forgot-password', '/auth/security-code', '/404'])(
    'logs out, and leaves the public page %s where it is',
    async (at) => {
      const { path } = await renderApp({ at });
      await screen.findByRole('heading', { level: 1 });

      await act(async () => otherTab(() => localStorage.clear(), null));
      await screen.findByRole('heading', { level: 1 });

      expect([path(), notices()]).toEqual([at, []]);
      expect(document.body.textContent).not.toMatch(PRIVATE);
    },
  );

  it('logs in everywhere', async () => {
    const { path, server } = await renderApp({ at: '/about', as: 'visitor' });
    await welcome();
    const { token, user } = await logInElsewhere();

    otherTab(() => localStorage.setItem('user', JSON.stringify(user)), 'user');
    expect(path()).toBe('/about');
    otherTab(() => localStorage.setItem('accessToken', token), 'accessToken');
    await rowsToArrive();

    expect(path()).toBe('/');
    expect(server.accounts.listsOf('1')[0]!.symbols).toContain('HPG');
  });

  it('signs another person in: the former one’s data goes', async () => {
    const { user, path } = await openWithRows({
      at: '/technical/HPG',
      prepare: ({ accounts }) => accounts.saveList('4', ['ACB']),
    });
    const other = await logInElsewhere('admin');

    otherTab(() => localStorage.setItem('user', JSON.stringify(other.user)), 'user');
    otherTab(() => localStorage.setItem('accessToken', other.token), 'accessToken');
    await waitFor(() => expect(region('Watchlist')?.textContent).toContain('ACB'));

    expect(path()).toBe('/');
    expect(region('Watchlist')?.textContent).not.toContain('HPG');
    await user.click(screen.getByRole('button', { name: 'User menu' }));
    expect(await screen.findByText('Trần Quốc Bảo')).toBeInstanceOf(HTMLElement);
  });

  it('saves a profile: the name is the new one, the page stays', async () => {
    const { user, path } = await openWithRows({ at: '/technical/HPG' });
    const renamed = { ...(JSON.parse(localStorage.getItem('user')!) as object), firstName: 'Thu Hà' };

    otherTab(() => localStorage.setItem('user', JSON.stringify(renamed)), 'user');
    await user.click(screen.getByRole('button', { name: 'User menu' }));

    expect(await screen.findByText('Nguyễn Thu Hà')).toBeInstanceOf(HTMLElement);
    expect(path()).toBe('/technical/HPG');
  });
});

async function logInElsewhere(role: 'member' | 'admin' = 'member') {
  const credentials = { email: `${role}@nhip.example`, password: 'Nhip@2026' };
  const answer = await fetch('/api/users/login', { method: 'POST', body: JSON.stringify(credentials) });
  return (await answer.json()) as { token: string; user: object };
}
