import { act, screen, waitFor } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it } from 'vitest';
import { routes } from '../../src/app/router/routes';
import { problemOf } from '../support/fields';
import { pointer } from '../support/media';
import { notices, otherTab, rowsToArrive } from '../support/page';
import { PASSWORD } from '../support/login';
import { renderApp } from '../support/renderApp';

/** What only the member may see, their name and picture aside. */
const PRIVATE = /member@nhip|member\.nhip|Lướt sóng|HPG|VNM|NHIP01/;

const shown = () => document.body.innerHTML;
const password = () => screen.findByLabelText<HTMLInputElement>('Password');

type Start = NonNullable<Parameters<typeof renderApp>[0]>;

/** The product in a browser that is locked; the tab is new. */
function reloadLocked({ stored, ...start }: Start = {}) {
  return renderApp({ at: '/auth/lock', ...start, stored: { locked: 'true', ...stored } });
}

/** Waits for a page that loads little. */
const botPage = () => screen.findByRole('heading', { level: 1, name: 'Bot' });

async function lockIt(user: Awaited<ReturnType<typeof renderApp>>['user']) {
  await user.click(screen.getByRole('button', { name: 'User menu' }));
  await user.click(await screen.findByRole('link', { name: 'Lock' }));
  await password();
}

describe('locking', () => {
  it('leaves the name on the screen, and nothing else of the person', async () => {
    const { user, path } = await renderApp({ at: '/technical/HPG' });
    await rowsToArrive();

    await lockIt(user);

    expect([path(), document.title]).toEqual(['/auth/lock', 'Lock screen | Nhịp']);
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
      'Nguyễn Minh Anh',
    ]);
    expect(shown()).not.toMatch(PRIVATE);
    expect(Object.keys(localStorage).sort()).toEqual(['accessToken', 'lng', 'locked', 'user']);
  });

  it('shows the time and the date of this machine, in the interface language', async () => {
    await reloadLocked({ stored: { lng: 'vi' } });
    await screen.findByLabelText('Mật khẩu');

    expect(document.querySelector('time')!.textContent).toMatch(/^\d\d:\d\d$/);
    expect(document.querySelector('main')!.textContent).toMatch(/Thứ Năm, 27 tháng 8/);
    expect(document.querySelector('main')!.textContent).toContain('Giờ trên máy của bạn');
  });

  it('is not behind Back: that leads to the lock again', async () => {
    const { user, path } = await renderApp({ at: '/profile/personal-info' });
    await user.click(await screen.findByRole('link', { name: 'Bot' }));
    await botPage();
    await lockIt(user);

    window.history.back();
    await waitFor(() => expect(path()).toBe('/auth/lock'));

    expect(await password()).toBeInstanceOf(HTMLInputElement);
    expect(shown()).not.toMatch(PRIVATE);
  });

  it('happens to a member who opens its address in a new tab, and leads home', async () => {
    const { user, path } = await renderApp({ at: '/auth/lock' });

    await user.type(await password(), `${PASSWORD}{Enter}`);
    await rowsToArrive();

    expect(path()).toBe('/');
  });

  it('is not for visitors', async () => {
    const { path } = await renderApp({ at: '/auth/lock', as: 'visitor' });

    await screen.findByRole('form', { name: 'Log in' });

    expect(path()).toBe('/about');
  });
});

describe('while it is locked', () => {
  const guarded = routes.filter(({ access }) => access !== 'anyone');

  it.each(guarded.map(({ path }) => path.replace(':symbol', 'HPG').replace(/\/:\w+\??/g, '')))(
    '%s leads to the lock, also after a reload, and sends nothing to the server',
    async (at) => {
      const { path, requests } = await reloadLocked({ at, as: at.startsWith('/admin') ? 'admin' : 'member' });

      await password();

      expect([path(), requests]).toEqual(['/auth/lock', []]);
      expect(shown()).not.toMatch(PRIVATE);
    },
  );

  it('the welcome page shows the way to the lock, and no address', async () => {
    const { user, path } = await reloadLocked({ at: '/about' });
    const unlock = await screen.findByRole('link', { name: 'Unlock' });
    expect(shown()).not.toMatch(PRIVATE);

    await user.click(unlock);
    await password();

    expect(path()).toBe('/auth/lock');
  });

  it('another tab’s logout ends it here too', async () => {
    const { path } = await reloadLocked();
    await password();

    otherTab(() => localStorage.removeItem('accessToken'), 'accessToken');
    await screen.findByRole('form', { name: 'Log in' });

    expect([path(), localStorage.getItem('locked')]).toEqual(['/about', null]);
  });

  it('another tab’s unlocking opens it here too, on the page that was left here', async () => {
    const { address, actors } = await renderApp({ at: '/bot?ref=friend' });
    await botPage();
    await act(async () => actors.session.send({ type: 'lock' }));
    await password();

    act(() => otherTab(() => localStorage.removeItem('locked'), 'locked'));
    await botPage();

    expect(address()).toBe('/bot?ref=friend');
  });

  it('a new sign-in of another tab leaves it locked', async () => {
    const { path, requests } = await reloadLocked();
    await password();
    const credentials = { email: 'member@nhip.example', password: PASSWORD };
    const answer = await fetch('/api/users/login', { method: 'POST', body: JSON.stringify(credentials) });
    const { token } = (await answer.json()) as { token: string };

    otherTab(() => localStorage.setItem('accessToken', token), 'accessToken');
    await password();

    expect([path(), requests.filter((request) => request.startsWith('GET'))]).toEqual(['/auth/lock', []]);
    expect(shown()).not.toMatch(PRIVATE);
  });

  it('a tab that is open elsewhere is locked with it, and shows nothing of the person', async () => {
    const { path } = await renderApp({ at: '/technical/HPG' });
    await rowsToArrive();

    act(() => otherTab(() => localStorage.setItem('locked', 'true'), 'locked'));
    await password();

    expect(path()).toBe('/auth/lock');
    expect(shown()).not.toMatch(PRIVATE);
  });
});

describe('a public page', () => {
  it.each(['/auth/new-password/TOKEN', '/about', '/auth/forgot-password'])(
    'at %s stays open, and keeps its token, when another tab locks and unlocks',
    async (at) => {
      const { path, actors } = await renderApp({ at });
      const here = () => [path(), actors.recovery.getSnapshot().context.token];
      const shown = at.includes('TOKEN') ? ['/auth/new-password', 'TOKEN'] : [at, null];
      await waitFor(() => expect(here()).toEqual(shown));

      act(() => otherTab(() => localStorage.setItem('locked', 'true'), 'locked'));
      const locked = here();
      act(() => otherTab(() => localStorage.removeItem('locked'), 'locked'));

      expect([locked, here()]).toEqual([shown, shown]);
    },
  );
});

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
    const app = await renderApp({ at: '/bot?ref=friend' });
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
    const { user, path } = await renderApp({ at: '/technical/HPG' });
    await rowsToArrive();
    const before = localStorage.getItem('accessToken');
    const entries = window.history.length;
    await lockIt(user);

    await user.type(await password(), PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Unlock' }));
    await rowsToArrive();

    expect([path(), window.history.length]).toEqual(['/technical/HPG', entries]);
    expect(localStorage.getItem('accessToken')).not.toBe(before);
    expect(localStorage.getItem('locked')).toBeNull();
  });

  it('is back at the address that a new tab was opened with', async () => {
    const { user, address } = await reloadLocked({ at: '/technical/VNM?range=1Y' });

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
    const { user, actors } = await renderApp({ at: '/technical/HPG' });
    await rowsToArrive();
    await user.type(screen.getByRole('combobox', { name: 'Symbol' }), 'VCI');
    await act(async () => actors.session.send({ type: 'lock' }));

    await user.type(await password(), `${PASSWORD}{Enter}`);
    await rowsToArrive();

    const symbol = screen.getByRole<HTMLInputElement>('combobox', { name: 'Symbol' });
    await waitFor(() => expect(symbol.value).toBe('VCI'));
  });

  it('with a wrong password says so, keeps what was typed, and stays locked', async () => {
    const { user, path } = await reloadLocked({ at: '/bot' });

    await user.type(await password(), 'wrong{Enter}');
    await waitFor(() => expect(notices()).toEqual([['alert', 'The password is wrong']]));

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
    {
      answer: () => new Response(500, {}, { message: 'Máy chủ bận.' }),
      words: 'Máy chủ bận.',
    },
    {
      answer: () => new Response(502, {}, '<html>'),
      words: 'Internal server error. Try again later.',
    },
  ])('that fails for another reason says: $words', async ({ answer, words }) => {
    const { user, path } = await reloadLocked({
      prepare: (server) => server.post('/api/users/login', answer),
      as: 'visitor',
      stored: { accessToken: 'token', user: '{"id":1,"firstName":"An","email":"an@nhip.example"}' },
    });

    await user.type(await password(), `${PASSWORD}{Enter}`);
    await waitFor(() => expect(notices()).toEqual([['alert', 'Could not log in', words]]));

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
    expect(await screen.findByText('This field is required!')).toBeInstanceOf(HTMLElement);

    expect([requests, notices(), document.activeElement]).toEqual([[], [], await password()]);
  });

  it('is sent once, however often the button is pressed', async () => {
    const { user, requests } = await reloadLocked({ at: '/bot' });
    await user.type(await password(), PASSWORD);

    await user.dblClick(screen.getByRole('button', { name: 'Unlock' }));
    await botPage();

    expect(requests.filter((request) => request === 'POST /api/users/login')).toHaveLength(1);
  });

  it('is known to password managers', async () => {
    await reloadLocked();
    const { type, autocomplete } = await password();

    expect([type, autocomplete]).toEqual(['password', 'current-password']);
  });
});

it('who is locked out can log out instead', async () => {
  const { user, path, requests } = await reloadLocked();
  await user.click(await screen.findByRole('link', { name: 'Log out' }));
  await screen.findByRole('form', { name: 'Log in' });

  await waitFor(() => expect(requests).toEqual(['POST /api/users/logout']));
  expect([path(), Object.keys(localStorage)]).toEqual(['/about', ['lng']]);
});
