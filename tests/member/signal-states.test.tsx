import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { TradeIdea } from '../../src/graph/resolvers.types';
import { screenSize } from '../support/media';
import { textsOf } from '../support/page';
import { rowsOf, shown, signal } from '../support/signals';

const nothing: TradeIdea = {
  ...{ name: null, action: null, industry: null, entryPrice: null, exitPrice: null, weight: null },
  ...{ closePrice: null, atr: null, stopBrokenOn: null, targetReachedOn: null },
};

const row = (symbol: string, changes: Partial<TradeIdea> = {}, day = '2026-08-20') =>
  signal({
    ...{ symbol, day },
    idea: { ...nothing, targetPrice: 31, cutLossPrice: 27.4, ...changes },
  });

const rows = [
  row('HPG', {}, '2026-08-25'),
  row('SSI', { stopBrokenOn: '2026-08-24' }),
  row('VNM', { targetReachedOn: '2025-12-30', stopBrokenOn: '2026-08-26' }),
  row('HPG'),
];

/** What a row says of its plan: a sign of its own, words for all who do not see it, and since when. */
const marksOf = (table: HTMLElement) =>
  rowsOf(table).map((each) => {
    const mark = each.querySelector<HTMLElement>('[data-state]');
    return mark && [mark.dataset['state'], mark.textContent, mark.title];
  });
const symbolsOf = (table: HTMLElement) => rowsOf(table).map(({ dataset }) => dataset['symbol']);

describe.each([
  ['a desktop', 1024],
  ['a phone', 390],
])('on %s', (_, width) => {
  const open = async () => {
    act(() => screenSize.resize(width));
    return shown(rows);
  };

  it('a signal whose stop was broken or whose target was reached is marked, by a sign that is not colour alone', async () => {
    const { table } = await open();

    expect(marksOf(table).slice(0, 3)).toEqual([
      null,
      ['STOP_BROKEN', '✕ Stop broken 24/08', 'Stop broken 24/08'],
      ['TARGET_REACHED', '✓ Target reached 30/12/2025', 'Target reached 30/12/2025'],
    ]);
    expect(marksOf(table)[3]![0]).toBe('REPLACED');
  });

  it('those that are over are hidden by a press, and shown again by another', async () => {
    const { table } = await open();
    expect(symbolsOf(table)).toEqual(['HPG', 'SSI', 'VNM', 'HPG']);
    const button = screen.getByRole('button', { name: 'Still open' });

    await userEvent.click(button);
    expect([button.getAttribute('aria-pressed'), symbolsOf(table)]).toEqual(['true', ['HPG']]);

    await userEvent.click(button);
    expect([button.getAttribute('aria-pressed'), symbolsOf(table).length]).toEqual(['false', 4]);
  });
});

describe('a mark', () => {
  it('stands beside the price that it is about on a desktop, and has its words beside it on a phone', async () => {
    const { table } = await shown(rows);
    expect(
      rowsOf(table)
        .slice(1, 3)
        .map((each) => textsOf(each.querySelectorAll('td.plan'))),
    ).toEqual([
      ['31.00', '27.40✕ Stop broken 24/08'],
      ['31.00✓ Target reached 30/12/2025', '27.40'],
    ]);
    expect(within(rowsOf(table)[1]!).getByText('Stop broken').className).toBe('visually-hidden');

    act(() => screenSize.resize(390));
    await waitFor(() => expect(within(rowsOf(table)[1]!).getByText('Stop broken').className).toBe(''));
  });
});

it('a list whose signals are all over says so', async () => {
  const { table } = await shown(rows.slice(1, 3));

  await userEvent.click(screen.getByRole('button', { name: 'Still open' }));
  expect(screen.getByText('Every signal of the list is over')).toBeTruthy();
  expect(table.isConnected).toBe(false);
});
