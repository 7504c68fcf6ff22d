import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../support/renderApp';
import { openWithRows } from '../support/watchlist';

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
