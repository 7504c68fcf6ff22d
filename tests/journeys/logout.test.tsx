// @module-tag P4
import { screen, waitFor } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it } from 'vitest';
import { notices, rowsToArrive } from '../support/page';
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
