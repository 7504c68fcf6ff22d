import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { count, openFilter, panel, rows, symbols } from '../support/filter';
import { textsOf } from '../support/page';
import { renderApp } from '../support/renderApp';
import { problemOf } from '../support/fields';
import { makePlain } from '../support/plain-server';

const table = () => screen.getByRole('table', { name: 'Filter result' });
const heads = () => textsOf(within(table()).getAllByRole('columnheader'));
const menu = () => within(screen.getByRole('menu', { name: 'Add condition', hidden: true }));
const add = (name: string) => menu().getByRole('menuitem', { name, hidden: true });
/** The count of rows comes a moment before the last of them. */
const rowsToBeAll = () => waitFor(() => expect(rows()).toHaveLength(count()));

const saved = () => screen.getByRole('group', { name: 'Saved filters' });
const names = () => textsOf(within(saved()).queryAllByRole('listitem'));
const named = (name: string) => within(saved()).getByRole('button', { name });

type App = Awaited<ReturnType<typeof renderApp>>;

const deskRequests = ({ requests }: App) => requests.filter((each) => each === 'GET /api/desk').length;
const choose = async ({ user }: App, tab: string) =>
  user.click(await screen.findByRole('tab', { name: tab }));

/** Opens the filter with a condition, by its tab, and waits for what the desk has of it. */
async function openByTab(app: App) {
  await choose(app, 'Filter');
  await screen.findByRole('button', { name: 'Save filter' });
}

describe('the filter of the market page', () => {
  it('is built from a menu, says how many symbols there are while a number is typed, and is then in the address', async () => {
    const { user, address } = await renderApp({ at: '/market' });
    await user.click(await screen.findByRole('tab', { name: 'Filter' }));
    await screen.findByRole('table', { name: 'Filter result' });
    expect(count()).toBe(250);

    await user.click(screen.getByRole('button', { name: 'Add condition' }));
    await user.click(add('Exchange'));
    await user.click(screen.getByRole('checkbox', { name: 'HNX' }));
    await waitFor(() => expect(address()).toBe('/market?tab=filter&filter=exchange.HNX'));
    const onHnx = count();
    expect(onHnx).toBeLessThan(250);

    await user.click(screen.getByRole('button', { name: 'Add condition' }));
    await user.click(add('Price'));
    expect(within(screen.getByRole('form', { name: 'Price' })).getByText('Price')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'From' }), '20,5');
    expect(count()).toBeLessThan(onHnx);
    expect(address()).toBe('/market?tab=filter&filter=exchange.HNX');
    const typed = count();
    await user.keyboard('{Enter}');

    await waitFor(() => expect(address()).toBe('/market?tab=filter&filter=exchange.HNX*price.20.5,_'));
    expect(count()).toBe(typed);
    await rowsToBeAll();
    expect(screen.getByRole('button', { name: 'Exchange: HNX' })).toBeInstanceOf(HTMLElement);
    expect(screen.getByRole('button', { name: 'Price at least 20.50 thousand đồng' })).toBeInstanceOf(
      HTMLElement,
    );

    await user.click(screen.getByRole('button', { name: 'Remove: Exchange: HNX' }));
    await waitFor(() => expect(address()).toBe('/market?tab=filter&filter=price.20.5,_'));
    window.history.back();
    await waitFor(() => expect(count()).toBe(typed));
  });

  it('keeps what is wrong in its field, and says what is', async () => {
    const { user, address } = await openFilter('rsi._,60');
    await user.click(screen.getByRole('button', { name: 'RSI at most 60' }));
    const to = screen.getByRole<HTMLInputElement>('textbox', { name: 'To' });
    expect(to.value).toBe('60');

    await user.clear(to);
    await user.type(to, '130');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(to.getAttribute('aria-invalid')).toBe('true'));
    expect(panel().textContent).toContain('beyond what is possible');
    expect(to.value).toBe('130');
    expect(address()).toBe('/market?tab=filter&filter=rsi._,60');
  });

  it('has a column for each condition, and sorts by it', async () => {
    const { user, address } = await openFilter('ma50.above*pe._,15*sector.Ngân+hàng');
    await rowsToBeAll();
    expect(heads()).toEqual([...['Symbol', 'Price', '%', 'Value (bn)', 'MA50', 'P/E', 'Sector', 'Actions']]);

    await user.click(within(table()).getByRole('button', { name: 'P/E' }));
    await waitFor(() => expect(address()).toContain('sort=-pe'));
    const values = rows().map((row) => Number(row.querySelectorAll('td')[4]!.textContent));
    expect(values.length).toBeGreaterThan(2);
    expect(values).toEqual([...values].sort((a, b) => b - a));
    expect(values[0]).toBeLessThanOrEqual(15);
    for (const row of rows()) {
      const [price, , , average] = [...row.querySelectorAll('td')].map(({ textContent }) =>
        Number(textContent.replace(/[^\d.]/g, '')),
      );
      expect(price).toBeGreaterThan(average!);
    }
  });

  it('names what it cannot read of an address, and clears conditions that nothing meets', async () => {
    const { user, address } = await renderApp({
      at: '/market?tab=filter&filter=price.99999,_*colour.red*rsi.9,1',
    });
    await screen.findByText('No symbol meets all conditions');
    expect(panel().textContent).toContain('could not be read in the address: colour.red, rsi.9,1');
    expect(count()).toBe(0);

    await user.click(screen.getByRole('button', { name: 'Clear conditions' }));
    await screen.findByRole('table', { name: 'Filter result' });
    expect([address(), count()]).toEqual(['/market?tab=filter', 250]);
  });

  it('opens a symbol with the result as the list that the arrow keys walk, round its ends', async () => {
    const { user, path } = await openFilter('exchange.HOSE*sector.Thép');
    await rowsToBeAll();
    const found = symbols();
    expect(found.length).toBeGreaterThan(2);

    await user.click(within(table()).getByRole('link', { name: found[1]! }));
    await waitFor(() => expect(path()).toBe(`/technical/${found[1]}`));
    const list = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Watchlist' });
    expect(list.selectedOptions[0]?.textContent).toBe('Filter result');
    expect(screen.queryByRole('button', { name: `Delete ${found[1]}` })).toBeNull();

    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(path()).toBe(`/technical/${found[2]}`));
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await waitFor(() => expect(path()).toBe(`/technical/${found.at(-1)}`));

    await user.selectOptions(list, list.options[0]!);
    await waitFor(() => expect(list.selectedOptions[0]?.textContent).not.toBe('Filter result'));
    expect(screen.getAllByRole('button', { name: /^Delete / }).length).toBeGreaterThan(0);
  });

  it('puts a symbol of the result on a list, and compares the first ones', async () => {
    const { user, address } = await openFilter('exchange.UPCOM');
    await rowsToBeAll();
    const [first, second] = symbols();

    await user.click(screen.getByRole('button', { name: `Actions for ${first}` }));
    const adding = within(panel()).getAllByRole('menuitem', { name: /^Add to /, hidden: true })[0]!;
    const list = adding.textContent.replace('Add to ', '');
    await user.click(adding);
    await waitFor(() => expect(document.body.textContent).toContain('added'));
    await user.click(screen.getByRole('button', { name: `Actions for ${first}` }));
    expect(
      within(panel()).getByRole('menuitem', { name: `Already in ${list}`, hidden: true }),
    ).toBeInstanceOf(HTMLElement);
    await user.keyboard('{Escape}');

    await user.click(screen.getByRole('button', { name: 'Compare the first 5 symbols on a chart' }));
    await waitFor(() => expect(address()).toContain(`/technical/${first}?compare=${second}`));
  });
});

describe('the saved filters of the market page', () => {
  it('are saved under a name, opened, renamed, and deleted with a way back', async () => {
    const { user, address } = await openFilter('rsi._,60');

    await user.click(await screen.findByRole('button', { name: 'Save filter' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(problemOf('Name of the filter')).toBe('This field is required!'));
    await user.type(screen.getByRole('textbox', { name: 'Name of the filter' }), 'Chờ mua');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(names()).toEqual(['Chờ mua']));
    expect(named('Chờ mua').getAttribute('aria-pressed')).toBe('true');
    expect(screen.queryByRole('button', { name: 'Save filter' })).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Remove: RSI at most 60' }));
    await waitFor(() => expect(address()).toBe('/market?tab=filter'));
    await user.click(named('Chờ mua'));
    await waitFor(() => expect(address()).toBe('/market?tab=filter&filter=rsi._,60'));

    await user.click(named('Rename Chờ mua'));
    const field = screen.getByRole('textbox', { name: 'Name of the filter' });
    await user.clear(field);
    await user.type(field, 'RSI thấp{Enter}');
    await waitFor(() => expect(names()).toEqual(['RSI thấp']));

    await user.click(named('Delete RSI thấp'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'RSI thấp' })).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(names()).toEqual(['RSI thấp']));
  });
});

describe('the desk of the filter', () => {
  it('is requested once of a server without the call, however often the filter is opened', async () => {
    const app = await renderApp({ at: '/market?filter=exchange.HNX', prepare: makePlain });
    await waitFor(() => expect(deskRequests(app)).toBe(1));
    for (let opened = 0; opened < 2; opened += 1) {
      await openByTab(app);
      await choose(app, 'Map');
    }
    expect(deskRequests(app)).toBe(1);
  });

  it('is requested again of a server that has it, for what another device has saved', async () => {
    // An alert that fires meanwhile would load the desk before it is saved.
    const app = await renderApp({ at: '/market?filter=exchange.HNX', desk: { alerts: [], trades: [] } });
    await waitFor(() => expect(deskRequests(app)).toBe(1));
    await openByTab(app);
    await waitFor(() => expect(deskRequests(app)).toBe(2));
  });
});
