import { act, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { WatchlistProvider } from '../../src/member/shared/WatchlistContext';
import { WatchlistBox } from '../../src/member/watchlist/WatchlistBox';
import { open } from '../support/pulse-signals-news.page';

// Stands for a file that a new version of the product has taken off the server.
vi.mock('../../src/member/watchlist/columns/TableWithColumns', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const row = (symbol: string) => ({ symbol, name: symbol, price: 72.5 });

it('a list whose added columns cannot be loaded has its prices and says so in a line, which offers to load the page again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  localStorage.setItem('listColumns', 'volume');
  const list = { id: '1', name: 'Theo dõi', rows: ['FPT', 'VNM', 'GAS'].map(row), leftOut: 0 };
  await open(
    <WatchlistProvider holdLoads={() => {}}>
      <WatchlistBox
        {...{ list, hasMenus: false, selected: null, isKnown: true, isHidden: false }}
        onSelect={() => {}}
        onDelete={undefined}
        onView={() => {}}
      />
    </WatchlistProvider>,
    {},
  );

  const line = await screen.findByText('This section could not be shown');
  const table = screen.getByRole('table', { name: 'Theo dõi' });
  expect(within(table).getAllByText('72.50')).toHaveLength(3);
  expect(within(table).queryByRole('columnheader', { name: 'Volume' })).toBeNull();

  const loadAgain = vi.fn();
  window.addEventListener('load-again', loadAgain, { once: true });
  act(() => within(line.parentElement!).getByRole('button', { name: 'Retry' }).click());
  expect(loadAgain).toHaveBeenCalledOnce();
});
