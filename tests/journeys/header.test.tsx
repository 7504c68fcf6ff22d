import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { notices } from '../support/page';
import { openWithRows } from '../support/watchlist';

/** A browser that shows a page on the full screen, or refuses to. */
function installFullScreen({ isPossible = true, refuses = false } = {}) {
  let shown: Element | null = null;
  const show = (element: Element | null) => {
    if (refuses) return Promise.reject(new TypeError('Permissions check failed'));
    shown = element;
    document.dispatchEvent(new Event('fullscreenchange'));
    return Promise.resolve();
  };
  const given = {
    fullscreenEnabled: { configurable: true, value: isPossible },
    fullscreenElement: { configurable: true, get: () => shown },
    exitFullscreen: { configurable: true, value: () => show(null) },
  };
  Object.defineProperties(document, given);
  document.documentElement.requestFullscreen = () => show(document.documentElement);
  onTestFinished(() => {
    for (const name of Object.keys(given)) Reflect.deleteProperty(document, name);
  });
  return { leave: () => act(() => show(null)) };
}

const fullScreen = () => screen.findByRole('button', { name: 'Full screen' });
const isFull = async () => (await fullScreen()).getAttribute('aria-pressed');

describe('the full screen', () => {
  it('is entered and left by its button', async () => {
    installFullScreen();
    const { user } = await openWithRows({ at: '/technical/VNM' });
    expect(await isFull()).toBe('false');

    await user.click(await fullScreen());
    expect([await isFull(), document.fullscreenElement]).toEqual(['true', document.documentElement]);
    await user.click(await fullScreen());

    expect([await isFull(), document.fullscreenElement]).toEqual(['false', null]);
  });

  it('is left where the browser leaves it, by Escape or F11', async () => {
    const { leave } = installFullScreen();
    const { user } = await openWithRows({ at: '/technical/VNM' });
    await user.click(await fullScreen());

    await leave();

    expect(await isFull()).toBe('false');
  });

  it('says so where the browser refuses', async () => {
    installFullScreen({ refuses: true });
    const { user } = await openWithRows({ at: '/technical/VNM' });

    await user.click(await fullScreen());

    await waitFor(() =>
      expect(notices()).toEqual([
        ['alert', 'The browser blocked full screen', 'You can try again or use the browser’s own key.'],
      ]),
    );
    expect(await isFull()).toBe('false');
  });

  it('is no choice where the browser has none', async () => {
    installFullScreen({ isPossible: false });
    await openWithRows({ at: '/technical/VNM' });
    await screen.findByRole('combobox', { name: 'Search' });

    expect(screen.queryByRole('button', { name: 'Full screen' })).toBe(null);
  });
});
