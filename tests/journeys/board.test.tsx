import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { watchDownloads } from '../support/downloads';
import { table, symbols, rowsToBeAll, open } from '../support/board';
import { textsOf } from '../support/page';
import { openWithRows } from '../support/watchlist';

const link = (symbol: string) => within(table()).getByRole('link', { name: symbol });

describe('the market page', () => {
  it('is in the main menu, with its tabs', async () => {
    const { user, path } = await openWithRows();

    await user.click(within(screen.getByRole('navigation', { name: 'Main menu' })).getByText('Market'));

    expect(await screen.findByRole('heading', { level: 1, name: 'Market' })).toBeInstanceOf(HTMLElement);
    expect([path(), document.title]).toEqual(['/market', 'Market | Nhịp']);
    expect(textsOf(screen.getAllByRole('tab'))).toEqual(['Board', 'Map', 'Movers', 'Filter']);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Board');
  });

  it('requests the listing before anything else, while its code loads, and once', async () => {
    const { requests } = await open('/market');

    expect(requests.map((request) => request.split('?')[0]).indexOf('GET /udf/symbol_info')).toBe(0);
    expect(requests.filter((request) => request.includes('symbol_info'))).toHaveLength(1);
  });

  it('lists every symbol with its figures, those of the orders and of foreigners included', async () => {
    const { requests } = await open('/market');

    expect(table().getAttribute('aria-rowcount')).toBe('251');
    // One for the whole board, beside that of the alerts' few symbols.
    const quoted = requests.filter((request) => request.includes('/udf/quotes'));
    expect(quoted.filter((request) => request.split(/,|%2C/).length > 100)).toHaveLength(1);
    const heads = within(table()).getAllByRole('columnheader');
    expect(textsOf(heads)).toEqual([
      ...['Symbol', 'Ref.', 'Ceil.', 'Floor', 'Bid vol.', 'Bid', 'Price', '+/-', '%', 'Ask', 'Ask vol.'],
      ...['Volume', 'High', 'Low', 'For. buy', 'For. sell'],
    ]);
  });

  it('is walked with the arrow keys, one stop of Tab, and Enter opens the chart', async () => {
    const { user, path } = await open();
    const [first, second, third] = symbols();

    expect(table().querySelectorAll('tbody a[tabindex="0"]')).toHaveLength(1);
    link(first!).focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toBe(link(third!)));
    await user.keyboard('{ArrowUp}');
    await waitFor(() => expect(document.activeElement).toBe(link(second!)));
    await user.keyboard('{End}');
    await waitFor(() => expect(document.activeElement).toBe(link(symbols().at(-1)!)));
    await user.keyboard('{Home}{Enter}');

    await waitFor(() => expect(path()).toBe(`/technical/${first}`));
  });

  it('keeps the focus on a symbol that is sorted elsewhere', async () => {
    await open();
    await rowsToBeAll();
    const [, second] = symbols();
    link(second!).focus();

    window.history.pushState(null, '', '/market?exchange=HNX&sort=-symbol');
    await waitFor(() => expect(symbols().indexOf(second!)).toBeGreaterThan(1));

    expect(document.activeElement).toBe(link(second!));
  });

  it('shows the columns that a person chooses, and gives them as a file', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(screen.getByRole('checkbox', { name: 'Ceiling price', hidden: true }));
    await user.click(screen.getByRole('checkbox', { name: 'Market value, billion đồng', hidden: true }));

    const heads = textsOf(within(table()).getAllByRole('columnheader'));
    expect([heads.includes('Ceil.'), heads.at(-1)]).toEqual([false, 'Mkt cap']);

    const files = watchDownloads();
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(files.names()).toEqual(['nhip-market-2026-08-27.csv']));
    await rowsToBeAll();
    expect(await files.lines()).toHaveLength(symbols().length + 2);
  });
});
