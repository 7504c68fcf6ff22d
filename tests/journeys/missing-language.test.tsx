import { screen } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { i18n } from '../../src/i18n/i18n';
import { notices, otherTab } from '../support/page';
import { renderApp } from '../support/renderApp';

const uncaught: unknown[] = [];
const collect = (reason: unknown) => uncaught.push(reason);

// Stands for a file that a new version of the product has taken off the server, or for no network.
beforeAll(() => {
  vi.doMock('../../src/i18n/locales/de/app', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  // The tests before in this worker may have loaded it.
  i18n.removeResourceBundle('de', 'app');
  process.on('unhandledRejection', collect);
});

beforeEach(() => void uncaught.splice(0));

afterAll(() => {
  vi.doUnmock('../../src/i18n/locales/de/app');
  process.off('unhandledRejection', collect);
});

describe('a language whose texts cannot be loaded', () => {
  it('gives way to another one at the start, and is still the chosen one at the next', async () => {
    await renderApp({ at: '/about', as: 'visitor', stored: { lng: 'de' } });

    expect(await screen.findByRole('form', { name: 'Đăng nhập' })).toBeInstanceOf(HTMLElement);
    expect([document.documentElement.lang, localStorage.getItem('lng')]).toEqual(['vi', 'de']);
  });

  it('leaves the page as it is when it is chosen, and says so', async () => {
    const { user } = await renderApp({ at: '/about', as: 'visitor' });
    await user.click(await screen.findByRole('button', { name: 'Settings' }));

    await user.click(await screen.findByRole('radio', { name: 'Deutsch' }));
    await expect
      .poll(notices)
      .toEqual([
        [
          'alert',
          'Could not switch to Deutsch',
          'Its texts could not be loaded. Check your connection and try again.',
        ],
      ]);

    expect([i18n.language, localStorage.getItem('lng')]).toEqual(['en', 'en']);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'English' }).checked).toBe(true);
    expect(uncaught).toEqual([]);
  });

  it('is not followed from another tab', async () => {
    await renderApp({ at: '/about', as: 'visitor' });

    otherTab(() => localStorage.setItem('lng', 'de'), 'lng');
    await new Promise((done) => setImmediate(done));

    expect([i18n.language, uncaught]).toEqual(['en', []]);
  });
});
