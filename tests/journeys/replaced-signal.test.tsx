import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { region } from '../support/page';
import { renderApp } from '../support/renderApp';

it('of two signals that a symbol has on one day the later one replaces the other, in the list and on their pages', async () => {
  const sent = { symbol: 'HPG', price: 28, cut_loss_price: 27, target_price: 30 };
  const kinds = [
    ['buy_trend_up', '2026-08-26 14:55'],
    ['buy_back_test', '2026-08-26 14:47'],
  ] as const;
  const { reload } = await renderApp({
    prepare: (server) =>
      server.get('/api/tplus_signals', () => ({
        data: kinds.map(([signal_type, updated]) => ({ ...sent, signal_type, updated })),
      })),
  });
  const rows = () => [
    ...(region('Recommended stocks')?.querySelectorAll<HTMLElement>('tbody tr[data-symbol]') ?? []),
  ];
  await waitFor(() => expect(rows()).toHaveLength(kinds.length));
  const inList = rows().map((row) => row.querySelector('[data-state=REPLACED]') !== null);

  const onPages: boolean[] = [];
  for (const [kind] of kinds) {
    await reload(`/technical/HPG?signal=${kind}.2026-08-26`);
    const plan = await screen.findByRole('region', { name: 'Trade plan' });
    onPages.push(within(plan).queryByText('A newer signal of 26/08 replaces this plan.') !== null);
  }

  expect([inList, onPages]).toEqual([
    [false, true],
    [false, true],
  ]);
});
