// @module-tag P11
import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { logIn } from '../support/login';
import { renderApp } from '../support/renderApp';

const graph = { isMissing: true };

// Stands for a file that a new version of the product has taken off the server. It is imported once per session.
beforeAll(() =>
  vi.doMock('../../src/graph/open', async (load) => {
    const module = await load<typeof import('../../src/graph/open')>();
    const openGraph: typeof module.openGraph = (options) => {
      if (graph.isMissing) throw new TypeError('Failed to fetch dynamically imported module');
      return module.openGraph(options);
    };
    return { openGraph };
  }),
);

afterAll(() => vi.doUnmock('../../src/graph/open'));

beforeEach(() => {
  graph.isMissing = true;
});

describe('a page whose code cannot be loaded', () => {
  it('says so inside its frame, where the menu and the settings still work', async () => {
    const { user } = await renderApp({ at: '/technical/HPG', crashes: true });

    const failed = within(await screen.findByRole('main')).getByRole('button', { name: 'Retry' });
    expect(failed).toBeInstanceOf(HTMLElement);
    await user.click(await screen.findByRole('button', { name: 'Settings' }));
    await user.click(await screen.findByRole('radio', { name: 'Dark' }));

    expect(document.documentElement.dataset['theme']).toBe('dark');
  });

  it('does not keep a person from leaving', async () => {
    const { user, path } = await renderApp({ at: '/technical/HPG', crashes: true });
    await user.click(await screen.findByRole('button', { name: 'User menu' }));

    await user.click(await screen.findByRole('link', { name: 'Log out' }));
    await screen.findByRole('form', { name: 'Log in' });

    expect(path()).toBe('/about');
    graph.isMissing = false;
    await logIn(user);
    expect(await screen.findByRole('table', { name: 'Lướt sóng T+' })).toBeInstanceOf(HTMLElement);
  });
});

describe('a dialog that crashes, as without its code', () => {
  it('says so in a notice that offers to load the page again; the page stays, and the next press tries again', async () => {
    graph.isMissing = false;
    const { user } = await renderApp({ at: '/desk', crashes: true });
    await screen.findByRole('table', { name: 'Trades' });
    const add = screen.getByRole('button', { name: 'Add alert' });
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    onTestFinished(() => showModal.mockRestore());
    showModal.mockImplementationOnce(() => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });

    await user.click(add);

    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('This section could not be shown');
    expect(within(notice).getByRole('button', { name: 'Reload now' })).toBeInstanceOf(HTMLElement);
    expect(screen.queryByRole('dialog')).toBeNull();

    await user.click(add);
    expect(await screen.findByRole('dialog', { name: 'Add alert' })).toBeInstanceOf(HTMLElement);
  });
});
