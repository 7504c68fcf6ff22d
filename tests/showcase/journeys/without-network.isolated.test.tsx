import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderApp } from '../../support/renderApp';

const failure = vi.hoisted(() => ({ error: new Error('') }));

// Stands for the files of the showcase, which no browser keeps.
vi.mock('../../../src/showcase/pages', () => ({
  loadMessages: () => Promise.resolve(),
  loadPage: () => Promise.reject(failure.error),
}));

describe('a page of the showcase whose code does not arrive', () => {
  it('says that it needs the network, in its frame, and offers to load it again', async () => {
    failure.error = new TypeError('Failed to fetch dynamically imported module: /assets/groups/pages-1.js');
    const reload = vi.fn();
    const { user } = await renderApp({ at: '/ui-components/skeleton' });
    vi.stubGlobal('location', { ...window.location, reload });
    onTestFinished(() => void vi.unstubAllGlobals());

    const main = within(await screen.findByRole('main'));
    const heading = await main.findByRole('heading', { level: 1, name: 'This page needs the network' });
    expect(heading.nextElementSibling!.textContent).toBe(
      'This browser does not keep it. Try again once you are connected.',
    );
    await waitFor(() => expect(document.title).toBe('This page needs the network | Nhịp'));
    expect(main.queryByText('This section could not be shown')).toBeNull();
    expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeInstanceOf(HTMLElement);

    await user.click(main.getByRole('button', { name: 'Retry' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is no page that crashes: that says that it could not be shown', async () => {
    failure.error = new TypeError('rows is not iterable');
    await renderApp({ at: '/charts', crashes: true });

    expect(await screen.findByText('This section could not be shown')).toBeInstanceOf(HTMLElement);
    expect(screen.queryByText('This page needs the network')).toBeNull();
  });
});
