import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { DeskAlert } from '../../src/graph/values';
import { AlertsPanel } from '../../src/member/alerts/AlertsPanel';
import { desk } from '../support/market/desk-file';
import { open } from '../support/pulse-signals-news.page';

const alert = (id: string, changes: Partial<DeskAlert> = {}): DeskAlert => ({
  ...{
    id,
    kind: 'ABOVE',
    symbol: 'FPT',
    watchlistId: null,
    filterId: null,
    tradeId: null,
    price: 900,
    percent: null,
  },
  ...{ armedAt: '2026-08-20T02:00:00.000Z', firedAt: null, firedPrice: null, isSeen: true },
  ...changes,
});
const fired = { firedAt: '2026-08-21T02:00:00.000Z', firedPrice: 1 };
const openWith = (alerts: readonly DeskAlert[]) =>
  open(<AlertsPanel />, { Desk: [{ desk: { ...desk, __typename: 'Desk', trades: [], alerts } }] });
const heads = () =>
  [...screen.getByRole('list', { name: 'Alerts by symbol' }).querySelectorAll('summary')].map(
    ({ textContent }) => textContent,
  );

describe('the alerts of My T+', () => {
  it('are grouped by symbol, each with how many wait and how many have fired, those on lists last', async () => {
    await openWith([
      alert('a', { symbol: 'VNM' }),
      alert('b', { kind: 'SIGNAL', symbol: null, watchlistId: '1', price: null }),
      alert('c'),
      alert('d', fired),
      alert('e', { symbol: 'VNM', ...fired }),
      alert('f', { price: 800 }),
    ]);
    await screen.findByText('2 armed · 1 fired');
    expect(heads()).toEqual(['FPT2 armed · 1 fired', 'VNM1 armed · 1 fired', 'Watchlist1 armed']);
    expect(screen.getByRole('button', { name: 'Delete: FPT rises to 800.00' })).toBeTruthy();
  });

  it('of thousands are rendered of an opened symbol alone', async () => {
    await openWith(
      Array.from({ length: 2_000 }, (_, i) => alert(`a${i}`, { symbol: `S${100 + (i % 400)}` })),
    );
    const group = (await screen.findByText('S100')).closest('li')!;
    expect(screen.queryByText(/rises to/)).toBeNull();
    await userEvent.click(screen.getByText('S100'));
    expect(within(group).getAllByText('S100 rises to 900.00')).toHaveLength(5);
    expect(document.querySelectorAll('li').length).toBeLessThan(200);
  });
});
