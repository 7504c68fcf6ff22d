import { screen, waitFor, within } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it } from 'vitest';
import { tradingDays } from '../../src/market/calendar';
import { epochSecondsOf } from '../../src/market/day';
import { watchDownloads } from '../support/downloads';
import { screenSize } from '../support/media';
import { region, textsOf } from '../support/page';
import { renderApp } from '../support/renderApp';

type Options = NonNullable<Parameters<typeof renderApp>[0]>;
type Row = Record<string, unknown>;
type Request = { queryParams: Record<string, unknown> };

const DAYS = tradingDays('2026-07-31', '2026-08-27');

/** Bars of one price each, the last price for the days that follow. */
function barsBy(prices: Readonly<Record<string, number>>) {
  let last = 0;
  const closes = DAYS.map((day) => (last = prices[day] ?? last));
  return { s: 'ok', t: DAYS.map(epochSecondsOf), o: closes, h: closes, l: closes, c: closes, v: closes };
}

const BARS: Readonly<Record<string, object>> = {
  // Below the stop of 48.00 from 06/08 on, the day on which the shares arrive.
  FPT: barsBy({ '2026-07-31': 50, '2026-08-06': 47, '2026-08-10': 45, '2026-08-12': 44 }),
  VNINDEX: barsBy({ '2026-07-31': 1200, '2026-08-20': 1260 }),
};

const serveBars =
  (bars: Readonly<Record<string, object>> = BARS): NonNullable<Options['prepare']> =>
  (server) =>
    server.get('/udf/history', (_schema, { queryParams }: Request) => {
      return (bars[String(queryParams['symbol'])] ?? { s: 'no_data' }) as never;
    });

const TRADES = [
  {
    id: 'a',
    symbol: 'FPT',
    side: 'buy',
    quantity: 1000,
    price: 50,
    date: '2026-08-04',
    stop: 48,
    target: 60,
  },
  { id: 'b', symbol: 'FPT', side: 'sell', quantity: 1000, price: 44, date: '2026-08-12' },
];
const FLOWS = [{ id: 'in', date: '2026-08-03', amount: 200_000_000 }];

/** The performance of the admin, who sold at 44.00 what the plan sells at 47.00. */
async function openPerformance(desk: Row = {}, prepare = serveBars()) {
  return renderApp({
    ...{ at: '/desk/performance', as: 'admin', prepare },
    desk: { trades: TRADES, flows: FLOWS, ...desk },
  });
}

const cells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => textsOf(row.children));

describe('the performance of My T+', () => {
  it('is a sentence: the return beside VN-Index, the greatest fall, and what leaving the plans cost', async () => {
    await openPerformance();
    // 50,075,000 đ paid, 43,890,000 đ received, of 200,000,000 đ; the plan would have received 46,882,500 đ.
    expect(
      await screen.findByText(
        'In 19 trading days your account returned -3.09%, the VN-Index +5.00%. The greatest fall was 3.09%, from 03/08/2026 to 12/08/2026. Leaving your plans cost 2,992,500 đ.',
      ),
    ).toBeTruthy();
    expect(screen.getByRole('img', { name: /^Return of the account from 03\/08\/2026/ })).toBeTruthy();
    expect(cells(screen.getByRole('table', { name: 'By month' })).slice(1)).toEqual([
      ['08/2026', '-3.09%', '+5.00%', '-8.09%'],
    ]);
    expect(cells(screen.getByRole('table', { name: 'By kind of signal' })).slice(1)).toEqual([
      ['Without a signal', '1', '0.00%', '—', '-12.35%', '-6,185,000 -12.35%'],
    ]);
  });

  it('has the profit of each kind on a phone too, the average loss beneath the average gain', async () => {
    screenSize.resize(390);
    await openPerformance();
    const table = await screen.findByRole('table', { name: 'By kind of signal' });
    expect(cells(table)).toEqual([
      ['Signal', 'Closed', 'Hit rate', 'Mean gainMean loss', 'Profit'],
      ['Without a signal', '1', '0.00%', '—-12.35%', '-6,185,000 -12.35%'],
    ]);
  });

  it('has behind each figure of the discipline its trades', async () => {
    await openPerformance();
    const [stop] = await screen.findAllByRole('list', { name: 'Stop' });
    expect(within(stop!).getByRole('listitem').textContent).toBe(
      'FPT1,000 bought 04/08plan sells 06/08 at 47.00sold by 12/08, 4 trading days laterIgnored-2,992,500',
    );
    expect(region('Discipline')!.textContent).toContain(
      'Met 1 time: obeyed 0, ignored 1 · held 4 trading days beyond the plan',
    );
  });

  it('counts a stop apart whose next trading day is not over yet', async () => {
    const lot = {
      id: 'c',
      symbol: 'HPG',
      side: 'buy',
      quantity: 100,
      price: 30,
      date: '2026-08-21',
      stop: 28,
    };
    const bars = { ...BARS, HPG: barsBy({ '2026-07-31': 30, '2026-08-27': 27 }) };
    await openPerformance({ trades: [...TRADES, lot] }, serveBars(bars));
    await screen.findByText(/^Met 2 times: obeyed 0, ignored 1, undecided 1 · held 4/);
  });

  it('is reached from My T+ and leads back', async () => {
    const { user, path } = await openPerformance();
    await user.click(await within(screen.getByRole('main')).findByRole('link', { name: 'My T+' }));
    await user.click(await screen.findByRole('link', { name: 'Performance' }));
    expect(path()).toBe('/desk/performance');
  });

  it('without a deposit is the discipline alone, and says how to know the return', async () => {
    await openPerformance({ flows: [] });
    expect(await screen.findByText('Leaving your plans cost 2,992,500 đ.')).toBeTruthy();
    expect(screen.getByText(/^Cash is not known\. Enter the capital/)).toBeTruthy();
    expect(screen.queryByRole('table', { name: 'By month' })).toBeNull();
  });

  it('names the symbols without candles, and goes on with the others', async () => {
    const lot = { id: 'c', symbol: 'HPG', side: 'buy', quantity: 100, price: 30, date: '2026-08-20' };
    await openPerformance({ trades: [...TRADES, lot] });
    expect(await screen.findByText(/^No candles of HPG:/)).toBeTruthy();
    expect(screen.getByText(/Leaving your plans cost 2,992,500 đ\./)).toBeTruthy();
  });

  it('goes without VN-Index where the feed lacks it, and says so', async () => {
    await openPerformance({}, serveBars({ FPT: BARS['FPT']! }));
    expect(await screen.findByText('There is no VN-Index to compare with.')).toBeTruthy();
    expect(
      screen.getByText(/^In 19 trading days your account returned -3\.09%\. The greatest fall/),
    ).toBeTruthy();
  });

  it('says that candles could not be loaded, and takes them in once they can', async () => {
    let fails = true;
    const { user } = await openPerformance({}, (server) =>
      server.get('/udf/history', (_schema, { queryParams }: Request) => {
        const symbol = String(queryParams['symbol']);
        return fails && symbol === 'FPT' ? new Response(500, {}, {}) : (BARS[symbol] as never);
      }),
    );
    await screen.findByText(/^The candles of some symbols could not be loaded/);
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.getByText(/Leaving your plans cost 2,992,500 đ\./)).toBeTruthy());
  });

  it('is nothing without trades', async () => {
    await openPerformance({ trades: [] });
    expect(await screen.findByText('No trades yet')).toBeTruthy();
  });

  it('is exported as a table with days, months, kinds and the trades that left their plans', async () => {
    const { saved } = watchDownloads();
    const { user } = await openPerformance();
    await user.click(await screen.findByRole('button', { name: /CSV.*Performance/ }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const lines = (await saved[0]!.text())
      .replace(/^\uFEFF/, '')
      .trim()
      .split(/\r?\n/);
    expect(lines).toHaveLength(1 + 19 + 1 + 1 + 1);
    expect(lines[1]).toContain('2026-08-03');
    expect(lines.at(-1)).toContain('stop,FPT,2026-08-04,2026-08-12,1000,-2992500');
  });
});
