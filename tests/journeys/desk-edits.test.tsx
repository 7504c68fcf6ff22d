import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { holdSaves, openLots, openSale } from '../support/desk';
import { notices, textsOf } from '../support/page';
import { renderApp } from '../support/renderApp';
import { savedDesk } from '../support/saved-desk';

type User = Awaited<ReturnType<typeof renderApp>>['user'];
type Row = Record<string, unknown> & { id: string };
type Saved = { version: number; trades: Row[]; alerts: Row[] };

const saved = () => savedDesk<Saved>();

/** The desk of the admin with a purchase of FPT at 100.00, stop 95.00. */
async function openWithLot() {
  const lot = { id: 'lot', symbol: 'FPT', side: 'buy', quantity: 1000, price: 100, date: '2026-08-20' };
  const app = await renderApp({ at: '/desk', as: 'admin', desk: { trades: [{ ...lot, stop: 1 }] } });
  await openLots(app.user);
  return app;
}

async function edit(user: User) {
  await user.click(screen.getByRole('button', { name: /^Edit FPT/ }));
  return within(await screen.findByRole('dialog'));
}

describe('a sale of a part', () => {
  it('leaves the rest of the lot, and puts what it brought after costs into the history', async () => {
    const { user } = await openWithLot();
    const dialog = await openSale(user);
    const [quantity, price] = [
      dialog.getByLabelText('Quantity'),
      dialog.getByLabelText('Price (thousand đồng)'),
    ];
    expect((quantity as HTMLInputElement).value).toBe('1,000');
    expect((price as HTMLInputElement).value).toMatch(/^\d+\.\d\d$/);
    await user.clear(quantity);
    await user.type(quantity, '400');
    await user.clear(price);
    await user.type(price, '110');
    await user.click(dialog.getByRole('button', { name: /^Save/ }));

    const sales = await screen.findByRole('table', { name: 'History' });
    const cells = textsOf(sales.querySelectorAll('tbody tr > *'));
    // 44,000,000 đ, less 0.15 % of it and of the 40,000,000 đ that these shares cost, and 0.1 % tax.
    expect(cells.join(' ')).toMatch(/^27\/08 FPT.* 400 .*\+3,830,000/);
    expect(screen.getByRole('list', { name: 'Lots of FPT' }).textContent).toContain('600 bought 20/08');
    expect((await saved()).trades).toMatchObject([
      { id: 'lot', side: 'buy', quantity: 1000 },
      { side: 'sell', symbol: 'FPT', quantity: 400, price: 110, date: '2026-08-27' },
    ]);
  });
});

describe('a sale of all', () => {
  it('is not doubted for itself while it is being saved', async () => {
    const { user } = await openWithLot();
    const dialog = await openSale(user);
    const save = dialog.getByRole('button', { name: 'Save' });
    const send = holdSaves();

    await user.click(save);
    await screen.findByRole('table', { name: 'History' });

    expect(dialog.queryByRole('alert')).toBeNull();
    expect(dialog.getByLabelText('Quantity').getAttribute('aria-describedby')).toBeNull();
    send();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await saved()).trades).toMatchObject([{ id: 'lot' }, { side: 'sell', quantity: 1000 }]);
  });
});

describe('a trade that is edited', () => {
  it('watches for a stop that was moved from then on, not since its purchase', async () => {
    const { user } = await openWithLot();
    const dialog = await edit(user);
    await user.clear(dialog.getByLabelText('Stop'));
    await user.type(dialog.getByLabelText('Stop'), '2');
    await user.click(dialog.getByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const { trades, alerts } = await saved();
    expect(trades).toMatchObject([{ id: 'lot', stop: 2 }]);
    expect(alerts.filter(({ id }) => id.startsWith('stop'))).toMatchObject([
      { id: 'stop-lot', kind: 'stop', price: 2, armedAt: '2026-08-27T09:00:00.000Z' },
    ]);
  });

  it('and deleted can be taken back whole', async () => {
    const { user } = await openWithLot();
    const before = await saved();
    await user.click((await edit(user)).getByRole('button', { name: 'Delete' }));
    await screen.findByText('No trades yet');

    await user.click(await screen.findByRole('button', { name: 'Undo' }));

    await screen.findByRole('button', { name: /^Edit FPT/ });
    await waitFor(async () => expect((await saved()).trades).toMatchObject(before.trades));
    expect(notices().map(([, title]) => title)).not.toContain('Not saved');
  });
});

describe('the levels of a lot', () => {
  it('are those that are set, each with its distance from the price', async () => {
    const { user } = await openWithLot();
    const levels = () => screen.getByRole('list', { name: 'Lots of FPT' }).textContent;
    await waitFor(() => expect(levels()).toMatch(/Stop 1\.00 \(-9\d\.\d\d%\)/));
    expect(levels()).not.toContain('Target');
    expect(levels()).not.toContain('—');

    const dialog = await edit(user);
    await user.clear(dialog.getByLabelText('Stop'));
    await user.type(dialog.getByLabelText('Target'), '900');
    await user.click(dialog.getByRole('button', { name: /^Save/ }));

    await waitFor(() => expect(levels()).toMatch(/Target 900\.00 \(\+[\d,.]+%\)/));
    expect(levels()).not.toContain('Stop');
  });
});
