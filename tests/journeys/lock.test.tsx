import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { alertsWatched, rowsToArrive, textsOf } from '../support/page';
import { PASSWORD } from '../support/login';
import { renderApp } from '../support/renderApp';
import { PRIVATE, shown, password, reloadLocked, botPage, lockIt } from '../support/lock';
import { openWithRows } from '../support/watchlist';

describe('locking', () => {
  it('leaves the name on the screen, and nothing else of the person', { tags: ['P4'] }, async () => {
    const { user, path } = await openWithRows({ at: '/technical/HPG' });
    await alertsWatched();

    await lockIt(user);

    expect([path(), document.title]).toEqual(['/auth/lock', 'Lock screen | Nhịp']);
    expect(textsOf(screen.getAllByRole('heading', { level: 1 }))).toEqual(['Nguyễn Minh Anh']);
    expect(shown()).not.toMatch(PRIVATE);
    expect(Object.keys(localStorage).sort()).toEqual([
      'accessToken',
      'lng',
      'locked',
      'user',
      'watchedUntil',
    ]);
  });

  it('shows the time and the date of this machine, in the interface language', async () => {
    await reloadLocked({ stored: { lng: 'vi' } });
    await screen.findByLabelText('Mật khẩu');

    expect(document.querySelector('time')!.textContent).toMatch(/^\d\d:\d\d$/);
    expect(document.querySelector('main')!.textContent).toMatch(/Thứ Năm, 27 tháng 8/);
    expect(document.querySelector('main')!.textContent).toContain('Giờ trên máy của bạn');
  });

  it('is not behind Back: that leads to the lock again', { tags: ['P4'] }, async () => {
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
