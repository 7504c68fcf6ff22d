import { act, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { region, rowsToArrive } from '../support/page';
import { renderApp } from '../support/renderApp';

// Stands for a file that a new version of the product has taken off the server.
beforeAll(() =>
  vi.doMock('../../src/member/watchlist/columns/TableWithColumns', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  }),
);

const panel = () => region('Watchlist')!;
const heads = () => [...panel().querySelectorAll('thead th')].map(({ textContent }) => textContent);

it('a list whose added columns cannot be loaded has its prices and says so in a line, which offers to load the page again', async () => {
  await renderApp({ stored: { listColumns: 'volume' }, crashes: true });
  await rowsToArrive();

  const line = await within(panel()).findByText('This section could not be shown');
  expect(panel().querySelectorAll('tr[data-symbol]').length).toBeGreaterThan(3);
  expect(heads()).not.toContain('Volume');

  const retry = within(line.parentElement!).getByRole('button', { name: 'Retry' });
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  act(() => retry.click());
  vi.unstubAllGlobals();
  expect(reload).toHaveBeenCalledOnce();
});
