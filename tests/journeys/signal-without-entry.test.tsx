import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { region } from '../support/page';
import { renderApp } from '../support/renderApp';

it('a signal whose entry the server does not send is judged in the list as on its page: by the open of its first day', async () => {
  // At its own price nothing is in its way; the market opens far above its target.
  const sent = { symbol: 'HPG', price: 20, cut_loss_price: 19, target_price: 22 };
  const { user } = await renderApp({
    prepare: (server) =>
      server.get('/api/tplus_signals', () => ({
        data: [{ ...sent, signal_type: 'buy_trend_up', updated: '2026-08-26 14:46' }],
      })),
  });
  const row = () => region('Recommended stocks')?.querySelector<HTMLElement>('tbody tr[data-symbol]');
  await waitFor(() =>
    expect(row()?.querySelector('[data-state]')?.getAttribute('data-state')).toBe('BEYOND_TARGET'),
  );

  await user.click(within(row()!).getByRole('link', { name: 'HPG' }));

  const plan = await screen.findByRole('region', { name: 'Trade plan' });
  expect(within(plan).getByText('Reward / risk').nextElementSibling!.textContent).toBe('beyond the target');
});
