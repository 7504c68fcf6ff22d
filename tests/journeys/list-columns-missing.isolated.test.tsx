import { waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { region, rowsToArrive } from '../support/page';
import { renderApp } from '../support/renderApp';

const code = { isMissing: true };

// Stands for a file that a new version of the product has taken off the server.
beforeAll(() =>
  vi.doMock('../../src/member/watchlist/columns/TableWithColumns', async (load) => {
    if (code.isMissing) throw new TypeError('Failed to fetch dynamically imported module');
    return load();
  }),
);

const panel = () => region('Watchlist')!;
const heads = () => [...panel().querySelectorAll('thead th')].map(({ textContent }) => textContent);

it('a list whose added columns cannot be loaded has its prices, says so in a line, and loads them when they are wanted again', async () => {
  const { user, path } = await renderApp({ stored: { listColumns: 'volume' }, crashes: true });
  await rowsToArrive();

  const line = await within(panel()).findByText('This section could not be shown');
  const retry = within(line.parentElement!).getByRole('button', { name: 'Retry' });
  expect(panel().querySelectorAll('tr[data-symbol]').length).toBeGreaterThan(3);
  expect(heads()).not.toContain('Volume');
  await user.click(retry);
  expect(within(panel()).getByText('This section could not be shown')).toBe(line);

  code.isMissing = false;
  await user.click(retry);
  await waitFor(() => expect(heads()).toContain('Volume'));
  expect(within(panel()).queryByText('This section could not be shown')).toBeNull();
  expect(path()).toBe('/');
});
