import { act, screen, waitFor, fireEvent, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, beforeEach } from 'vitest';
import { notices, region } from '../support/page';
import { openWithRows, symbolField } from '../support/watchlist';
import { renderApp } from '../support/renderApp';

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

describe('a crash of the header', () => {
  it(
    'leaves the menu and the page alone, and the header comes back on demand',
    { tags: ['P34'] },
    async () => {
      const { user } = await openWithRows({ crashes: true });
      const list = region('Watchlist');
      Object.defineProperty(document, 'fullscreenEnabled', {
        configurable: true,
        get() {
          throw new Error('The node to be removed is not a child of this node.');
        },
      });
      onTestFinished(() => void Reflect.deleteProperty(document, 'fullscreenEnabled'));

      await user.click(screen.getByRole('button', { name: 'User menu' }));
      await user.click(await screen.findByRole('button', { name: /^Keyboard shortcuts/ }));
      expect(screen.queryByRole('button', { name: 'User menu' })).toBeNull();
      expect([region('Watchlist'), list?.isConnected]).toEqual([list, true]);
      expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeInstanceOf(HTMLElement);

      Reflect.deleteProperty(document, 'fullscreenEnabled');
      await user.click(screen.getByRole('button', { name: 'Retry' }));
      expect(screen.getByRole('button', { name: 'User menu' })).toBeInstanceOf(HTMLElement);
    },
  );
});

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

describe('the list of shortcuts', () => {
  const list = () => screen.queryByRole('dialog', { name: 'Keyboard shortcuts' });

  it('opens by a question mark, keeps the focus and gives it back', async () => {
    const { user, path } = await openWithRows({ at: '/technical/HPG' });
    await screen.findByRole('combobox', { name: 'Search' });
    const before = screen.getByRole('button', { name: 'Add' });
    before.focus();

    await user.keyboard('?');
    expect([...list()!.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
      'Search',
      'Walk through the results',
      'Open the marked result',
      'Walk the watchlist (on a symbol’s page)',
      'Bar by bar in the chart',
      'Signal by signal in the chart',
      'Sell the holding of the row with the focus in My T+',
      'Show the shortcuts',
      'Close what is open',
    ]);
    expect(list()!.contains(document.activeElement)).toBe(true);
    await user.keyboard('{ArrowDown}/');
    expect([path(), list()!.contains(document.activeElement)]).toEqual(['/technical/HPG', true]);
    await user.keyboard('{Escape}');

    expect([list(), document.activeElement]).toEqual([null, before]);
  });

  it('opens from the user menu, and closes by its button', async () => {
    const { user } = await openWithRows({ at: '/technical/VNM' });
    await screen.findByRole('combobox', { name: 'Search' });
    await user.click(screen.getByRole('button', { name: 'User menu' }));

    await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
    await waitFor(() => expect(list()).not.toBe(null));
    await user.click(within(list()!).getByRole('button', { name: 'Close' }));

    expect(list()).toBe(null);
  });

  it('is a question mark where somebody types one', async () => {
    const { user } = await openWithRows({ at: '/technical/VNM' });
    const symbol = symbolField();

    await user.type(symbol, '?');
    const command = fireEvent.keyDown(document.body, { key: '?', ctrlKey: true });

    expect([symbol.value, list(), command]).toEqual(['?', null, true]);
  });

  it('names every key that the product listens to', async () => {
    const { user } = await openWithRows({ at: '/technical/VNM' });
    await screen.findByRole('combobox', { name: 'Search' });
    await user.keyboard('?');

    const keys = [...list()!.querySelectorAll('kbd')].map(({ textContent }) => textContent);
    expect(new Set(keys)).toEqual(
      new Set(['/', 'Ctrl', 'K', '↑', '↓', '←', '→', 'Shift', 'Enter', 'S', '?', 'Esc']),
    );
  });
});

describe('the offer to install', () => {
  let prompted = 0;
  beforeEach(() => {
    prompted = 0;
  });

  function offer() {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => {
        prompted++;
      },
    });
    act(() => {
      window.dispatchEvent(event);
    });
    return event;
  }
  const button = () => screen.queryByRole('button', { name: 'Install app' });

  it('is a button as long as the browser makes it, and is taken up once', async () => {
    const { user } = await openWithRows({ at: '/technical/VNM' });
    await screen.findByRole('combobox', { name: 'Search' });
    expect(button()).toBe(null);

    expect(offer().defaultPrevented).toBe(true);
    await user.click(await screen.findByRole('button', { name: 'Install app' }));
    await waitFor(() => expect(button()).toBe(null));

    expect([prompted, document.activeElement]).toEqual([1, screen.getByRole('main')]);
    offer();
    expect(await screen.findByRole('button', { name: 'Install app' })).toBeInstanceOf(HTMLElement);
  });

  it('is kept from before anything is drawn', async () => {
    const { actors } = await renderApp({ at: '/about', as: 'visitor' });
    offer();

    expect(actors.install.getSnapshot().value).toBe('available');
  });

  it('is over once the app is installed', async () => {
    await openWithRows({ at: '/technical/VNM' });
    offer();
    await screen.findByRole('button', { name: 'Install app' });

    act(() => {
      window.dispatchEvent(new Event('appinstalled'));
    });

    expect(button()).toBe(null);
  });
});
