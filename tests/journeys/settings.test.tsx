import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { system } from '../support/media';
import { otherTab, region } from '../support/page';
import { renderApp } from '../support/renderApp';
import { openSettings, radio } from '../support/settings';
import { openWithRows } from '../support/watchlist';

const root = document.documentElement;
const theme = () => [
  root.dataset['theme'],
  root.classList.contains('bp6-dark'),
  localStorage.getItem('theme'),
];

describe('the theme', () => {
  it.each(['light', 'dark'] as const)('follows a %s system while nobody has chosen', async (of) => {
    system.turn(of);
    const { user } = await renderApp({ at: '/about', as: 'visitor' });
    expect(theme()).toEqual([of, of === 'dark', null]);

    system.turn(of === 'dark' ? 'light' : 'dark');
    expect(theme()).toEqual([of === 'dark' ? 'light' : 'dark', of !== 'dark', null]);
    await openSettings(user);

    expect([radio('Light').checked, radio('Dark').checked]).toEqual([of === 'dark', of !== 'dark']);
  });

  it('is the chosen one from then on, kept for the next visit, whatever the system does', async () => {
    const { user } = await renderApp({ at: '/about', as: 'visitor' });
    await openSettings(user);

    await user.click(radio('Dark'));
    expect(theme()).toEqual(['dark', true, 'dark']);
    system.turn('dark');
    system.turn('light');

    expect([theme(), radio('Dark').checked]).toEqual([['dark', true, 'dark'], true]);
    await user.click(radio('Light'));
    expect(theme()).toEqual(['light', false, 'light']);
  });

  it('of the last visit stands before anything is drawn', async () => {
    await renderApp({ at: '/about', as: 'visitor', stored: { theme: 'dark' } });
    expect(theme()).toEqual(['dark', true, 'dark']);
  });

  it('counts for nothing where storage holds no theme', async () => {
    await renderApp({ at: '/about', as: 'visitor', stored: { theme: 'pink' } });
    expect(theme().slice(0, 2)).toEqual(['light', false]);
  });

  it('chosen in another tab is followed, and so is a choice taken back', async () => {
    await renderApp({ at: '/about', as: 'visitor' });

    otherTab(() => localStorage.setItem('theme', 'dark'), 'theme');
    expect(theme()).toEqual(['dark', true, 'dark']);
    otherTab(() => localStorage.removeItem('theme'), 'theme');

    expect(theme()).toEqual(['light', false, null]);
  });
});

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

it('the settings name the version of the build', async () => {
  document.head.insertAdjacentHTML('beforeend', '<meta name="version" content="1.2.3+0123abc">');
  const { user } = await renderApp({ at: '/about', as: 'visitor' });
  await openSettings(user);

  expect(screen.getByText('Version 1.2.3+0123abc')).toBeInstanceOf(HTMLElement);
  document.querySelector('meta[name=version]')!.remove();
});
