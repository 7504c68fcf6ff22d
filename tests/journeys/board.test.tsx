import { screen, waitFor, within } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it } from 'vitest';
import { operations } from '../support/contract/contract';
import { watchDownloads } from '../support/downloads';
import { notices, rowsToArrive } from '../support/page';
import { renderApp } from '../support/renderApp';

const table = () => screen.getByRole('table', { name: 'Price board' });
const symbols = () =>
  [...table().querySelectorAll<HTMLElement>('tbody tr[data-symbol]')].map(
    ({ dataset }) => dataset['symbol']!,
  );
const link = (symbol: string) => within(table()).getByRole('link', { name: symbol });
/** The rows beyond the first come a moment later. */
const rowsToBeAll = () => waitFor(() => expect(table().ariaRowCount).toBe(String(symbols().length + 1)));
const choose = (name: string) => screen.getByRole('combobox', { name });

async function open(at = '/market?exchange=HNX', options: Parameters<typeof renderApp>[0] = {}) {
  const page = await renderApp({ at, ...options });
  await screen.findByRole('table', { name: 'Price board' });
  return page;
}

describe('the market page', () => {
  it('is in the main menu, with its tabs', async () => {
    const { user, path } = await renderApp();
    await rowsToArrive();

    await user.click(within(screen.getByRole('navigation', { name: 'Main menu' })).getByText('Market'));

    expect(await screen.findByRole('heading', { level: 1, name: 'Market' })).toBeInstanceOf(HTMLElement);
    expect([path(), document.title]).toEqual(['/market', 'Market | Nhịp']);
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Board',
      'Map',
      'Movers',
    ]);
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
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      ...['Symbol', 'Ref.', 'Ceil.', 'Floor', 'Bid vol.', 'Bid', 'Price', '+/-', '%', 'Ask', 'Ask vol.'],
      ...['Volume', 'High', 'Low', 'For. buy', 'For. sell'],
    ]);
  });

  it('keeps filters and sort in the address, and goes back through them', async () => {
    const { user, address } = await open('/market');

    await user.click(screen.getByRole('button', { name: 'HNX' }));
    await rowsToBeAll();
    const onHnx = symbols().length;
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
    await waitFor(() => expect(symbols()).toHaveLength(onHnx));
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

  it('shows the columns that a person chooses, and gives them as a file', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(screen.getByRole('checkbox', { name: 'Ceiling price', hidden: true }));
    await user.click(screen.getByRole('checkbox', { name: 'Market value, billion đồng', hidden: true }));

    const heads = within(table())
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
    expect([heads.includes('Ceil.'), heads.at(-1)]).toEqual([false, 'Mkt cap']);

    const files = watchDownloads();
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(files.names()).toEqual(['nhip-market-2026-08-27.csv']));
    await rowsToBeAll();
    expect(await files.lines()).toHaveLength(symbols().length + 2);
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
});

describe('the movers of the market page', () => {
  it('list a few symbols each with their charts, and lead on to the board', async () => {
    const { user, address, requests } = await renderApp({ at: '/market?tab=movers' });
    const gainers = await screen.findByRole('table', { name: 'Gainers' });
    const changes = [...gainers.querySelectorAll('tbody td:nth-child(4)')].map(({ textContent }) =>
      parseFloat(textContent),
    );
    expect(changes).toHaveLength(8);
    expect(changes).toEqual([...changes].sort((a, b) => b - a));

    const highs = await screen.findByRole('table', { name: 'New high of 55 sessions' });
    expect(highs.querySelectorAll('tbody tr').length).toBeGreaterThan(0);
    // One request per symbol; the small charts of the rows in view have their own.
    expect(requests.filter((each) => /history\?.*countback=250/.test(each))).toHaveLength(80);

    await user.click(
      within(screen.getByRole('region', { name: 'Gainers' })).getByRole('link', { name: 'On the board' }),
    );
    expect(address()).toBe('/market?sort=-changePercent');
    expect(within(table()).getByRole('columnheader', { name: /^%/ }).ariaSort).toBe('descending');
  });

  it('do without the lists that need bars where the feed has none', async () => {
    await renderApp({
      at: '/market?tab=movers',
      prepare: (server) => server.get('/udf/history', () => new Response(404, {}, {})),
    });

    const region = await screen.findByRole('region', { name: 'Unusual volume' });
    expect(await within(region).findByText('No symbol so far in this session.')).toBeInstanceOf(HTMLElement);
    expect(notices()).toEqual([]);
  });
});

describe('the map of the market page', () => {
  const tile = () => screen.findByRole('link', { name: /of the map$/ });

  it('is walked with the arrow keys, says where one is, and Enter opens the chart', async () => {
    const { user, path } = await renderApp({ at: '/market?tab=map' });
    const first = await tile();
    expect(screen.getByText(first.ariaLabel!).role).toBe('status');

    first.focus();
    await user.keyboard('{Enter}');

    await waitFor(() => expect(path()).toBe(`/technical/${first.ariaLabel!.split(',')[0]}`));
  });

  it('is also a table, by value or market value, as the address says', async () => {
    const { user, address } = await renderApp({ at: '/market?tab=map&view=table' });
    const shown = await screen.findByRole('table', { name: 'Market map' });
    const sorted = () => shown.querySelector('th[aria-sort]')?.textContent;
    expect(sorted()).toBe('Value (bn)');

    await user.click(screen.getByRole('button', { name: 'Market cap' }));
    expect(address()).toBe('/market?tab=map&view=table&size=marketCap');
    expect(sorted()).toBe('Mkt cap');

    await user.click(screen.getByRole('tab', { name: 'Board' }));
    await screen.findByRole('table', { name: 'Price board' });
    window.history.back();
    expect(await screen.findByRole('table', { name: 'Market map' })).toBeInstanceOf(HTMLElement);
  });
});
