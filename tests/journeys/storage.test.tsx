import { act, screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { fillStorage } from '../support/browser-storage';
import { logIn } from '../support/login';
import { listed, notices, rowsToArrive } from '../support/page';
import { renderApp } from '../support/renderApp';
import { openWithRows } from '../support/watchlist';

describe('a browser that denies storage', () => {
  it('raises one notice, in the default language', async () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    const denied = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    onTestFinished(() => void denied.mockRestore());
    const { path } = await renderApp({ as: 'visitor' });

    expect([path(), notices().map(([role]) => role), document.documentElement.lang]).toEqual([
      '/about',
      ['alert'],
      'vi',
    ]);
  });

  it('keeps nobody from signing in for as long as the page lives', async () => {
    const { user } = await renderApp({ at: '/auth/login', as: 'visitor' });
    fillStorage();

    await logIn(user);
    await rowsToArrive();

    expect(listed()).toHaveLength(12);
    expect(localStorage.getItem('accessToken')).toBeNull();
    expect(notices().filter(([, title]) => title === 'Your browser blocks storage')).toHaveLength(1);
  });

  it('is reported once, also where the tab’s own storage is the first that is full', async () => {
    const { user } = await openWithRows();
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage) {
      if (this === window.sessionStorage) throw new DOMException('Quota exceeded.', 'QuotaExceededError');
    });
    onTestFinished(() => void full.mockRestore());

    await user.click(screen.getByRole('link', { name: 'Bot' }));
    await user.click(screen.getByRole('link', { name: 'Whale' }));

    await expect.poll(() => notices().map(([, title]) => title)).toEqual(['Your browser blocks storage']);
  });

  it('still removes with the session what a page has stored of it', async () => {
    const { user, actors } = await renderApp({ at: '/auth/login', as: 'visitor' });
    fillStorage();
    await logIn(user);
    await expect.poll(() => actors.storage.read('lastVisit')).toMatch(/newest/);

    act(() => actors.session.send({ type: 'sign out' }));

    expect(actors.storage.read('lastVisit')).toBeNull();
  });
});

describe('a stored user that cannot be read', () => {
  it.each(['undefined', '[]', '{', '{"isAdmin":true}', '{"isAdmin":"true","id":1}', '"<b>An</b>"'])(
    'never breaks the page and never makes an admin: %s',
    async (stored) => {
      await renderApp({ at: '/about', stored: { user: stored } });

      expect(await screen.findByRole('link', { name: 'Go to the dashboard' })).toBeInstanceOf(HTMLElement);
      expect(screen.queryByText(/logged in as/)).toBeNull();
      expect(screen.queryByRole('link', { name: /plan|admin/i })).toBeNull();
    },
  );

  it('is the sample user at home, with the lists of the token', async () => {
    const { user } = await openWithRows({ stored: { user: '{"isAdmin":true}' } });

    await user.click(screen.getByRole('button', { name: 'User menu' }));

    expect(await screen.findByText('You')).toBeInstanceOf(HTMLElement);
    expect(listed()[0]).toBe('HPG');
  });
});

describe('a stored token that is none', () => {
  it.each(['', 'two words', 'khóa\n'])('"%s" is a visitor’s', async (accessToken) => {
    const { path, requests } = await renderApp({ stored: { accessToken } });

    expect(await screen.findByRole('form', { name: 'Log in' })).toBeInstanceOf(HTMLElement);
    expect([path(), requests]).toEqual(['/about', []]);
  });
});
