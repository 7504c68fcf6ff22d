import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { DeskAlert } from '../../src/graph/values';
import { FiredAlerts } from '../../src/member/alerts/AlertsBell';
import { desk } from '../support/market/desk-file';
import { open } from '../support/pulse-signals-news.page';

const fired = (i: number): DeskAlert => ({
  ...{ id: `a${i}`, kind: 'ABOVE', symbol: 'FPT', watchlistId: null, tradeId: null, price: i, percent: null },
  ...{ armedAt: '2026-08-20T02:00:00.000Z', firedAt: new Date(Date.UTC(2026, 7, 21, 2, i)).toISOString() },
  ...{ firedPrice: i, isSeen: true },
});

it('the bell lists the newest alerts of hundreds, and leads to the others', async () => {
  const alerts = Array.from({ length: 400 }, (_, i) => fired(i));
  await open(<FiredAlerts />, { Desk: [{ desk: { ...desk, __typename: 'Desk', trades: [], alerts } }] });

  const others = await screen.findByRole('link', { name: '350 older alerts in My T+' });
  expect(others.getAttribute('href')).toBe('/desk');
  const titles = screen.getAllByRole('listitem').map((item) => item.querySelector('a')!.textContent);
  expect([titles.length, titles[0], titles[49]]).toEqual([50, 'FPT rises to 399.00', 'FPT rises to 350.00']);
});
