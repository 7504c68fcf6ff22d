import { act, screen, waitFor, within } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { holding, openDesk, openLots, openSale } from '../support/desk';
import { screenSize } from '../support/media';
import { region, textsOf, titles } from '../support/page';
import { renderApp } from '../support/renderApp';
import { savedDesk } from '../support/saved-desk';

type User = Awaited<ReturnType<typeof renderApp>>['user'];
type Row = Record<string, unknown>;

const savedFlows = async () => (await savedDesk<{ flows?: Row[] }>()).flows;

/** The desk of the admin, who bought 1,000 FPT at 100.00 on 10/08 and sold 100 at 110.00 on the day before today. */
function openAccount(more: Row = {}) {
  const trades = [
    { id: 'a', symbol: 'FPT', side: 'buy', quantity: 1000, price: 100, date: '2026-08-10' },
    { id: 'b', symbol: 'FPT', side: 'sell', quantity: 100, price: 110, date: '2026-08-26' },
  ];
  return openDesk({ as: 'admin', desk: { trades, ...more } });
}

const fact = (name: string) =>
  within(region('Totals')!).getByText(name).nextElementSibling!.textContent!.replace(/\s+/g, ' ');

async function enter(user: User, values: { kind?: string; amount: string; day?: string }) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Deposit or withdraw' }));
  if (values.kind) await user.selectOptions(dialog.getByLabelText('Kind'), values.kind);
  await user.clear(dialog.getByLabelText('Amount (VND)'));
  await user.type(dialog.getByLabelText('Amount (VND)'), values.amount);
  if (values.day) {
    await user.clear(dialog.getByLabelText('Date'));
    await user.type(dialog.getByLabelText('Date'), values.day);
  }
  await user.click(dialog.getByRole('button', { name: 'Save' }));
}

describe('the account on My T+', () => {
  it('without a deposit says in a line how to know the cash, and has it once the capital is entered', async () => {
    const { user } = await openAccount();
    expect(within(region('Totals')!).queryByText('Cash')).toBeNull();
    expect(await savedFlows()).toBeUndefined();

    await user.click(screen.getByRole('button', { name: 'Enter capital' }));
    await enter(user, { amount: '200.000.000', day: '01/08/2026' });

    // 200,000,000 đ less 100,150,000 đ; the sale’s 10,972,500 đ are paid out on 28/08.
    await waitFor(() =>
      expect(fact('Cash')).toBe('99,850,000 đ plus 10,972,500 đ of sales not paid out yet'),
    );
    expect(within(region('Totals')!).getByTitle('10,972,500 đ on 28/08')).toBeTruthy();
    expect(fact('Total assets')).toMatch(/^[\d,]+ đ$/);
    expect(await savedFlows()).toMatchObject([{ date: '2026-08-01', amount: 200_000_000 }]);
    expect(screen.queryByRole('button', { name: 'Enter capital' })).toBeNull();
  });

  it('has a withdrawal as an amount below 0, which can be edited, deleted, and taken back', async () => {
    const { user } = await openAccount({ flows: [{ id: 'in', date: '2026-08-01', amount: 200_000_000 }] });
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(screen.getByRole('menuitem', { name: 'Deposit or withdraw' }));
    await enter(user, { kind: 'Withdrawal', amount: '5000000' });
    await waitFor(() => expect(fact('Cash')).toMatch(/^94,850,000 đ/));

    const list = within(await screen.findByRole('list', { name: 'Deposits and withdrawals' }));
    const edit = { name: 'Edit: Withdrawal -5,000,000 đ of 27/08/2026' };
    await user.click(list.getByRole('button', edit));
    await enter(user, { amount: '6000000' });
    await waitFor(() => expect(fact('Cash')).toMatch(/^93,850,000 đ/));

    await user.click(list.getByRole('button', { name: /^Edit: Withdrawal -6,000,000/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Deposit or withdraw' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(fact('Cash')).toMatch(/^99,850,000 đ/));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(fact('Cash')).toMatch(/^93,850,000 đ/));
    expect(titles()).not.toContain('Not saved');
  });

  it('warns of a withdrawal above the cash that is there until today, and saves it anyway', async () => {
    const flows = [{ id: 'in', date: '2026-08-01', amount: 200_000_000 }];
    const { user } = await openAccount({ flows });
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(screen.getByRole('menuitem', { name: 'Deposit or withdraw' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Deposit or withdraw' }));
    await user.type(dialog.getByLabelText('Amount (VND)'), '99850001');
    expect(dialog.queryByRole('alert')).toBeNull();

    await user.selectOptions(dialog.getByLabelText('Kind'), 'Withdrawal');
    // The shares of 10/08 cost 100,150,000 đ, and what the sale of 26/08 brought is not paid out yet.
    const warning = 'Only 99,850,000 đ of cash can be withdrawn on that day';
    expect(dialog.getByText(warning)).toBeTruthy();
    expect(dialog.getByRole('alert').textContent).toBe('1 entry looks wrong. Check it before you save.');
    await user.clear(dialog.getByLabelText('Date'));
    await user.type(dialog.getByLabelText('Date'), '05/08/2026');
    expect(dialog.getByText(warning)).toBeTruthy();

    await user.click(dialog.getByRole('button', { name: 'Save anyway' }));
    await waitFor(() => expect(fact('Cash')).toMatch(/^-1 đ/));
  });

  it('is kept in this browser where the server lacks the call, a deposit like the trades', async () => {
    const { user, reload } = await openDesk({
      prepare: (server) => server.get('/api/desk', () => new Response(404, {}, {})),
    });
    onTestFinished(() => localStorage.removeItem('desk.1'));
    await user.click(screen.getByRole('button', { name: 'Enter capital' }));
    await enter(user, { amount: '50,000,000' });
    await waitFor(() => expect(fact('Cash')).toBe('50,000,000 đ 100.00% of all'));

    await reload();
    await waitFor(() => expect(fact('Total assets')).toBe('50,000,000 đ'));
  });

  it.each([
    ['nothing', { amount: '0' }, 'The amount is a whole number from 1 to 1,000 billion đồng'],
    ['a part of a đồng', { amount: '1.5' }, 'The amount is a whole number from 1 to 1,000 billion đồng'],
    ['a day to come', { amount: '1000000', day: '28/08/2026' }, 'Not a date, or one to come'],
  ])('refuses %s at the field, and keeps what was typed', async (_, typed, error) => {
    const { user } = await openAccount();
    await user.click(screen.getByRole('button', { name: 'Enter capital' }));
    await enter(user, typed);
    const dialog = within(screen.getByRole('dialog', { name: 'Deposit or withdraw' }));
    expect((await dialog.findAllByText(error)).length).toBeGreaterThan(0);
    expect(dialog.getByLabelText<HTMLInputElement>('Amount (VND)').value).toBe(typed.amount);
    expect(await savedFlows()).toBeUndefined();
  });

  it('has the weights of holdings, sectors and cash, which are 100 % together', async () => {
    const { user } = await openAccount({ flows: [{ id: 'in', date: '2026-08-01', amount: 200_000_000 }] });
    await user.click(within(region('Totals')!).getByText('Weights'));
    const tables = async () => {
      const found = await within(region('Totals')!).findAllByRole('table');
      expect(found).toHaveLength(2);
      return found;
    };
    await waitFor(tables);
    for (const table of await tables()) {
      const weights = within(table)
        .getAllByRole('row')
        .slice(1)
        .map((row) => Number(within(row).getAllByRole('cell')[2]!.textContent!.replace('%', '')));
      expect(weights).toHaveLength(2);
      // What can be withdrawn is “Cash” above.
      expect(
        within(table).getByRole('row', { name: /^Cash with sales not paid out yet 110,822,500/ }),
      ).toBeTruthy();
      expect(Math.abs(weights.reduce((sum, each) => sum + each, 0) - 100)).toBeLessThan(0.02);
    }
  });

  it('has the quantity of a holding beneath its price on a phone, and on paper in a column of its own', async () => {
    await openAccount();
    act(() => screenSize.resize(390));
    const table = within(screen.getByRole('table', { name: 'Trades' }));
    const heads = () => textsOf(table.getAllByRole('columnheader'));
    const cells = () => document.querySelectorAll('tr[data-symbol=FPT] td').length;
    await waitFor(() => expect(heads()).toContain('PriceShares'));
    expect(table.getByText('900').textContent).toBe('Shares 900');
    const onScreen = cells();

    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect([heads().includes('Price'), heads().includes('Shares'), cells()]).toEqual([
      true,
      true,
      onScreen + 1,
    ]);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(cells()).toBe(onScreen);
  });

  it('has four figures on a phone, the others with the weights', async () => {
    screenSize.resize(390);
    const { user } = await openAccount({ flows: [{ id: 'in', date: '2026-08-01', amount: 200_000_000 }] });
    const totals = within(region('Totals')!);
    expect(textsOf(totals.getAllByRole('term'))).toEqual([
      ...['Total assets', 'Cash', 'Profit if sold now', 'Realised profit'],
    ]);
    expect(region('Alerts')!.querySelector('details')!.open).toBe(false);
    await user.click(totals.getByText('Weights'));
    expect(await totals.findByText('Cost')).toBeTruthy();
  });
});

describe('the row of a holding', () => {
  it('has its levels in words, and its lots once it is opened', async () => {
    const { user } = await openDesk();
    const [first] = [...document.querySelectorAll<HTMLElement>('tr[data-symbol]')];
    const symbol = first!.dataset['symbol']!;
    const name = /^Stop [\d.]+, Cost [\d.]+, Price [\d.]+/;
    expect(await within(first!).findByRole('img', { name })).toBeTruthy();
    expect(screen.queryByRole('list', { name: `Lots of ${symbol}` })).toBeNull();
    const lots = await openLots(user, symbol);
    expect(lots.textContent).toMatch(/Sellable (now|from)/);
    await user.click(within(first!).getAllByRole('cell')[2]!);
    expect(screen.queryByRole('list', { name: `Lots of ${symbol}` })).toBeNull();
  });

  it('records a sale from its menu, and with a key while it has the focus', async () => {
    const { user } = await openAccount();
    const dialog = await openSale(user);
    expect(dialog.getByLabelText<HTMLInputElement>('Quantity').value).toBe('900');
    await user.click(dialog.getByRole('button', { name: 'Close' }));

    screen.getByRole('button', { name: 'Details of FPT' }).focus();
    await user.keyboard('s');
    expect(await screen.findByRole('dialog', { name: 'Record a sale' })).toBeTruthy();
    expect(holding()).toEqual(['900', '100.15']);
  });
});
