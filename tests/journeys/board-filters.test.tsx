import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { table, count, symbols, open } from '../support/board';

const choose = (name: string) => screen.getByRole('combobox', { name });

describe('the filters of the market page', () => {
  it('keeps filters and sort in the address, and goes back through them', async () => {
    const { user, address } = await open('/market');

    const listed = count();
    await user.click(screen.getByRole('button', { name: 'HNX' }));
    await waitFor(() => expect(count()).toBeLessThan(listed));
    const onHnx = count();
    await user.selectOptions(choose('Sector'), 'Chứng khoán');
    await user.click(within(table()).getByRole('button', { name: '%' }));

    expect(address()).toBe(
      `/market?exchange=HNX&sector=${encodeURI('Chứng khoán').replaceAll('%20', '+')}&sort=-changePercent`,
    );
    const changes = [...table().querySelectorAll('tbody tr td:nth-child(9)')].map(({ textContent }) =>
      parseFloat(textContent),
    );
    expect(changes.length).toBeGreaterThan(2);
    expect(changes).toEqual([...changes].sort((a, b) => b - a));

    window.history.back();
    await waitFor(() => expect(count()).toBe(onHnx));
    expect(address()).toBe('/market?exchange=HNX');
  });

  it('names sectors in the language of the page, in its alphabet, and keeps what it does not know', async () => {
    const { user } = await open('/market', {
      prepare: (server) =>
        server.get('/udf/symbol_info', () => ({
          symbol: ['FPT', 'HPG', 'SSI', 'VNM'],
          'exchange-listed': 'HOSE',
          sector: ['Công nghệ & viễn thông', 'Thép', 'CHỨNG KHOÁN', 'Sữa'],
        })),
    });

    const named = () =>
      [...choose('Sector').querySelectorAll('option')].map((each) => [each.textContent, each.lang]);
    expect(named()).toEqual([
      ['All sectors', ''],
      ['Brokers', ''],
      ['Steel', ''],
      ['Sữa', 'vi'],
      ['Technology and telecoms', ''],
    ]);

    await user.click(screen.getByRole('tab', { name: 'Map' }));
    await user.click(await screen.findByRole('button', { name: 'Table' }));
    const map = within(await screen.findByRole('table', { name: 'Market map' }));
    expect(['Steel', 'Sữa'].map((sector) => map.getByText(sector).lang)).toEqual(['', 'vi']);
  });

  it('says when nothing matches, and clears the filters', async () => {
    const { user } = await open('/market?exchange=HNX');
    await user.selectOptions(choose('Sector'), 'Hàng không');

    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));

    expect(table().getAttribute('aria-rowcount')).toBe('251');
  });

  it('stars a symbol, which the watchlist then has, and filters by the list', async () => {
    const { user } = await open();
    const symbol = symbols().find(
      (each) => screen.queryByRole('button', { name: `Add ${each} to watchlist` }) !== null,
    )!;

    await user.click(screen.getByRole('button', { name: `Add ${symbol} to watchlist` }));
    await screen.findByRole('button', { name: `Remove ${symbol} from watchlist` });
    await user.selectOptions(choose('List'), choose('List').querySelectorAll('option')[1]!);

    expect(symbols()).toContain(symbol);
    expect(
      symbols().every((each) => screen.queryByRole('button', { name: `Remove ${each} from watchlist` })),
    ).toBe(true);
    await user.click(screen.getByRole('button', { name: `Remove ${symbol} from watchlist` }));
    await waitFor(() => expect(screen.queryByRole('link', { name: symbol })).toBeNull());
  });
});
