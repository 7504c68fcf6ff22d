import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { holding, openLots, openSale } from '../support/desk';
import { region, textsOf } from '../support/page';
import { renderApp } from '../support/renderApp';

type Row = Record<string, unknown>;

const trade = (id: string, side: string, quantity: number, price: number, date: string, more: Row = {}) => ({
  ...{ id, symbol: 'FPT', side, quantity, price, date },
  ...more,
});

/** Opens the desk of the admin with these trades. */
async function openWith(...trades: Row[]) {
  const app = await renderApp({ at: '/desk', as: 'admin', desk: { trades } });
  await screen.findByRole('table', { name: 'History' });
  return app;
}

const sales = () =>
  textsOf(
    within(screen.getByRole('table', { name: 'History' }))
      .getAllByRole('row')
      .slice(1),
  );

describe('My T+ of a person with received shares', () => {
  const trades = [
    trade('a', 'buy', 1000, 100, '2025-12-29'),
    trade('b', 'buy', 1000, 110, '2026-08-10'),
    trade('c', 'bonus', 10, 0, '2026-08-11', { per: 100, settles: '2026-08-20' }),
    trade('d', 'sell', 500, 120, '2026-08-25'),
  ];

  it('shows the average cost after fees, and the profit of a sale after both taxes with its percent', async () => {
    await openWith(...trades);

    // 210,315,000 đ for 2,200 shares; 60,000,000 đ less fee, tax on the sale, and 5 % of 10,000 đ for each of 200 shares.
    expect(holding()).toEqual(['1,700', '95.60']);
    expect(sales()).toEqual([expect.stringMatching(/^25\/08FPT500.*\+11,951,136 \+25\.00%/)]);
    const totals = within(region('Totals')!);
    expect(totals.getByText('Realised profit').nextElementSibling!.textContent).toBe('+11,951,136 đ +25.00%');
    expect(totals.getByText('Cost').nextElementSibling!.textContent).toBe('162,516,136 đ');
  });

  it('counts first in, first out where that is set, at once and after a reload', async () => {
    const { user, reload } = await openWith(...trades);
    await user.click(screen.getByRole('button', { name: 'Capital and risk' }));
    await user.selectOptions(
      await screen.findByLabelText('Cost of sold shares'),
      'First in, first out (FIFO)',
    );
    await user.clear(screen.getByLabelText('Tax on bonus and dividend shares when sold (% of par)'));
    await user.type(screen.getByLabelText('Tax on bonus and dividend shares when sold (% of par)'), '0');
    await user.keyboard('{Enter}');

    const untaxed = /\+14,327,273 \+31\.47%/;
    await waitFor(() => expect(sales()).toEqual([expect.stringMatching(untaxed)]));
    expect(holding()).toEqual(['1,700', '96.94']);
    expect(region('Totals')!.textContent).toContain(
      '0% of par on bonus and dividend shares sold. Cost: first in',
    );
    expect(region('Totals')!.textContent).not.toContain('of its own');
    await reload();
    await waitFor(() => expect(holding()).toEqual(['1,700', '96.94']));
    expect(sales()).toEqual([expect.stringMatching(untaxed)]);
  });

  it('says what a sale brings after both taxes before it is saved', async () => {
    const { user } = await openWith(...trades.slice(0, 3), trade('e', 'sell', 100, 120, '2026-08-12'));
    const dialog = await openSale(user);
    await user.clear(dialog.getByLabelText('Quantity'));
    await user.type(dialog.getByLabelText('Quantity'), '500');
    await user.clear(dialog.getByLabelText('Price (thousand đồng)'));
    await user.type(dialog.getByLabelText('Price (thousand đồng)'), '120');

    expect(dialog.getByText('Brings 59,750,000 đ after fee and tax')).toBeTruthy();
  });
});

describe('a day of another year on My T+', () => {
  it('has its year, of this year it goes without', async () => {
    const { user } = await openWith(
      trade('a', 'buy', 1000, 100, '2025-12-29', { signal: { kind: 'buy_break_out', day: '2025-12-26' } }),
      trade('b', 'buy', 1000, 110, '2026-08-10'),
      trade('c', 'sell', 100, 120, '2025-12-31'),
      trade('d', 'dividend', 0, 1, '2025-12-30'),
      trade('e', 'buy', 100, 120, '2026-12-30', { planned: true }),
    );

    const lots = (await openLots(user)).textContent;
    expect(lots).toContain('900 bought 29/12/2025');
    expect(lots).toContain('26/12/2025');
    expect(lots).toMatch(/1,000 bought 10\/08 at/);
    expect(sales()).toEqual([expect.stringMatching(/^31\/12\/2025FPT/)]);
    expect(region('History')!.textContent).toContain('30/12/2025 FPT Cash dividend');
    expect(region('Planned buys')!.textContent).toMatch(/120\.0030\/12(?!\/)/);
  });
});
