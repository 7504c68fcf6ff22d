import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Resolution } from '../../src/graph/resolvers.types';
import { loadMessages } from '../../src/i18n/i18n';
import { dayAxis } from '../../src/market/day-axis';
import { dayPointsOf } from '../../src/member/shared/price-line/day-points';
import { priceLine } from '../../src/ui/price-line';
import { IndexLine } from '../../src/member/pulse/IndexLine';
import { RowLineHead } from '../../src/member/shared/price-line/RowLine';
import { SparklineCell } from '../../src/member/shared/price-line/SparklineCell';
import { installView } from '../support/in-view';
import { Kept, refresh } from '../support/kept-fresh';
import { open, type Answers } from '../support/pulse-signals-news.page';

const view = installView();
beforeEach(async () => {
  await loadMessages('chart');
  localStorage.clear();
});

const DAY = '2026-08-27';
const at = (time: string) => Date.parse(`${DAY}T${time}:00+07:00`);
const barsAt = (...times: string[]) => times.map((time) => at(time) / 1000);

const today = {
  time: [...barsAt('09:15', '09:20', '09:25')],
  open: [28.2, 28.3, 28.5],
  close: [28.3, 28.5, 28.4],
  volume: [100, 200, 300],
};
const MINUTES: readonly Resolution[] = ['MINUTE_5', 'DAY'];

/** What a feed answers that offers these lengths of bars. */
function answersOf(symbol: string, offered: readonly Resolution[], bars: object): Answers {
  const none = { time: [], open: [], high: [], low: [], close: [], volume: [] };
  const series = [{ candles: { __typename: 'CandleSeries', symbol, ...none, ...bars } }];
  return { Resolutions: [{ resolutions: offered }], DayBars: series, DailyCloses: series };
}

/** A row of a list at a time of 27 August. */
async function openRow({ time = '09:31', offered = MINUTES, bars = today as object } = {}) {
  const now = new Date(at(time));
  const list = (
    <Kept>
      <table>
        <thead>
          <tr>
            <th>
              <RowLineHead days="30 days" />
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <SparklineCell
              {...{ symbol: 'HPG', exchange: 'HOSE', priceClass: 'up' }}
              {...{ price: 28.6, volume: 1_000, reference: 28.15 }}
            />
          </tr>
        </tbody>
      </table>
    </Kept>
  );
  const { requests, priorities } = await open(list, answersOf('HPG', offered, bars), '/', now);
  await view.comesIntoView();
  return {
    requested: () =>
      requests.map(({ name, variables }) => [name, ...Object.values(variables as object)].join(' ')),
    priorities,
    user: userEvent.setup(),
    refreshAt(next: string) {
      now.setTime(at(next));
      return refresh();
    },
  };
}

describe('the line of the day in a row', () => {
  it('takes the place of the days before while a trading day runs, and ends with the newest price', async () => {
    const { requested, priorities } = await openRow();

    const line = await screen.findByRole('img', {
      name: 'Today: lowest 28.20, highest 28.60, reference 28.15',
    });
    expect(line.querySelectorAll('path')).toHaveLength(2);
    expect(requested()).toEqual(['Resolutions', 'DayBars HPG 73']);
    expect([...priorities]).toEqual(['row']);
  });

  it('is a choice that the browser keeps', async () => {
    const { user, requested } = await openRow({ bars: { ...today } });
    await user.click(await screen.findByRole('button', { name: 'Today, change to 30 days' }));

    expect(await screen.findByRole('img', { name: /^3 trading days/ })).toBeTruthy();
    expect(requested().at(-1)).toBe('DailyCloses HPG 30');
    expect(localStorage.getItem('rowLine')).toBe('days');

    await user.click(screen.getByRole('button', { name: '30 days, change to Today' }));
    expect(await screen.findByRole('img', { name: /^Today: / })).toBeTruthy();
    expect(localStorage.getItem('rowLine')).toBeNull();
  });

  it.each([
    ['before the opening', { time: '08:59' }, ['DailyCloses HPG 30']],
    ['after the close', { time: '15:00' }, ['DailyCloses HPG 30']],
    [
      'where the feed has no bars below a day',
      { offered: ['DAY'] as Resolution[] },
      ['Resolutions', 'DailyCloses HPG 30'],
    ],
  ])('leaves the days before, without a switch: %s', async (_, options, requests) => {
    const { requested } = await openRow(options);

    expect(await screen.findByRole('img', { name: /^3 trading days/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /change to/ })).toBeNull();
    expect(requested()).toEqual(requests);
  });

  it('is the reference alone before the first match', async () => {
    await openRow({ bars: { time: [] } });

    const line = await screen.findByRole('img', { name: 'Today: not matched yet' });
    expect(line.querySelectorAll('circle')).toHaveLength(0);
  });

  it('is requested again once in five minutes, and not in the lunch break', async () => {
    const { requested, refreshAt } = await openRow({ time: '09:29' });
    await screen.findByRole('img', { name: /^Today/ });
    const count = () => requested().filter((name) => name.startsWith('DayBars')).length;

    await refreshAt('09:29');
    expect(count()).toBe(1);
    for (const time of ['09:31', '09:32', '09:34']) await refreshAt(time);
    expect(count()).toBe(2);
    await refreshAt('09:36');
    expect(count()).toBe(3);
    for (const time of ['11:31', '12:10', '12:59', '15:10']) await refreshAt(time);
    expect(count()).toBe(3);
  });
});

describe('the line of an index', () => {
  const index = { symbol: 'VNINDEX', name: 'VN-Index', value: 28.6, change: 0.45 };

  const draw = (asOf: string, offered = MINUTES) =>
    open(<IndexLine {...index} asOf={asOf} />, answersOf('VNINDEX', offered, today));

  it('stands against the close before, with the lunch break, the hours and the volume beneath', async () => {
    const { container, priorities } = await draw('2026-08-27T09:31:00+07:00');

    const line = await screen.findByRole('img', {
      name: 'VN-Index on 27/08: lowest 28.20, highest 28.60, reference 28.15',
    });
    expect([...priorities]).toEqual(['neighbour']);
    expect(line.querySelectorAll('.volume')).toHaveLength(3);
    expect(line.querySelectorAll('.lunch, .reference')).toHaveLength(2);
    expect(container.querySelector('.hours')?.textContent).toBe('09:0011:30–13:0014:45');
  });

  it.each([
    ['where the feed has no bars below a day', '2026-08-27T09:31:00+07:00', ['DAY'], ['Resolutions']],
    ['of another day', '2026-08-28T09:31:00+07:00', MINUTES, ['Resolutions', 'DayBars']],
  ] as const)('is nothing %s', async (_, asOf, offered, requested) => {
    const { requests, container } = await draw(asOf, [...offered]);
    await expect.poll(() => requests.map(({ name }) => name)).toEqual(requested);
    await act(async () => {});

    expect(container.textContent).toBe('');
  });
});

describe('the axis of a trading day', () => {
  it.each([
    ['HOSE', ['09:00', '14:45'], 150 / 255],
    ['HNX', ['09:00', '15:00'], 150 / 270],
    ['UPCOM', ['09:00', '15:00'], 150 / 270],
  ] as const)('runs over what is matched on %s, the lunch break folded', (exchange, [from, to], lunch) => {
    const axis = dayAxis(exchange);
    const minute = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
    expect([axis.from, axis.to]).toEqual([minute(from), minute(to)]);
    expect([axis.place(minute(from)), axis.place(minute(to))]).toEqual([0, 1]);
    expect([axis.place(690), axis.place(735), axis.place(780)]).toEqual([lunch, lunch, lunch]);
    expect(axis.lunch).toBe(lunch);
  });

  it('places the line, the reference and the end on one scale', () => {
    const points = dayPointsOf(today, DAY, { minute: 9 * 60 + 31, price: 28.6 });
    expect(points).toEqual([
      { minute: 555, price: 28.2 },
      { minute: 560, price: 28.3 },
      { minute: 565, price: 28.5 },
      { minute: 570, price: 28.4 },
      { minute: 571, price: 28.6 },
    ]);
    const { path, end, reference } = priceLine(points, 28.15, {
      height: 22,
      x: ({ minute }) => dayAxis('HOSE').place(minute) * 255,
    });
    expect(path).toBe(
      'M15 20L20 16L25 8L30 12L31 4'.replace(/(\d+) (\d+)/g, (_, x, y) => `${x} ${yOf(Number(y))}`),
    );
    expect([end, reference]).toEqual([{ x: 31, y: 2 }, 20]);
  });

  it('holds nothing of another day', () => {
    expect(dayPointsOf(today, '2026-08-28', { minute: 571, price: 28.6 })).toEqual([]);
  });
});

/** The height of the five prices of 28.15 to 28.60 in a box of 22. */
function yOf(mark: number) {
  const prices: Record<number, number> = { 20: 28.2, 16: 28.3, 8: 28.5, 12: 28.4, 4: 28.6 };
  return Math.round((2 + ((28.6 - prices[mark]!) / 0.45) * 18) * 10) / 10;
}
