import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { withChartMessages } from '../../src/i18n/chart';
import { epochSecondsOf } from '../../src/market/day';
import { announcedAfter, eventsOnBars } from '../../src/member/technical/events/events-on-bars';
import { currentChart } from '../support/technical/fake-chart';
import { address, openChart, region, SIGNAL } from '../support/technical/open-chart';

const event = (id: string, day: string) => ({ id, time: epochSecondsOf(day), label: 'D', lines: [id] });
const placed = (...args: Parameters<typeof eventsOnBars>) =>
  eventsOnBars(...args).map(({ index, events }) => [index, ...events.map(({ id }) => id)]);

const paid = {
  ...{ __typename: 'SymbolEvent' as const, id: 'VNM-2026-08-17', label: 'D' },
  time: epochSecondsOf('2026-08-17'),
  lines: ['Cổ tức tiền mặt 1.000 đ/cp', 'Ngày giao dịch không hưởng quyền 17/08/2026'],
};
const TEXT = 'D 17/08/2026 Cổ tức tiền mặt 1.000 đ/cp. Ngày giao dịch không hưởng quyền 17/08/2026';
const shownText = () => region().querySelector('.shown')?.textContent;

beforeAll(() =>
  withChartMessages(
    Promise.all([
      import('../../src/member/technical/events/ChartEvents'),
      import('../../src/member/technical/events/AdjustmentChoice'),
    ]),
  ),
);

describe('the events of a symbol on its chart', () => {
  it('say what they are at the bar under the crosshair, and nowhere else', async () => {
    await openChart('', { events: [paid] });
    await screen.findByRole('button', { name: 'Events: 1' });
    expect(shownText()).toBe('');

    await act(async () => currentChart().hover(paid.time));
    expect(shownText()).toBe(TEXT);
    expect(region().querySelector('.shown [lang="vi"]')?.textContent).toMatch(/^Cổ tức/);
    await act(async () => currentChart().hover(epochSecondsOf('2026-08-18')));

    expect(shownText()).toBe('');
  });

  it('are a list for those who cannot see the marks, from which the crosshair moves to the bar', async () => {
    const { user } = await openChart('', { events: [paid] });
    await user.click(await screen.findByRole('button', { name: 'Events: 1' }));

    await user.click(screen.getByRole('button', { name: TEXT }));

    expect(currentChart().crosshairs.at(-1)).toBe(paid.time);
    expect(shownText()).toBe(TEXT);
  });

  it('are listed as announced while their day is to come, and say so', async () => {
    const ahead = { ...paid, id: 'ahead', time: epochSecondsOf('2026-09-10'), lines: ['Cổ tức 500 đ/cp'] };
    const { user } = await openChart('', { events: [paid, ahead] });
    await user.click(await screen.findByRole('button', { name: 'Events: 2' }));

    const [first] = screen.getAllByRole('listitem').filter(({ textContent }) => textContent!.includes('500'));
    expect(first!.textContent).toBe('D 10/09/2026 Cổ tức 500 đ/cp announced');
    expect(first!.querySelector('button')).toBeNull();
    expect(screen.getByRole('button', { name: TEXT })).toBeTruthy();
  });

  it('are nothing where the feed has none', async () => {
    await openChart('', { events: null });
    await act(async () => {});
    expect(screen.queryByRole('button', { name: /^Events/ })).toBeNull();
  });
});

describe('the switch of the prices', () => {
  it('requests unadjusted bars, says what they are, and is kept in the address', async () => {
    const { feed, user } = await openChart();
    await user.click(screen.getByRole('button', { name: 'Indicators' }));
    const adjusted = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Adjusted prices' });
    expect(adjusted.checked).toBe(true);
    expect(screen.getByText(/^Earlier prices are lowered by dividends/)).toBeTruthy();

    await user.click(adjusted);

    expect(address()).toBe('/technical/VNM?resolution=D&range=6M&adjusted=0');
    expect(screen.getByText(/^Prices as they were matched/)).toBeTruthy();
    expect(feed.requests.at(-1)).toEqual({ name: 'Candles', symbol: 'VNM', unadjusted: true });
  });

  it('leaves the evidence of a signal out, whose levels are adjusted prices', async () => {
    await openChart(`?${SIGNAL}&adjusted=0`);

    await waitFor(() => expect(currentChart().marks.map(({ isSelected }) => isSelected)).toEqual([true]));
    expect(currentChart().evidence).toBeNull();
  });
});

describe('the events on the bars of a chart', () => {
  const days = ['2026-08-20', '2026-08-21', '2026-08-24', '2026-08-26'].map(epochSecondsOf);

  it('stand on the bar of their day, or on the next one after a day without a match', () => {
    const events = [event('first', '2026-08-20'), event('idle', '2026-08-25'), event('same', '2026-08-26')];
    expect(placed(events, days, 'DAY')).toEqual([
      [0, 'first'],
      [3, 'idle', 'same'],
    ]);
  });

  it('are left out before the first bar and after the last', () => {
    expect(placed([event('old', '2026-08-19'), event('ahead', '2026-08-27')], days, 'DAY')).toEqual([]);
  });

  it('are announced after the last: on the bar of their trading day, or the next longer or shorter one', () => {
    const events = [event('now', '2026-08-26'), event('soon', '2026-08-27'), event('later', '2026-09-03')];
    const announced = (resolution: Parameters<typeof announcedAfter>[2]) =>
      announcedAfter(events, days, resolution).map(({ index, events: held }) => [
        index,
        ...held.map(({ id }) => id),
      ]);
    // 31/08 to 02/09 are holidays.
    expect(announced('DAY')).toEqual([
      [4, 'soon'],
      [6, 'later'],
    ]);
    expect(announced('WEEK')).toEqual([[4, 'soon', 'later']]);
    expect(announcedAfter(events, [], 'DAY')).toEqual([]);
  });

  it('stand on the week that holds their day, and on the first bar of their day within it', () => {
    const weeks = ['2026-08-17', '2026-08-24'].map(epochSecondsOf);
    expect(placed([event('a', '2026-08-21'), event('b', '2026-08-27')], weeks, 'WEEK')).toEqual([
      [0, 'a'],
      [1, 'b'],
    ]);
    const minutes = days.flatMap((day) => [day + 2 * 3600, day + 3 * 3600]);
    expect(placed([event('a', '2026-08-21')], minutes, 'MINUTE_60')).toEqual([[2, 'a']]);
  });
});
