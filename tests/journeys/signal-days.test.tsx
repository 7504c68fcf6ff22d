import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { region } from '../support/page';
import { renderApp } from '../support/renderApp';

it('separates the recommended stocks by day, however the server writes days and times', async () => {
  const updated = [
    ...['2026-08-27 2:45 PM', '27/08/2026 9:15', '2026-08-27 07:45:00Z', '2026-08-27 phiên sáng'],
    ...['26/8/2026 14:45:00+07:00', '2026-08-26T14:45:00', '14:45 2026-08-25'],
  ];
  const rows = updated.map((each, i) => ({
    ...{ symbol: `AA${i}`, price: 20, signal_type: 'buy_trend_up', updated: each },
  }));
  await renderApp({
    prepare: (server) => server.get('/api/tplus_signals', () => ({ data: rows })),
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
