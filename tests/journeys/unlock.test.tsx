import { act, screen, waitFor } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it } from 'vitest';
import { rowsToArrive, notices } from '../support/page';
import { PASSWORD } from '../support/login';
import { renderApp } from '../support/renderApp';
import { password, reloadLocked, botPage, lockIt, PRIVATE, shown } from '../support/lock';
import { openWatchlist, symbolField } from '../support/watchlist';
import { problemOf } from '../support/fields';
import { pointer } from '../support/media';

type App = Awaited<ReturnType<typeof renderApp>>;

/** The ways to the lock from a member’s page. */
const ways: { way: string; lock: (app: App) => Promise<unknown> }[] = [
  { way: 'the menu', lock: ({ user }) => lockIt(user) },
  {
    way: 'the search',
    async lock({ user }) {
      await user.type(await screen.findByRole('combobox', { name: 'Search' }), 'Lock screen');
      await user.click(await screen.findByRole('option', { name: /Lock screen/ }));
    },
  },
  { way: 'the address bar', lock: ({ reload }) => reload('/auth/lock') },
];

describe.each(ways)('unlocking after a lock from $way', ({ lock }) => {
  it.each([
    { after: 'no reload', reloads: 0 },
    { after: 'two reloads', reloads: 2 },
  ])('is back at the last address, its query included, after $after of the lock', async ({ reloads }) => {
    const app = await renderApp({ only: 'WatchlistPanel', at: '/bot?ref=friend' });
    await botPage();
    await lock(app);
    await password();
    for (let i = 0; i < reloads; i++) await app.reload();
    const { user, address } = app;

    await user.type(await password(), `${PASSWORD}{Enter}`);
    await botPage();

    expect(address()).toBe('/bot?ref=friend');
  });
});

describe('unlocking', () => {
  it('is back on the page that was left, with a session of its own', async () => {
    const { user, path } = await openWatchlist({ at: '/technical/HPG' });
    const before = localStorage.getItem('accessToken');
    const entries = window.history.length;
    await lockIt(user);

    await user.type(await password(), PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Unlock' }));
    await rowsToArrive();

    expect([path(), window.history.length]).toEqual(['/technical/HPG', entries]);
    expect(localStorage.getItem('accessToken')).not.toBe(before);
    const headers = { authorization: `Bearer ${before}` };
    expect((await fetch('/api/watchlists', { headers })).status, 'of the session before').toBe(401);
    expect(localStorage.getItem('locked')).toBeNull();
  });

  it('is back at the address that a new tab was opened with', async () => {
    const { user, address } = await reloadLocked({ at: '/technical/VNM?range=1Y' });

    await user.type(await password(), `${PASSWORD}{Enter}`);
    await rowsToArrive();

    expect(address()).toBe('/technical/VNM?range=1Y');
  });

  it('is at the address that was opened in the tab while it was locked, not at the page that was left', async () => {
    const { user, address, reload } = await renderApp({ only: 'WatchlistPanel', at: '/bot?ref=friend' });
    await botPage();
    await lockIt(user);
    await reload('/technical/VNM?range=1Y');

    await user.type(await password(), `${PASSWORD}{Enter}`);
    await rowsToArrive();

    expect(address()).toBe('/technical/VNM?range=1Y');
  });

  it.each(['//evil.example/', 'https://evil.example/', '/logout', '/auth/lock'])(
    'leads home where the tab has kept %s, which is no member’s page',
    async (kept) => {
      sessionStorage.setItem('lastPage', JSON.stringify({ person: 1, path: kept, isEnded: false }));
      const { user, address } = await reloadLocked();

      await user.type(await password(), `${PASSWORD}{Enter}`);
      await rowsToArrive();

      expect(address()).toBe('/');
    },
  );

  it('brings back what was typed and not sent', async () => {
    const { user, actors } = await openWatchlist({ at: '/technical/HPG' });
    await user.type(symbolField(), 'VCI');
    await act(async () => actors.session.send({ type: 'lock' }));

    await user.type(await password(), `${PASSWORD}{Enter}`);
    await rowsToArrive();

    const symbol = symbolField();
    await waitFor(() => expect(symbol.value).toBe('VCI'));
  });

  it('is sent once, however often the button is pressed', async () => {
    const { user, requests } = await reloadLocked({ at: '/bot' });
    await user.type(await password(), PASSWORD);

    await user.dblClick(screen.getByRole('button', { name: 'Unlock' }));
    await botPage();

    expect(requests.filter((request) => request === 'POST /api/users/login')).toHaveLength(1);
  });

  it('is known to password managers, with the account that it unlocks', async () => {
    await reloadLocked();
    const { form } = await password();

    const fields = [...form!.querySelectorAll('input')].map((input) => [input.autocomplete, input.value]);
    expect(fields).toEqual([
      ['username', 'member@nhip.example'],
      ['current-password', ''],
    ]);
  });
});

it('who is locked out can log out instead', async () => {
  const { user, path, requests } = await reloadLocked();
  await user.click(await screen.findByRole('link', { name: 'Log out' }));
  await screen.findByRole('form', { name: 'Log in' });

  await waitFor(() => expect(requests).toEqual(['POST /api/users/logout']));
  expect([path(), Object.keys(localStorage)]).toEqual(['/about', ['lng']]);
});

describe('an unlocking that is refused', () => {
  it('with a wrong password says so, keeps what was typed, and stays locked', async () => {
    const { user, path } = await reloadLocked({ at: '/bot' });

    await user.type(await password(), 'wrong{Enter}');
    await waitFor(() =>
      expect(notices()).toEqual([['alert', 'Could not unlock', 'The email or the password is wrong.']]),
    );

    expect([path(), (await password()).value]).toEqual(['/auth/lock', 'wrong']);
    expect([problemOf('Password'), document.activeElement]).toEqual([
      'The password is wrong',
      await password(),
    ]);
    expect(shown()).not.toMatch(PRIVATE);
    await user.clear(await password());
    await user.type(await password(), `${PASSWORD}{Enter}`);
    await botPage();
    expect(path()).toBe('/bot');
  });

  it.each([
    { answer: () => new Response(401, {}, {}), words: 'The password is wrong' },
    { answer: () => new Response(401, {}, '<html>'), words: 'The password is wrong' },
    {
      answer: () => new Response(500, {}, { message: 'Máy chủ bận.' }),
      words: 'Máy chủ bận.',
    },
    {
      answer: () => new Response(502, {}, '<html>'),
      words: 'Internal server error. Try again later.',
    },
  ])('without the server’s words, or for another reason, says: $words', async ({ answer, words }) => {
    const { user, path } = await reloadLocked({
      prepare: (server) => server.post('/api/users/login', answer),
      as: 'visitor',
      stored: { accessToken: 'token', user: '{"id":1,"firstName":"An","email":"an@nhip.example"}' },
    });

    await user.type(await password(), `${PASSWORD}{Enter}`);
    await waitFor(() => expect(notices()).toEqual([['alert', 'Could not unlock', words]]));

    expect(path()).toBe('/auth/lock');
    expect(screen.getByRole('button', { name: 'Unlock' }).hasAttribute('disabled')).toBe(false);
  });

  it.each([
    { what: 'a mouse', isCoarse: false, isFocused: true },
    { what: 'a finger, whose keyboard would cover the page', isCoarse: true, isFocused: false },
  ])('begins in the field with $what: $isFocused', async ({ isCoarse, isFocused }) => {
    pointer.matches = isCoarse;
    await reloadLocked();

    expect(document.activeElement === (await password())).toBe(isFocused);
  });

  it('without a password demands it, and sends nothing', async () => {
    const { user, requests } = await reloadLocked();

    await user.click(await screen.findByRole('button', { name: 'Unlock' }));
    await waitFor(() => expect(problemOf('Password')).toBe('This field is required!'));

    expect([requests, document.activeElement]).toEqual([[], await password()]);
  });
});
