import { screen, waitFor, within } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it } from 'vitest';
import { watchDownloads } from '../support/downloads';
import { table, symbols, rowsToBeAll, open, count } from '../support/board';
import { textsOf, notices } from '../support/page';
import { openWithRows } from '../support/watchlist';
import { operations } from '../support/contract/contract';
import { renderApp } from '../support/renderApp';

const link = (symbol: string) => within(table()).getByRole('link', { name: symbol });

const choose = (name: string) => screen.getByRole('combobox', { name });

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

describe('the market page against a feed with less', () => {
  const missing = () => new Response(404, {}, { message: 'Không có.' });

  it('of none at all, and of no optional call, says that there is no listing, and leads on', async () => {
    await renderApp({
      at: '/market',
      prepare: (server) => {
        const lacking = operations.filter(({ isOptional, path }) => isOptional || path.startsWith('/udf/'));
        for (const { method, path } of lacking)
          server[method.toLowerCase() as 'get' | 'put'](path.replace(/\{(\w+)\}/g, ':$1'), missing);
      },
    });

    expect(await screen.findByText('There is no list of listed symbols')).toBeInstanceOf(HTMLElement);
    const main = screen.getByRole('main');
    expect(
      within(main)
        .getAllByRole('link')
        .map((each) => each.getAttribute('href')),
    ).toEqual(['/', '/whale']);
    expect(notices()).toEqual([]);
  });

  it('lists the names of a feed without quotes, and says so', async () => {
    await open('/market', { prepare: (server) => server.get('/udf/quotes', missing) });

    expect(screen.getByText(/no quotes for a whole board/)).toBeInstanceOf(HTMLElement);
    expect([table().getAttribute('aria-rowcount'), notices()]).toEqual(['251', []]);
  });

  it('fails with a retry that brings the board', async () => {
    let isBroken = true;
    const { user } = await renderApp({
      at: '/market',
      prepare: (server) =>
        server.get('/udf/symbol_info', () =>
          isBroken ? new Response(500, {}, {}) : { symbol: ['FPT', 'HPG'], 'exchange-listed': 'HOSE' },
        ),
    });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    isBroken = false;
    await user.click(retry);

    await screen.findByRole('table', { name: 'Price board' });
    expect(symbols()).toEqual(['FPT', 'HPG']);
  });

  it.each(['board&sort=-price', 'map&view=table', 'movers', 'filter&filter=price.1,_'])(
    'fails where its first quotes fail, without dashes or candles in their place, until a retry: the %s',
    async (tab) => {
      let isBroken = true;
      const quote = { s: 'ok', n: 'FPT', v: { lp: 90, prev_close_price: 89, volume: 1_000_000 } };
      const { user, requests } = await renderApp({
        at: `/market?tab=${tab}`,
        prepare: (server) =>
          server.get('/udf/quotes', () => (isBroken ? new Response(500, {}, {}) : { s: 'ok', d: [quote] })),
      });
      await screen.findByText('The price board could not be loaded');
      const main = within(screen.getByRole('main'));
      expect(main.queryAllByRole('row')).toEqual([]);
      expect(requests.filter((request) => request.includes('countback=320'))).toEqual([]);
      isBroken = false;
      await user.click(main.getByRole('button', { name: 'Retry' }));

      expect(await main.findAllByText('FPT')).not.toEqual([]);
      expect(main.queryByText('The price board could not be loaded')).toBeNull();
    },
  );
});
