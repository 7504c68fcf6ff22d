import { waitFor, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { region } from '../support/page';
import { renderApp } from '../support/renderApp';
import { sentSignals } from '../support/sent-signals';

it('separates the recommended stocks by day, however the server writes days and times', async () => {
  const updated = [
    ...['2026-08-27 2:45 PM', '27/08/2026 9:15', '2026-08-27 07:45:00Z', '2026-08-27 phiên sáng'],
    ...['26/8/2026 14:45:00+07:00', '2026-08-26T14:45:00', '14:45 2026-08-25'],
  ];
  const rows = updated.map((each, i) => ({
    ...{ symbol: `AA${i}`, price: 20, signal_type: 'buy_trend_up', updated: each },
  }));
  await renderApp({
    prepare: sentSignals(...rows),
  });

  const shown = () => [
    ...(region('Recommended stocks')?.querySelectorAll<HTMLElement>('tbody tr[data-symbol]') ?? []),
  ];
  await waitFor(() => expect(shown()).toHaveLength(rows.length));
  expect(
    shown().map((row) => [
      row.dataset['symbol'],
      row.hasAttribute('data-day-start'),
      row.querySelectorAll('td')[3]?.textContent,
    ]),
  ).toEqual([
    ['AA0', true, '14:45 27/08/2026'],
    ['AA1', false, '09:15 27/08/2026'],
    ['AA2', false, '14:45 27/08/2026'],
    ['AA3', false, 'phiên sáng 27/08/2026'],
    ['AA4', true, '14:45 26/08/2026'],
    ['AA5', false, '14:45 26/08/2026'],
    ['AA6', true, '14:45 2026-08-25'],
  ]);
});

it('a signal whose entry the server does not send is judged in the list as on its page: by the open of its first day', async () => {
  // At its own price nothing is in its way; the market opens above its target, as far as a band lets it.
  const sent = { symbol: 'HPG', price: 33, cut_loss_price: 31.5, target_price: 35 };
  const { user } = await renderApp({
    prepare: sentSignals({ ...sent, signal_type: 'buy_trend_up', updated: '2026-08-26 14:46' }),
  });
  const row = () => region('Recommended stocks')?.querySelector<HTMLElement>('tbody tr[data-symbol]');
  await waitFor(() =>
    expect(row()?.querySelector('[data-state]')?.getAttribute('data-state')).toBe('BEYOND_TARGET'),
  );

  await user.click(within(row()!).getByRole('link', { name: 'HPG' }));

  const plan = await screen.findByRole('region', { name: 'Trade plan' });
  await waitFor(() =>
    expect(within(plan).getByText('Reward / risk').nextElementSibling!.textContent).toBe('beyond the target'),
  );
});

it('of two signals that a symbol has on one day the later one replaces the other, in the list and on their pages', async () => {
  const sent = { symbol: 'HPG', price: 28, cut_loss_price: 27, target_price: 30 };
  const kinds = [
    ['buy_trend_up', '2026-08-26 14:55'],
    ['buy_back_test', '2026-08-26 14:47'],
  ] as const;
  const { reload } = await renderApp({
    prepare: sentSignals(...kinds.map(([signal_type, updated]) => ({ ...sent, signal_type, updated }))),
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
