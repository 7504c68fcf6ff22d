import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { holding, openLots, openSale } from '../support/desk';
import { region, textsOf } from '../support/page';
import { renderApp } from '../support/renderApp';
import { savedDesk } from '../support/saved-desk';

type User = Awaited<ReturnType<typeof renderApp>>['user'];
type Row = Record<string, unknown>;

const saved = async () => (await savedDesk<{ trades: Row[] }>()).trades;

/** What a file has given a trade, which no dialog shows. */
const ofFile = { account: '058C1', time: '09:15:02', orderNumber: 'A7', importedAs: 'x' };
const lot = {
  ...{ id: 'lot', symbol: 'FPT', side: 'buy', quantity: 300, price: 79.4, date: '2026-08-18' },
  ...{ feePaid: 0, ...ofFile },
};

async function openWith(...trades: Row[]) {
  const app = await renderApp({ at: '/desk', as: 'admin', desk: { trades } });
  await openLots(app.user);
  return app;
}

async function edit(user: User) {
  await user.click(screen.getAllByRole('button', { name: /^Edit FPT/ })[0]!);
  return within(await screen.findByRole('dialog'));
}

type Dialog = Awaited<ReturnType<typeof edit>>;

const field = (dialog: Dialog, label: string) => dialog.getByLabelText<HTMLInputElement>(label);

async function fill(user: User, dialog: Dialog, values: Record<string, string>) {
  for (const [label, text] of Object.entries(values)) {
    await user.clear(field(dialog, label));
    if (text !== '') await user.type(field(dialog, label), text);
  }
}

async function save(user: User, dialog: Dialog) {
  await user.click(dialog.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

const sales = () => textsOf(screen.getByRole('table', { name: 'History' }).querySelectorAll('tbody tr'));

describe('the fee and the tax of a trade', () => {
  it('are typed in the dialog of a sale, and count instead of what is computed', async () => {
    const { user } = await openWith(lot);
    const dialog = await openSale(user);
    await fill(user, dialog, { Quantity: '100', 'Price (thousand đồng)': '80.5' });
    expect(['Fee (đồng)', 'Tax (đồng)'].map((label) => field(dialog, label).placeholder)).toEqual([
      ...['Computed: 12,075', 'Computed: 8,050'],
    ]);
    expect(dialog.getByText('Brings 8,029,875 đ after fee and tax')).toBeTruthy();

    await fill(user, dialog, { 'Fee (đồng)': '0', 'Tax (đồng)': '8,050' });
    expect(dialog.getByText('Brings 8,041,950 đ after fee and tax')).toBeTruthy();
    await save(user, dialog);

    await screen.findByRole('table', { name: 'History' });
    expect(sales().join(' ')).toContain('+101,950');
    expect(region('Totals')!.textContent).toContain('A trade with a fee or tax of its own counts with that.');
    expect((await saved())[1]).toMatchObject({ quantity: 100, price: 80.5, feePaid: 0, taxPaid: 8_050 });
  });

  it('are shown when a trade is edited, and computed again once they are emptied', async () => {
    const { user } = await openWith(lot);
    expect(holding()[1]).toBe('79.40');
    const dialog = await edit(user);
    expect(field(dialog, 'Fee (đồng)').value).toBe('0');
    expect(dialog.queryByLabelText('Tax (đồng)')).toBeNull();
    expect(dialog.getByText('23,820,000 đ with the fee')).toBeTruthy();
    await fill(user, dialog, { 'Fee (đồng)': '' });
    expect(dialog.getByText('23,855,730 đ with the fee')).toBeTruthy();
    await save(user, dialog);
    expect(await saved()).toMatchObject([{ feePaid: null, ...ofFile }]);
    await waitFor(() => expect(holding()[1]).toBe('79.52'));
  });

  it('are refused unless they are whole đồng, and doubted above a tenth of the value', async () => {
    const { user } = await openWith(lot);
    const dialog = await edit(user);
    await fill(user, dialog, { 'Fee (đồng)': '0.5' });
    await user.click(dialog.getByRole('button', { name: /^Save/ }));
    expect(await dialog.findByText('Whole đồng, such as 35,700')).toBeTruthy();
    await fill(user, dialog, { 'Fee (đồng)': '3000000' });
    expect(dialog.getByText('More than 10% of the trade’s value')).toBeTruthy();
    expect(await saved()).toMatchObject([{ feePaid: 0 }]);
  });
});

describe('a trade at a price with a fraction of a đồng', () => {
  it('keeps it, and what its file said, when something else is edited', async () => {
    const average = { ...lot, quantity: 37, price: 79.43333, feePaid: null };
    const { user } = await openWith(average);
    expect(holding()).toEqual(['37', '79.55']);
    const dialog = await edit(user);
    expect(field(dialog, 'Price (thousand đồng)').value).toBe('79.43333');
    expect(dialog.getByText('2,943,442 đ with the fee')).toBeTruthy();
    await fill(user, dialog, { Note: 'three fills' });
    await save(user, dialog);
    expect(await saved()).toMatchObject([{ ...average, note: 'three fills' }]);
  });
});
