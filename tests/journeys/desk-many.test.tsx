// @module-tag P29
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { region } from '../support/page';
import { openDesk, openLots, table } from '../support/desk';

beforeAll(() => import('../../src/ui/LongItems'));

const SYMBOLS = Array.from({ length: 100 }, (_, i) => `A${10 + i}`);
/** Ten purchases of each symbol and two sales. */
const trades = SYMBOLS.flatMap((symbol) =>
  Array.from({ length: 12 }, (_, i) => ({
    ...{ id: `${symbol} ${i}`, symbol, side: i < 10 ? 'buy' : 'sell', quantity: 100, price: 20 },
    date: `2026-07-${10 + i}`,
  })),
);

/** My T+ of somebody with 1,200 trades. */
async function openMany() {
  const app = await openDesk({ as: 'admin', desk: { trades } });
  await waitFor(() => expect(holdings()[0]?.getAttribute('aria-rowindex')).toBe('2'));
  return app;
}

const holdings = () => table().querySelectorAll('tr[data-symbol]');

describe('My T+ of a thousand trades', () => {
  it('renders the holdings and sales in view alone, and tells how many there are', async () => {
    const { user } = await openMany();
    await user.click(within(region('History')!).getByText('History'));
    const [held, sold] = [
      screen.getByRole('table', { name: 'Trades' }),
      screen.getByRole('table', { name: 'History' }),
    ];

    expect(holdings().length).toBeLessThan(40);
    expect(held.querySelectorAll('[data-stage]')).toHaveLength(0);
    expect([held, sold].map((table) => table.getAttribute('aria-rowcount'))).toEqual(['201', '201']);
    expect(sold.querySelectorAll('tr[data-symbol]').length).toBeLessThan(60);
    expect(holdings()[1]!.getAttribute('aria-rowindex')).toBe('4');
  });

  it('opens the dialog of a trade, and saves it', async () => {
    const { user } = await openMany();
    await openLots(user, 'A10');
    const [edit] = screen.getAllByRole('button', { name: 'Edit A10 of 12/07/2026' });
    await user.click(edit!);
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit A10 of 12/07/2026' }));
    await user.clear(dialog.getByLabelText('Quantity'));
    await user.type(dialog.getByLabelText('Quantity'), '300');
    // Its day is a Sunday, which is doubted.
    await user.click(dialog.getByRole('button', { name: 'Save anyway' }));

    await waitFor(() =>
      expect(within(holdings()[0] as HTMLElement).getAllByRole('cell')[2]!.textContent).toBe('1,000'),
    );
  });
});
