import { describe, expect, it } from 'vitest';
import type { CashFlow } from '../../src/market/account/cash-flows';
import { performanceOf } from '../../src/market/account/performance';
import { exPriceInDong } from '../../src/market/account/rights';
import { signalResults } from '../../src/market/account/signal-results';
import { NO_BARS, type Candles } from '../../src/market/candles';
import { USUAL_DESK_COSTS, type DeskCosts } from '../../src/market/costs';
import type { Trade } from '../../src/market/positions';
import {
  bonus,
  buy,
  candlesBy,
  deposit,
  dividend,
  sell,
  trade,
  withdrawal,
} from '../support/market/account-rows';

const FREE: DeskCosts = { ...USUAL_DESK_COSTS, fee: 0, tax: 0, bonusTax: 0 };

type Given = {
  trades: readonly Trade[];
  flows: readonly CashFlow[];
  fpt?: Candles;
  index?: Candles;
  until: string;
};

const performance = ({ trades, flows, fpt, index, until }: Given) =>
  performanceOf({
    ...{ trades, flows, costs: FREE, until },
    ...{ closes: new Map(fpt ? [['FPT', fpt]] : []), index: index ?? NO_BARS },
  });

/** The days' returns in percent, to a millionth. */
const percents = (given: Given) =>
  performance(given)!.days.map(({ percent }) => (percent === null ? null : Math.round(percent * 1e6) / 1e6));

describe('the time-weighted return of an account', () => {
  // Half of 100 million in shares at 50; another 105 million come in, and 31 million go out.
  const history: Given = {
    trades: [buy('2026-08-10', 1_000, 50_000)],
    flows: [
      deposit('2026-08-10', 100_000_000),
      deposit('2026-08-12', 105_000_000),
      withdrawal('2026-08-13', 31_000_000),
      deposit('2026-08-15', 50_000_000),
    ],
    fpt: candlesBy({
      ...{ '2026-08-10': 50, '2026-08-11': 55, '2026-08-12': 76, '2026-08-13': 56, '2026-08-14': 76 },
      '2026-08-17': 76,
    }),
    index: candlesBy({ '2026-08-07': 1_000, '2026-08-10': 1_010.5, '2026-08-13': 980, '2026-08-17': 1_100 }),
    until: '2026-08-17',
  };

  it('is that of each day, in which deposits and withdrawals count from its beginning', () => {
    const { days } = performance(history)!;
    expect(days.map(({ day, total, flow }) => [day, total, flow])).toEqual([
      ['2026-08-10', 100_000_000, 100_000_000],
      ['2026-08-11', 105_000_000, 0],
      ['2026-08-12', 231_000_000, 105_000_000],
      ['2026-08-13', 180_000_000, -31_000_000],
      ['2026-08-14', 200_000_000, 0],
      // What was deposited on Saturday.
      ['2026-08-17', 250_000_000, 50_000_000],
    ]);
    expect(percents(history)).toEqual([0, 5, 10, -10, 11.111111, 0]);
    expect(performance(history)!.percent).toBeCloseTo(15.5, 9);
  });

  it('stands beside an index from the close before, carried forward where that has none', () => {
    const { days, index } = performance(history)!;
    expect(days.map((day) => day.index)).toEqual([1.0105, 1.0105, 1.0105, 0.98, 0.98, 1.1]);
    expect(index).toBeCloseTo(10, 9);
    expect(performance({ ...history, index: NO_BARS })!.index).toBeNull();
  });

  it('fell furthest from a peak to a lowest day, and that is over where the peak is reached again', () => {
    const { drawdown } = performance(history)!;
    expect(drawdown).toMatchObject({ from: '2026-08-12', to: '2026-08-13', over: '2026-08-14' });
    expect(drawdown!.share).toBeCloseTo(0.1, 9);
    expect(performance({ ...history, until: '2026-08-13' })!.drawdown).toMatchObject({ over: null });
    expect(performance({ ...history, until: '2026-08-12' })!.drawdown).toBeNull();
  });

  it('fell to the first of equally low days, though their growths differ by binary dust', () => {
    const { drawdown } = performance({
      trades: [buy('2026-08-10', 18, 5_300)],
      flows: [deposit('2026-08-12', 1)],
      fpt: candlesBy({ '2026-08-10': 104.8, '2026-08-12': 90.3, '2026-08-13': 90.5, '2026-08-14': 90.3 }),
      until: '2026-08-14',
    })!;
    expect(drawdown).toMatchObject({ from: '2026-08-12', to: '2026-08-12', over: null });
  });

  it('is given by month, from the last close of the month before', () => {
    const { months } = performance({
      trades: [buy('2026-08-28', 1_000, 50_000)],
      flows: [deposit('2026-08-28', 100_000_000)],
      fpt: candlesBy({ '2026-08-28': 50, '2026-09-03': 55, '2026-09-04': 60 }),
      index: candlesBy({ '2026-08-27': 1_000, '2026-08-28': 1_020, '2026-09-04': 1_071 }),
      until: '2026-09-04',
    })!;
    expect(months.map(({ month }) => month)).toEqual(['2026-08', '2026-09']);
    expect(months.map(({ percent }) => Math.round(percent! * 1e9) / 1e9)).toEqual([0, 10]);
    expect(months.map(({ index }) => Math.round(index! * 1e9) / 1e9)).toEqual([2, 5]);
  });

  const flows = [deposit('2026-08-10', 100_000_000)];
  const bought = buy('2026-08-10', 1_000, 100_000);

  it('is none for new shares, and the tax for a cash dividend, on an ex-date that the trades record', () => {
    const given = { flows, until: '2026-08-12' };
    const fpt = candlesBy({ '2026-08-10': 100, '2026-08-11': 50 });
    expect(percents({ ...given, fpt, trades: [bought, bonus('2026-08-11', 1, 1)] })).toEqual([0, 0, 0]);
    const lower = candlesBy({ '2026-08-10': 100, '2026-08-11': 98 });
    expect(percents({ ...given, fpt: lower, trades: [bought, dividend('2026-08-11', 2_000)] })).toEqual([
      0, -0.1, 0,
    ]);
    // A right of a share for ten at 45,000 đ, paid for from the cash: 95,000 đ each.
    const rights = candlesBy({ '2026-08-10': 100, '2026-08-11': 95 });
    expect(percents({ ...given, fpt: rights, trades: [bought, bonus('2026-08-11', 1, 10, 45_000)] })).toEqual(
      [0, 0, 0],
    );
  });

  it('takes all rights of one ex-date from a carried close for the shares held before it, in whichever order they come', () => {
    // 100,000 đ less 3,000 đ, a free share for two and one at 10,000 đ for ten: 98,000 đ for 1.6 shares.
    const rights = [
      bonus('2026-08-11', 1, 2),
      bonus('2026-08-11', 1, 10, 10_000),
      dividend('2026-08-11', 3_000),
    ];
    const price = (...own: typeof rights) => exPriceInDong(100_000, { day: '2026-08-11', rights: own });
    const [free, paid, cash] = [rights[0]!, rights[1]!, rights[2]!];
    expect([price(free, paid, cash), price(cash, paid, free)]).toEqual([61_250, 61_250]);
    expect([price(), price(free), price(dividend('2026-08-11', 200_000))]).toEqual([100_000, 66_667, 0]);
  });

  it('is none on an ex-date without a close, over which the last one is carried forward', () => {
    const fpt = candlesBy({ '2026-08-10': 100, '2026-08-13': 55 });
    const trades = [bought, bonus('2026-08-11', 1, 2), bonus('2026-08-11', 1, 2)];
    expect(percents({ trades, flows, fpt, until: '2026-08-13' })).toEqual([0, 0, 0, 10]);
  });

  it('takes what a holding cost until its first close is known', () => {
    const fpt = candlesBy({ '2026-08-12': 104 });
    expect(percents({ trades: [bought], flows, fpt, until: '2026-08-12' })).toEqual([0, 0, 4]);
    expect(percents({ trades: [bought], flows, until: '2026-08-12' })).toEqual([0, 0, 0]);
  });

  it('is none for the sale of shares that nobody bought here', () => {
    const trades = [sell('2026-08-11', 1_000, 50_000)];
    const { days, percent } = performance({ trades, flows, until: '2026-08-11' })!;
    expect([days[1]!.total, percent]).toEqual([150_000_000, 0]);
  });

  it('is that of the sale where its proceeds are withdrawn on the same day', () => {
    const trades = [bought, sell('2026-08-12', 1_000, 99_000)];
    const withdrawn = [...flows, withdrawal('2026-08-12', 99_000_000)];
    const fpt = candlesBy({ '2026-08-10': 100, '2026-08-12': 90 });
    expect(percents({ trades, flows: withdrawn, fpt, until: '2026-08-13' })).toEqual([0, 0, -1, null]);
    const almost = [...flows, withdrawal('2026-08-12', 98_000_000)];
    expect(percents({ trades, flows: almost, fpt, until: '2026-08-13' })).toEqual([0, 0, -1, 0]);
  });

  it('is not known on a day that begins or ends with nothing, and goes on after it', () => {
    const emptied = [...flows, withdrawal('2026-08-11', 100_000_000), deposit('2026-08-13', 10_000_000)];
    const given = { trades: [], flows: emptied, until: '2026-08-13' };
    expect(percents(given)).toEqual([0, null, null, 0]);
    expect(performance(given)!.days.map(({ growth }) => growth)).toEqual([1, 1, 1, 1]);
  });

  it('begins with the first cash flow, which has paid for the trades before it', () => {
    const fpt = candlesBy({ '2026-08-03': 80, '2026-08-07': 100, '2026-08-10': 110 });
    const { days } = performance({
      trades: [buy('2026-08-03', 1_000, 80_000)],
      flows,
      fpt,
      until: '2026-08-10',
    })!;
    // 20 million gained before and 100 million begin the day.
    expect(days).toMatchObject([{ day: '2026-08-10', total: 130_000_000 }]);
    expect(days[0]!.percent).toBeCloseTo(100 / 12, 9);
  });

  it('is not known without a cash flow, nor before the first trading day since', () => {
    const trades = [bought];
    expect(performance({ trades, flows: [], until: '2026-08-12' })).toBeNull();
    expect(performance({ trades, flows, until: '2026-08-09' })).toBeNull();
    expect(performance({ trades, flows: [deposit('2026-08-15', 1)], until: '2026-08-16' })).toBeNull();
  });

  it('counts a trade on a day without trading on the next trading day, and no planned one', () => {
    const fpt = candlesBy({ '2026-08-14': 100, '2026-08-17': 110 });
    const trades = [buy('2026-08-15', 500, 100_000), trade({ isPlanned: true })];
    const since = [deposit('2026-08-14', 100_000_000)];
    expect(percents({ trades, flows: since, fpt, until: '2026-08-17' })).toEqual([0, 5]);
  });
});

describe('the results of closed purchases', () => {
  it('are given by the kind of their signal, those without one apart', () => {
    const trades = [
      buy('2026-08-03', 100, 100_000, { signalKind: 'BREAK_OUT' }),
      sell('2026-08-05', 100, 110_000),
      buy('2026-08-06', 100, 100_000, { signalKind: 'BREAK_OUT' }),
      sell('2026-08-10', 100, 94_000),
      buy('2026-08-11', 100, 100_000, { signalKind: 'BREAK_OUT' }),
      sell('2026-08-13', 60, 104_000),
      sell('2026-08-14', 40, 119_000),
      buy('2026-08-17', 100, 100_000, { signalKind: 'TREND_UP' }),
      sell('2026-08-19', 99, 110_000),
      buy('2026-08-20', 100, 100_000, { symbol: 'HPG' }),
      sell('2026-08-24', 100, 100_000, { symbol: 'HPG' }),
      trade({ isPlanned: true, signalKind: 'TREND_UP' }),
    ];
    expect(signalResults(trades, FREE)).toEqual([
      {
        ...{ kind: 'BREAK_OUT', count: 3, hitRate: 2 / 3, averageGain: 10, averageLoss: -6 },
        ...{ profit: 1_000_000 - 600_000 + 1_000_000, percent: (1_400_000 / 30_000_000) * 100 },
      },
      { kind: null, count: 1, hitRate: 0, averageGain: null, averageLoss: 0, profit: 0, percent: 0 },
    ]);
  });

  it('are those of the purchase’s own shares, whatever the cost method', () => {
    const trades = [
      buy('2026-08-03', 100, 100_000, { signalKind: 'BREAK_OUT' }),
      buy('2026-08-04', 100, 50_000, { signalKind: 'TREND_UP' }),
      sell('2026-08-10', 100, 90_000),
    ];
    expect(signalResults(trades, FREE)).toEqual([
      {
        ...{ kind: 'BREAK_OUT', count: 1, hitRate: 0, averageGain: null, averageLoss: -10 },
        ...{ profit: -1_000_000, percent: -10 },
      },
    ]);
  });

  it('share what a sale brought to the đồng', () => {
    const trades = [
      buy('2026-08-03', 1, 1_000, { signalKind: 'BREAK_OUT' }),
      buy('2026-08-03', 2, 1_000, { signalKind: 'TREND_UP' }),
      sell('2026-08-10', 3, 1_001),
    ];
    // 3,003 đ less 3 đ of tax.
    const profits = signalResults(trades, { ...FREE, tax: 1_000 }).map(({ profit }) => profit);
    expect(profits).toEqual([0, 0]);
    const dearer = signalResults(trades, { ...FREE, tax: 1_100, fee: 700 }).map(({ profit }) => profit);
    // 3,003 đ less 3 đ and 2 đ are 2,998 đ: 999 and 1,999 for what had cost 1,001 and 2,001.
    expect(dearer).toEqual([999 - 1_001, 1_999 - 2_001]);
  });
});
