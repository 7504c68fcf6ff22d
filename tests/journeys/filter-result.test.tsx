import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { emptyDesk } from '../../mock-server/reports/desk';
import { DIVIDENDS } from '../support/own-lists';
import { notices, row, rowsToArrive } from '../support/page';
import { renderApp } from '../support/renderApp';
import { chosen, lists, nameToBeKnown } from '../support/watchlist';

type App = Awaited<ReturnType<typeof renderApp>>;

const SECOND = 'Cổ tức dài hạn';

const options = () => screen.queryByRole('button', { name: 'List options' });

/** Opens a symbol of the result that is on no list, by its row; its page has the result as the chosen list. */
async function openSymbol({ user, path }: App) {
  const table = within(await screen.findByRole('table', { name: 'Filter result' }));
  const [free] = await table.findAllByRole('button', { name: /^Add \w+ to watchlist$/ });
  const symbol = /^Add (\w+)/.exec(free!.getAttribute('aria-label')!)![1]!;
  await user.click(table.getByRole('link', { name: symbol }));
  await waitFor(() => expect(path()).toBe(`/technical/${symbol}`));
  await nameToBeKnown(DIVIDENDS);
  expect(chosen()).toBe('Filter result');
  return symbol;
}

describe('the result of the filter as the chosen list', () => {
  it('has rows that are copied to lists, and no options, as it is neither one’s own nor the server’s', async () => {
    const app = await renderApp({ at: '/market?tab=filter&filter=exchange.HOSE*sector.Thép' });
    const symbol = await openSymbol(app);
    const { user } = app;
    await user.click(await within(row(symbol)).findByRole('button', { name: `Copy ${symbol}` }));
    expect(screen.queryByRole('menuitem', { name: 'Move up' })).toBeNull();
    await user.click(await screen.findByRole('menuitem', { name: `Copy ${symbol} to “${DIVIDENDS}”` }));
    await waitFor(() => expect(notices()[0]?.[1]).toBe('Symbol added successfully'));

    expect([screen.queryByRole('button', { name: 'New list' }) !== null, options()]).toEqual([true, null]);
    await user.selectOptions(lists(), SECOND);
    await waitFor(() => expect(options()).not.toBeNull());
  });

  it('leaves the star to the list that was chosen before it', async () => {
    const app = await renderApp();
    const { user, requests } = app;
    await rowsToArrive();
    await user.selectOptions(lists(), SECOND);
    await user.click(screen.getAllByRole('link', { name: 'Market' })[0]!);
    await user.click(await screen.findByRole('tab', { name: 'Filter' }));
    const symbol = await openSymbol(app);
    await user.click(await screen.findByRole('button', { name: `Add ${symbol} to watchlist` }));
    await user.click(await screen.findByRole('button', { name: `Remove ${symbol} from watchlist` }));
    await waitFor(() => expect(requests).toContain(`POST /api/watchlists/delete_symbol/2/${symbol}`));
  });
});

describe('a person without any list', () => {
  it('can create one, and reads nothing about a list of the server', async () => {
    await renderApp({
      prepare(server) {
        server.get('/api/watchlists', () => ({ data: [] }));
        server.get('/api/desk', () => ({ data: emptyDesk }));
      },
    });
    await screen.findByText('You have no watchlist yet');
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'New list' }).disabled).toBe(false),
    );
    expect(options()).toBeNull();
  });
});
