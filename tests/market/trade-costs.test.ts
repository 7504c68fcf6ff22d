import { describe, expect, it } from 'vitest';
import { accountOf } from '../../src/market/account/account';
import { disciplineOf } from '../../src/market/account/discipline';
import { performanceOf } from '../../src/market/account/performance';
import { purchasesOf } from '../../src/market/account/purchases';
import { exDaysOf, exPriceInDong, grownTo, priceBefore } from '../../src/market/account/rights';
import { signalResults } from '../../src/market/account/signal-results';
import { USUAL_DESK_COSTS as costs } from '../../src/market/costs';
import { averageCost, positionsOf, type Trade } from '../../src/market/positions';
import {
  tradePrice,
  tradePriceInThousand,
  tradePriceOfThousand,
  valueOf,
} from '../../src/market/trade-price';
import { bonus, buy, candlesBy, deposit, dividend, sell } from '../support/market/account-rows';

const position = (...trades: Trade[]) => positionsOf(trades, costs).get('FPT')!;
const account = (day: string, ...trades: Trade[]) =>
  accountOf({
    ...{ trades, flows: [deposit('2026-08-10', 100_000_000)], costs, day },
    ...{ prices: new Map([['FPT', 80_000]]), sectors: new Map() },
  });

describe('the fee and the tax that a broker has taken', () => {
  const bought = buy('2026-08-18', 300, 79_400, { feePaid: 0 });
  const sold = sell('2026-08-24', 100, 80_500, { feePaid: 0, taxPaid: 8_050 });

  it('are those of a trade instead of the settings’, 0 too', () => {
    const { cost, sales } = position(bought, sold);
    expect([cost, sales[0]!.received, sales[0]!.profit]).toEqual([200 * 79_400, 8_041_950, 101_950]);
    expect(account('2026-08-26', bought, sold)).toMatchObject({
      ...{ cash: 100_000_000 - 23_820_000 + 8_041_950, total: 100_000_000 - 23_820_000 + 24_041_950 },
    });
    const [results] = signalResults([buy('2026-08-18', 100, 79_400, { feePaid: 0 }), sold], costs);
    expect(results).toMatchObject({ profit: 101_950 });
  });

  it('are the settings’ where a trade has none, each by itself', () => {
    const [free, fee, tax] = [
      sell('2026-08-24', 100, 80_500),
      sell('2026-08-24', 100, 80_500, { feePaid: 5_000, taxPaid: null }),
      sell('2026-08-24', 100, 80_500, { feePaid: null, taxPaid: 1 }),
    ];
    const received = (sale: Trade) => position(bought, sale).sales[0]!.received;
    expect([received(free), received(fee), received(tax)]).toEqual([
      8_050_000 - 12_075 - 8_050,
      8_050_000 - 5_000 - 8_050,
      8_050_000 - 12_075 - 1,
    ]);
    expect(position(buy('2026-08-18', 100, 79_400)).cost).toBe(7_940_000 + 11_910);
  });

  it('contain that on received shares, which are taxed by then all the same', () => {
    const received = bonus('2026-08-19', 10, 100);
    const own = { ...received, settles: '2026-08-20' };
    const { sales, untaxed } = position(bought, own, { ...sold, quantity: 30 });
    expect(sales[0]).toMatchObject({ taxed: 30, received: 30 * 80_500 - 8_050 });
    expect(untaxed).toBe(0);
  });

  it('are shared by the shares of the lots from which a sale takes, the rest to the last', () => {
    const lots = [1, 2, 3].map((i) => buy(`2026-08-1${i}`, 100, 70_000, { feePaid: 100 }));
    const sale = sell('2026-08-24', 300, 80_000, { feePaid: 100, taxPaid: 100 });
    const parts = purchasesOf([...lots, sale], costs).map(({ sold: own }) => own[0]!);
    expect(parts.map(({ received }) => received).reduce((sum, each) => sum + each)).toBe(24_000_000 - 200);
    expect(parts.map(({ cost }) => cost)).toEqual([7_000_100, 7_000_100, 7_000_100]);
    const first = position(lots[0]!, sell('2026-08-24', 33, 80_000), sell('2026-08-25', 67, 80_000));
    expect(first.sales.map(({ cost }) => cost)).toEqual([2_310_033, 4_690_067]);
  });

  it('count in the return of an account', () => {
    const index = candlesBy({ '2026-08-10': 1_000, '2026-08-24': 1_000 });
    const closes = new Map([['FPT', candlesBy({ '2026-08-18': 79.4, '2026-08-24': 80.5 })]]);
    const flows = [deposit('2026-08-10', 23_820_000)];
    const trades = [bought, { ...sold, quantity: 300, taxPaid: 24_150 }];
    const { percent } = performanceOf({ trades, flows, costs, closes, index, until: '2026-08-24' })!;
    expect(percent).toBeCloseTo((100 * (300 * 1_100 - 24_150)) / 23_820_000, 10);
  });

  it('are those of a sale that ignored a plan, and the settings’ of the one by the plan', () => {
    const plan = { stop: 75_000, target: 90_000 };
    const candles = new Map([
      ['FPT', candlesBy({ '2026-08-18': 79.4, '2026-08-20': 79, '2026-08-21': 74, '2026-08-24': 70 })],
    ]);
    const cost = (sale: Partial<Trade>) =>
      disciplineOf({
        trades: [buy('2026-08-18', 300, 79_400, plan), sell('2026-08-24', 300, 70_000, sale)],
        ...{ costs, candles, today: '2026-08-24' },
      })[0]!.met.STOP!.cost;
    const planned = 300 * 74_000 - 33_300 - 22_200;
    expect([cost({}), cost({ feePaid: 0, taxPaid: 7 })]).toEqual([
      planned - (21_000_000 - 31_500 - 21_000),
      planned - (21_000_000 - 7),
    ]);
  });
});

describe('a price with a fraction of a đồng', () => {
  it('makes an amount to the đồng, on which fee and tax are taken', () => {
    const bought = buy('2026-08-18', 37, 79_433.33);
    const held = position(bought);
    // 2,939,033.21 đ, and 0.15 % of 2,939,033 đ.
    expect([held.cost, averageCost(held)]).toEqual([2_939_033 + 4_409, 79_552]);
    const sold = sell('2026-08-24', 37, 80_000.5);
    expect(position(bought, sold).sales[0]).toMatchObject({ received: 2_960_019 - 4_440 - 2_960 });
    expect(account('2026-08-26', bought, sold).cash).toBe(100_000_000 - 2_943_442 + 2_952_619);
  });

  it.each([
    [37, 79_433.33, 2_939_033],
    [100, 79_433.335, 7_943_334],
    [3, 0.5, 2],
    [1_000_000_000, 999.999999, 999_999_999_000],
    [999_999_999, 1_000.1, 1_000_099_999_000],
    [2 ** 31 - 1, 2 ** 31 - 1, (2 ** 31 - 1) ** 2],
    [0, 79_433.33, 0],
  ])('of %d shares at %d đ is rounded half up', (shares, price, value) => {
    expect(valueOf(shares, price)).toBe(value);
  });

  it('is the same in the document and back, to the millionth', () => {
    for (const price of [79_433.33, 26_905, 0.1, 1 / 3, 2_000_000_000.123456, 79_433.333333]) {
      const kept = tradePrice(price);
      expect(tradePriceOfThousand(tradePriceInThousand(kept))).toBe(kept);
      expect(Math.abs(kept - price)).toBeLessThan(5.1e-7);
    }
    expect(tradePriceInThousand(79_433.33)).toBe(79.43333);
  });

  it('may be that of a right or a dividend, and of what it lowers', () => {
    const trades = [bonus('2026-08-12', 1, 2, 10_000.5), dividend('2026-08-13', 1_234.56)];
    const [right, cash] = exDaysOf(trades).get('FPT')!;
    expect([exPriceInDong(30_000.5, right!), exPriceInDong(30_000, cash!)]).toEqual([23_334, 28_765]);
    expect(priceBefore(23_333.5, right!)).toBe(30_000);
    // 5 shares at 10,000.5 đ, and 15 times 1,234.56 đ less 5 %.
    expect(grownTo(10, '2026-08-11', '2026-08-13', [right!, cash!])).toEqual({
      ...{ shares: 15, cash: 18_518 - 926 - 50_003 },
    });
    expect(position(buy('2026-08-11', 10, 20_000.25, { feePaid: 0 }), ...trades).cost).toBe(
      200_003 + 50_003 - 17_592,
    );
  });
});
