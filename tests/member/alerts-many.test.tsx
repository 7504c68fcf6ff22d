import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { DeskAlert } from '../../src/graph/values';
import { FiredAlerts } from '../../src/member/alerts/AlertsBell';
import { desk } from '../support/market/desk-file';
import { open } from '../support/pulse-signals-news.page';
import { listOf, signal } from '../support/signals';

const fired = (i: number, changes: Partial<DeskAlert> = {}): DeskAlert => ({
  ...{ id: `a${i}`, kind: 'ABOVE', symbol: 'FPT', price: i, percent: null },
  ...{ watchlistId: null, filterId: null, tradeId: null },
  ...{ armedAt: '2026-08-20T02:00:00.000Z', firedAt: new Date(Date.UTC(2026, 7, 21, 2, i)).toISOString() },
  ...{ firedPrice: i, isSeen: true },
  ...changes,
});
const deskWith = (alerts: readonly DeskAlert[]) => ({
  desk: { ...desk, __typename: 'Desk', trades: [], alerts },
});

it('the bell lists the newest alerts of hundreds, and more at each press', async () => {
  const alerts = Array.from({ length: 400 }, (_, i) => fired(i));
  await open(<FiredAlerts />, { Desk: [deskWith(alerts)] });

  const titles = () => screen.getAllByRole('listitem').map((item) => item.querySelector('a')!.textContent);
  const more = await screen.findByRole('button', { name: 'Show 350 older alerts' });
  expect([titles().length, titles()[0], titles()[49]]).toEqual([
    50,
    'FPT rises to 399.00',
    'FPT rises to 350.00',
  ]);
  await userEvent.click(more);

  expect([titles().length, titles()[99]]).toEqual([100, 'FPT rises to 300.00']);
  screen.getByRole('button', { name: 'Show 300 older alerts' });
});

describe('the link of an alert', () => {
  const alert = { kind: 'SIGNAL', symbol: 'HPG', watchlistId: 'w1', price: null } as const;
  const sent = (changes: object) => signal({ day: '2026-08-21', time: '08:50', ...changes });
  const addressWith = async (rows: readonly object[], changes: Partial<DeskAlert> = alert) => {
    await open(<FiredAlerts />, {
      Desk: [deskWith([fired(0, { isSeen: true, ...changes })])],
      Signals: [listOf(rows)],
      Watchlists: [{ watchlists: [] }],
    });
    const link = await screen.findByRole('link');
    return () => link.getAttribute('href');
  };

  it.each([
    ['by its kind and its day', {}, 'buy_break_out.2026-08-21'],
    ['by what the server sent', { kind: null, study: 'buy_macd' }, 'buy_macd.2026-08-21'],
  ])('names the signal that it reports, %s', async (_, changes, name) => {
    const later = sent({ kind: 'TREND_UP', day: '2026-08-24' });
    const address = await addressWith([later, sent({ symbol: 'SSI' }), sent(changes)]);

    await waitFor(() => expect(address()).toBe(`/technical/HPG?signal=${name}`));
  });

  it('names the one at whose minute it fired, of several on one day and whatever their order', async () => {
    // The alert fired at 09:00.
    const rows = [
      sent({ kind: 'TREND_UP', time: '14:46' }),
      sent({ kind: 'DIVERGENCE', time: '08:50' }),
      sent({ time: '09:00' }),
    ];
    const address = await addressWith(rows);

    await waitFor(() => expect(address()).toBe('/technical/HPG?signal=buy_break_out.2026-08-21'));
  });

  it('leads to the page of the symbol where it reports no signal', async () => {
    const address = await addressWith([sent({})], { symbol: 'HPG' });

    expect(address()).toBe('/technical/HPG');
  });
});

describe('behind the bell', () => {
  const alerts = Array.from({ length: 60 }, (_, i) => fired(i, { isSeen: false }));
  const openUnseen = (answer: Record<string, unknown> | Error) =>
    open(<FiredAlerts />, { Desk: [deskWith(alerts)], ChangeDesk: [answer] });
  const saved = (requests: Awaited<ReturnType<typeof open>>['requests']) =>
    requests.flatMap(({ name, variables }) => {
      if (name !== 'ChangeDesk') return [];
      return [(variables as { change: { alerts: DeskAlert[] } }).change.alerts.map(({ id }) => id)];
    });

  it('those that are listed are saved as seen, and the older ones once they are listed too', async () => {
    const seen = alerts.map((alert, i) => ({ ...alert, isSeen: i >= 10 }));
    const { requests } = await openUnseen({ changeDesk: deskWith(seen).desk });

    await waitFor(() => expect(saved(requests)).toHaveLength(1));
    expect([saved(requests)[0]!.length, saved(requests)[0]!.at(-1)]).toEqual([50, 'a10']);

    await userEvent.click(screen.getByRole('button', { name: 'Show 10 older alerts' }));
    await waitFor(() =>
      expect(saved(requests)[1]).toEqual(
        alerts
          .slice(0, 10)
          .map(({ id }) => id)
          .toReversed(),
      ),
    );
  });

  it('are saved as seen once only, also where that fails', async () => {
    const { requests } = await openUnseen(new Error('Not saved'));
    await waitFor(() => expect(saved(requests)).toHaveLength(1));
    for (let turn = 0; turn < 5; turn += 1) await act(async () => {});
    expect(saved(requests)).toHaveLength(1);
  });
});
