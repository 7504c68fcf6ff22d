import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Path } from '../../src/app/router/routes';
import { loadMessages, setLanguage } from '../../src/i18n/i18n';
import { ErrorBoundary } from '../../src/ui/ErrorBoundary';

type Load = typeof import('../../src/app/router/load');

let opened = 0;

/** A page of the showcase whose code fails to load in this way. */
async function open(path: Path, failure: unknown) {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => void errors.mockRestore());
  const file = '../../src/showcase/pages';
  vi.doMock(file, () => ({
    loadMessages: () => Promise.resolve(),
    loadPage: () => Promise.reject(failure as Error),
  }));
  onTestFinished(() => vi.doUnmock(file));
  await setLanguage('en');
  await loadMessages('header');
  // A module of its own, since the table of pages keeps what it has loaded.
  const module = `../../src/app/router/load.ts?without-pages-${(opened += 1)}`;
  const Page = ((await import(/* @vite-ignore */ module)) as Load).pageOf(path);
  render(
    <main>
      <ErrorBoundary>
        <Suspense>
          <Page params={{}} />
        </Suspense>
      </ErrorBoundary>
    </main>,
  );
  return within(await screen.findByRole('main'));
}

describe('a page of the showcase', () => {
  it.each([
    'Failed to fetch dynamically imported module: http://localhost/assets/groups/pages-1.js',
    'error loading dynamically imported module: http://localhost/assets/groups/pages-1.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/groups/pages-1.css',
  ])(
    'whose code does not arrive says that it needs the network, and offers to load it again: %s',
    async (message) => {
      const page = await open('/ui-components/skeleton', new TypeError(message));

      const heading = await page.findByRole('heading', { level: 1, name: 'This page needs the network' });
      expect(heading.nextElementSibling!.textContent).toBe(
        'This browser does not keep it. Try again once you are connected.',
      );
      expect(document.title).toBe('This page needs the network | Nhịp');

      const loadAgain = vi.fn();
      window.addEventListener('load-again', loadAgain);
      onTestFinished(() => window.removeEventListener('load-again', loadAgain));
      await userEvent.click(page.getByRole('button', { name: 'Retry' }));
      expect(loadAgain).toHaveBeenCalledOnce();
    },
  );

  it.each([new TypeError('rows is not iterable'), new Error('import of a plan failed'), 'dropped'])(
    'that fails otherwise says that it could not be shown: %s',
    async (failure) => {
      const page = await open('/charts', failure);

      expect(await page.findByText('This section could not be shown')).toBeInstanceOf(HTMLElement);
      expect(screen.queryByText('This page needs the network')).toBeNull();
    },
  );
});
