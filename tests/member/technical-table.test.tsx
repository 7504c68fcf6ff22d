import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { currentChart } from '../support/technical/fake-chart';
import { brokenOut } from '../support/technical/technical-feed';
import { openChart } from '../support/technical/open-chart';

describe('the table of the chart', () => {
  it('has the bars newest first, with their signals', async () => {
    const { user } = await openChart();
    await waitFor(() => expect(currentChart().marks).toHaveLength(1));

    await user.click(await screen.findByRole('button', { name: 'Table of the data' }));
    const table = await screen.findByRole('table', { name: 'Data of VNM · Day' });
    const rows = await waitFor(() => {
      const all = within(table).getAllByRole('row');
      expect(all).toHaveLength(71);
      return all;
    });
    const textOf = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent);

    expect(textOf(rows[0]!)).toEqual([
      ...['Date', 'Open', 'High', 'Low', 'Close', 'Change (%)', 'Volume', 'Signal'],
    ]);
    expect(textOf(rows[1]!)).toEqual(['27/08/2026', '20.90', '21.00', '20.80', '20.90', '—', '1,000', '']);
    expect(textOf(rows[10]!).at(-1)).toBe('Breakout');
    expect(textOf(rows[70]!)[0]).toBe('22/05/2026');
  });

  it.each([
    [['CONTRADICTORY'], '1 bar of the feed is left out: 1 with prices that contradict each other.'],
    [
      ['FUTURE', 'CONTRADICTORY', 'FUTURE'],
      '3 bars of the feed are left out: 2 dated after today, 1 with prices that contradict each other.',
    ],
    [[], null],
  ] as const)('says how many bars of the feed are left out, and why: %j', async (faults, sentence) => {
    const { feed, user } = await openChart('', { isAnswered: false });
    const leftOut = faults.map((fault, time) => ({ __typename: 'LeftOutBar' as const, time, fault }));
    await feed.answerCandles(brokenOut('VNM', { leftOut }));

    await user.click(await screen.findByRole('button', { name: 'Table of the data' }));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByRole('table');
    expect(within(dialog).queryByText(/left out/)?.textContent ?? null).toBe(sentence);
  });

  it('says in a line each what the feed does otherwise', async () => {
    const { user } = await openChart('', { departures: ['DONG', 'SHIFTED_DAYS'] });

    await user.click(await screen.findByRole('button', { name: 'Table of the data' }));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText(/prices are in đồng/);
    expect([...dialog.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
      'The feed’s prices are in đồng, and shown in thousand đồng.',
      'Daily candles are stamped in another time zone; their days are corrected by the trading calendar.',
    ]);
  });

  it('is not opened while there are no bars', async () => {
    const { user } = await openChart('', { isAnswered: false });

    await user.click(await screen.findByRole('button', { name: 'Table of the data' }));

    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
