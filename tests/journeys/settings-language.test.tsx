import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { otherTab, region } from '../support/page';
import { renderApp } from '../support/renderApp';
import { openSettings, radio } from '../support/settings';
import { openWithRows } from '../support/watchlist';

const root = document.documentElement;

describe('the language', () => {
  it('changes every text at once, the page’s own name and its lang, and is kept', async () => {
    const { user, path } = await openWithRows();
    const drawn = region('Watchlist');
    await openSettings(user);

    await user.click(radio('Tiếng Việt'));
    await screen.findByRole('heading', { level: 1, name: 'Tổng quan' });

    expect([document.title, root.lang, localStorage.getItem('lng'), path()]).toEqual([
      'Tổng quan | Nhịp',
      'vi',
      'vi',
      '/',
    ]);
    expect(drawn?.isConnected).toBe(true);
    expect(drawn?.getAttribute('aria-label')).toBe('Danh mục theo dõi');
    await user.click(radio('Deutsch'));
    await waitFor(() => expect(root.lang).toBe('de'));
    expect(within(drawn!).getByRole('columnheader', { name: 'Symbol' })).toBeInstanceOf(HTMLElement);
    expect(radio('Deutsch').checked).toBe(true);
  });

  it.each([
    { lng: 'de', button: 'Anmelden' },
    { lng: 'vi', button: 'Đăng nhập' },
    { lng: 'fr', button: 'Đăng nhập' },
    { lng: '', button: 'Đăng nhập' },
  ])('stored as "$lng" offers $button', async ({ lng, button }) => {
    await renderApp({ at: '/auth/login', as: 'visitor', stored: { lng } });

    expect(await screen.findByRole('button', { name: button })).toBeInstanceOf(HTMLElement);
    expect(root.lang).toBe(lng === 'de' ? 'de' : 'vi');
  });

  it('chosen in another tab is followed', async () => {
    await renderApp({ at: '/auth/login', as: 'visitor' });
    await screen.findByRole('heading', { level: 1, name: 'Log in' });

    await act(async () => otherTab(() => localStorage.setItem('lng', 'de'), 'lng'));

    expect(await screen.findByRole('button', { name: 'Anmelden' })).toBeInstanceOf(HTMLElement);
    expect([root.lang, localStorage.getItem('lng')]).toEqual(['de', 'de']);
  });

  it('is the last of several that were chosen in a hurry', async () => {
    const { user } = await renderApp({ at: '/auth/login', as: 'visitor' });
    await openSettings(user);

    await user.click(radio('Deutsch'));
    await user.click(radio('English'));
    await screen.findByRole('heading', { level: 1, name: 'Log in' });

    expect([root.lang, localStorage.getItem('lng')]).toEqual(['en', 'en']);
  });
});
