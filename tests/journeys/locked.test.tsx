import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { recoveryOf } from '../../src/auth/recovery/recovery-actor';
import { routes } from '../../src/app/router/routes';
import { otherTab } from '../support/page';
import { PASSWORD } from '../support/login';
import { renderApp } from '../support/renderApp';
import { PRIVATE, shown, password, reloadLocked, botPage } from '../support/lock';
import { openWithRows } from '../support/watchlist';

describe('while it is locked', { tags: ['P4'] }, () => {
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
    const { path } = await openWithRows({ at: '/technical/HPG' });

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
      const here = () => [path(), recoveryOf(actors).getSnapshot().context.token];
      const shown = at.includes('TOKEN') ? ['/auth/new-password', 'TOKEN'] : [at, null];
      await waitFor(() => expect(here()).toEqual(shown));

      act(() => otherTab(() => localStorage.setItem('locked', 'true'), 'locked'));
      const locked = here();
      act(() => otherTab(() => localStorage.removeItem('locked'), 'locked'));

      expect([locked, here()]).toEqual([shown, shown]);
    },
  );
});
