// @module-tag P4
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { notices, otherTab, region, rowsToArrive } from '../support/page';
import { renderApp } from '../support/renderApp';
import { openWithRows } from '../support/watchlist';

/** What only the member may see: their name, their address, their lists. */
const PRIVATE = /Minh Anh|member@nhip|Lướt sóng|HPG|VNM/;
const welcome = () => screen.findByRole('form', { name: 'Log in' });

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
