import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { DeskAlert } from '../../src/graph/values';
import { AlertsPanel } from '../../src/member/alerts/AlertsPanel';
import type { WholeDeskFragment } from '../../src/member/shared/desk.generated';
import { desk } from '../support/market/desk-file';
import { textsOf } from '../support/page';
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
type Filters = WholeDeskFragment['filters'];
const deskWith = (alerts: readonly DeskAlert[], filters: Filters) => ({
  ...{ ...desk, __typename: 'Desk', trades: [], alerts, filters },
});
const openWith = (alerts: readonly DeskAlert[], filters: Filters = [], after: Filters = []) =>
  open(<AlertsPanel />, {
    Desk: [{ desk: deskWith(alerts, filters) }],
    ChangeDesk: [{ changeDesk: deskWith(alerts, after) }],
  });
const heads = () =>
  textsOf(screen.getByRole('list', { name: 'Alerts by symbol' }).querySelectorAll('summary'));

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

describe('the watched filters among the alerts of My T+', () => {
  const banks = desk.filters[0];
  const rising = { ...banks, id: 'up', name: 'Above MA50', conditions: 'ma50.above' };
  const unwatched = { ...banks, id: 'off', name: 'Off', watchedSince: null };
  const entered = (id: string, symbol: string, firedAt: string) =>
    alert(id, { kind: 'FILTER', symbol, filterId: 'cheap', price: null, firedAt, firedPrice: 20 });
  const entries = [
    entered('e1', 'ACB', '2026-08-25T03:00:00.000Z'),
    entered('e2', 'MBB', '2026-08-26T03:00:00.000Z'),
  ];

  it('are the last group, each with its newest symbol, its day and the way to its result', async () => {
    await openWith([alert('a'), ...entries], [banks, rising, unwatched]);
    await screen.findByText('2 armed');
    expect(heads()).toEqual(['FPT1 armed', 'Filters2 armed']);

    const group = within(screen.getByText('Filters').closest('li')!);
    expect(textsOf(group.getAllByRole('listitem'))).toEqual([
      'Ngân hàng rẻLast entered: MBB, 26/08/2026Stop watching',
      'Above MA50No symbol reported in the last 7 daysStop watching',
    ]);
    const link = group.getByRole<HTMLAnchorElement>('link', { name: 'Ngân hàng rẻ' });
    const { pathname, search } = new URL(link.href);
    expect([pathname, Object.fromEntries(new URLSearchParams(search))]).toEqual([
      '/market',
      { tab: 'filter', filter: 'sector.Ngân hàng*pe._,10' },
    ]);
    expect(document.body.textContent).not.toContain('No alerts yet.');
  });

  it('are counted with the alerts, and are no alerts where none is watched', async () => {
    const { container } = await openWith([], [unwatched]);
    expect(await screen.findByText('No alerts yet.')).toBeInstanceOf(HTMLElement);
    expect(heads()).toEqual([]);
    expect(container.querySelector('h2')?.parentElement?.textContent).toContain('0');
  });

  it('are left alone by a press, which keeps their name and conditions', async () => {
    const stopped = { ...banks, watchedSince: null };
    const { requests } = await openWith(entries, [banks], [stopped]);
    await userEvent.click(
      await screen.findByRole('button', { name: 'Stop watching the filter “Ngân hàng rẻ”' }),
    );
    expect(await screen.findByText('No alerts yet.')).toBeInstanceOf(HTMLElement);
    expect(heads()).toEqual([]);
    expect(requests.find(({ name }) => name === 'ChangeDesk')?.variables).toEqual({
      change: { filters: [{ ...stopped }] },
    });
    expect(document.activeElement?.className).toContain('panel');
  });
});
