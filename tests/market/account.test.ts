import { describe, expect, it } from 'vitest';
import { accountOf } from '../../src/market/account/account';
import type { CashFlow } from '../../src/market/account/cash-flows';
import { withdrawableOn } from '../../src/market/account/withdrawable';
import { weightsOf } from '../../src/market/account/weights';
import { USUAL_DESK_COSTS } from '../../src/market/costs';
import type { Trade } from '../../src/market/positions';
import { bonus, buy, deposit, dividend, sell, trade, withdrawal } from '../support/market/account-rows';

const PRICES = new Map([
  ['FPT', 120_000],
  ['HPG', 30_000],
  ['VCB', 60_000],
]);
const SECTORS = new Map([
  ['FPT', 'Công nghệ'],
  ['HPG', 'Tài nguyên'],
]);

const accountOn = (
  day: string,
  trades: readonly Trade[],
  flows: readonly CashFlow[],
  prices: ReadonlyMap<string, number | null> = PRICES,
) => accountOf({ trades, flows, costs: USUAL_DESK_COSTS, day, prices, sectors: SECTORS });

describe('the cash of an account', () => {
  it('is what was deposited, less withdrawals and what purchases cost with their fees', () => {
    const flows = [deposit('2026-08-08', 200_000_000), withdrawal('2026-08-12', 5_000_000)];
    const trades = [buy('2026-08-10', 1_000, 100_000)];

    const cash = (day: string) => accountOn(day, trades, flows).cash;
    expect(['2026-08-08', '2026-08-10', '2026-08-12'].map(cash)).toEqual([
      200_000_000,
      200_000_000 - 100_150_000,
      94_850_000,
    ]);
  });

  it('gets the proceeds of a sale on the second trading day after it, the holidays between not counted', () => {
    const trades = [buy('2026-08-10', 1_000, 100_000), sell('2026-08-27', 400, 110_000)];
    const flows = [deposit('2026-08-10', 200_000_000)];
    const on = (day: string) => {
      const { cash, pending, arrivals, total } = accountOn(day, trades, flows);
      return { cash, pending, arrivals, total };
    };

    // 44,000,000 đ less 66,000 đ and 44,000 đ; 31/08 to 02/09 are National Day's.
    const total = 99_850_000 + 43_890_000 + 600 * 120_000;
    const arrivals = [{ day: '2026-09-03', amount: 43_890_000 }];
    expect(on('2026-08-27')).toEqual({ cash: 99_850_000, pending: 43_890_000, arrivals, total });
    expect(on('2026-09-02')).toEqual({ cash: 99_850_000, pending: 43_890_000, arrivals, total });
    expect(on('2026-09-03')).toEqual({ cash: 143_740_000, pending: 0, arrivals: [], total });
  });

  it('names what arrives by day, the next first', () => {
    const trades = [
      buy('2026-08-10', 1_000, 100_000),
      sell('2026-08-19', 100, 100_000),
      sell('2026-08-18', 100, 100_000),
      sell('2026-08-18', 200, 100_000),
    ];
    expect(accountOn('2026-08-19', trades, []).arrivals).toEqual([
      { day: '2026-08-20', amount: 29_925_000 },
      { day: '2026-08-21', amount: 9_975_000 },
    ]);
  });

  it('gets a cash dividend after its tax, and pays for the new shares of a right, on the ex-date', () => {
    const flows = [deposit('2026-08-10', 200_000_000)];
    const trades = [
      buy('2026-08-10', 1_000, 100_000),
      dividend('2026-08-12', 2_000),
      bonus('2026-08-13', 20, 100, 10_000),
      bonus('2026-08-14', 10, 100),
    ];
    const cash = (day: string) => accountOn(day, trades, flows).cash! - 99_850_000;
    expect(['2026-08-11', '2026-08-12', '2026-08-13', '2026-08-14'].map(cash)).toEqual([
      0,
      1_900_000,
      1_900_000 - 2_000_000,
      -100_000,
    ]);
    expect(accountOn('2026-08-14', trades, flows).holdings[0]).toMatchObject({ quantity: 1_320 });
  });

  it('is not known without a cash flow until that day, and below 0 where more was paid than came in', () => {
    const trades = [buy('2026-08-10', 1_000, 100_000)];
    expect(accountOn('2026-08-10', trades, [])).toMatchObject({ cash: null, total: null, cashWeight: null });
    expect(accountOn('2026-08-10', trades, [deposit('2026-08-11', 1)]).cash).toBeNull();
    expect(accountOn('2026-08-10', trades, [deposit('2026-08-10', 100_000_000)]).cash).toBe(-150_000);
    expect(accountOn('2026-08-10', [], [])).toMatchObject({ cash: null, value: 0, total: null });
  });

  it('counts what a sale brought whose shares no purchase explains, and how many those are', () => {
    const trades = [buy('2026-08-10', 100, 50_000), sell('2026-08-12', 300, 50_000)];
    const { cash, uncovered } = accountOn('2026-08-14', trades, [deposit('2026-08-10', 10_000_000)]);
    expect([cash, uncovered]).toEqual([10_000_000 - 5_007_500 + 14_962_500, 200]);
  });

  it('knows nothing of planned trades and of later ones', () => {
    const trades = [
      trade({ isPlanned: true }),
      buy('2026-08-12', 100, 50_000),
      sell('2026-08-10', 100, 50_000, { isPlanned: true }),
    ];
    expect(accountOn('2026-08-11', trades, [deposit('2026-08-10', 5)])).toMatchObject({
      ...{ cash: 5, pending: 0, holdings: [], value: 0, total: 5, cashWeight: 1_000_000 },
    });
  });
});

describe('the weights of an account', () => {
  const trades = [
    buy('2026-08-10', 1_000, 100_000),
    buy('2026-08-10', 1_000, 30_000, { symbol: 'HPG' }),
    buy('2026-08-10', 500, 60_000, { symbol: 'VCB' }),
  ];

  it('are parts of cash and holdings, and those of a sector are the sum of its holdings’', () => {
    // 120 + 30 + 30 million, and 20 million in cash of 180,240,000 đ spent.
    const flows = [deposit('2026-08-10', 160_240_000 + 20_000_000)];
    const account = accountOn('2026-08-10', trades, flows);

    expect([account.cash, account.value, account.total]).toEqual([20_000_000, 180_000_000, 200_000_000]);
    expect(account.holdings.map(({ symbol, weight }) => [symbol, weight])).toEqual([
      ['FPT', 600_000],
      ['HPG', 150_000],
      ['VCB', 150_000],
    ]);
    expect(account.sectors).toEqual([
      { sector: 'Công nghệ', value: 120_000_000, weight: 600_000 },
      { sector: 'Tài nguyên', value: 30_000_000, weight: 150_000 },
      { sector: null, value: 30_000_000, weight: 150_000 },
    ]);
    expect(account.cashWeight).toBe(100_000);
  });

  it('are those of the holdings alone while cash is not known', () => {
    const { holdings } = accountOn('2026-08-10', trades, []);
    expect(holdings.map(({ weight }) => weight)).toEqual([666_667, 166_667, 166_666]);
  });

  it('are below 0 for a debt, and are not known without a price or with nothing left', () => {
    const [fpt] = trades;
    const indebted = accountOn('2026-08-10', [fpt!], [deposit('2026-08-10', 40_150_000)]);
    expect([indebted.cash, indebted.cashWeight, indebted.holdings[0]!.weight]).toEqual([
      -60_000_000, -1_000_000, 2_000_000,
    ]);
    const noPrice = accountOn('2026-08-10', trades, [deposit('2026-08-10', 1)], new Map([['FPT', 1_000]]));
    expect(noPrice).toMatchObject({ value: null, total: null, cashWeight: null });
    expect(noPrice.holdings.map(({ weight }) => weight)).toEqual([null, null, null]);
    const broke = accountOn('2026-08-10', [fpt!], [deposit('2026-08-10', 1)], new Map([['FPT', 1_000]]));
    expect([broke.total! < 0, broke.cashWeight]).toEqual([true, null]);
  });

  it('give what rounding down leaves to the largest remainders, of equal ones to the first', () => {
    // 142,857.14; 285,714.28; 571,428.57.
    expect(weightsOf([1, 2, 4])).toEqual([142_857, 285_714, 571_429]);
    expect(weightsOf([1, 1, 1])).toEqual([333_334, 333_333, 333_333]);
    expect(weightsOf([5_000_000_000_000_001, 1, 0])).toEqual([1_000_000, 0, 0]);
    expect(weightsOf([0, 0])).toBeNull();
    expect(weightsOf([])).toBeNull();
  });
});

describe('the cash that can be withdrawn', () => {
  const trades = [buy('2026-08-10', 1_000, 100_000), sell('2026-08-27', 400, 110_000)];
  const flows = [deposit('2026-08-08', 200_000_000), withdrawal('2026-08-12', 5_000_000)];
  const on = (day: string, of = flows) => withdrawableOn(day, { trades, flows: of, costs: USUAL_DESK_COSTS });

  it('is the least of that day and of all later ones, a sale’s from the day on which it is paid out', () => {
    // 200,000,000 đ less the purchase’s 100,150,000 đ and the withdrawal; 43,890,000 đ arrive on 03/09.
    const days = ['2026-08-08', '2026-08-11', '2026-08-12', '2026-09-02', '2026-09-03'];
    expect(days.map((day) => on(day))).toEqual([94_850_000, 94_850_000, 94_850_000, 94_850_000, 138_740_000]);
  });

  it('is none where more was paid than came in, and not known before the first cash flow', () => {
    expect(on('2026-08-10', [deposit('2026-08-09', 1_000_000)])).toBe(0);
    expect([on('2026-08-07'), on('2026-08-30', [])]).toEqual([null, null]);
  });
});
