import { describe, expect, it } from 'vitest';
import { USUAL_DESK_COSTS } from '../../src/market/costs';
import { figuresOf } from '../../src/member/desk/figures';
import { trade } from '../support/market/desk-file';

const AT = { day: '2026-08-27', minute: 900 };
const COSTLESS = { ...USUAL_DESK_COSTS, fee: 0, tax: 0 };
const figures = (trades: readonly ReturnType<typeof trade>[], price: number | null = 12, at = AT) =>
  figuresOf({ trades, costs: COSTLESS, at, prices: new Map([['FPT', price]]) });
const buy = (id: string, quantity: number, price: number, day = '2026-08-20') =>
  trade({ id, quantity, price, day, stop: null });
const sell = (id: string, quantity: number, price: number) =>
  trade({ id, side: 'SELL', quantity, price, day: '2026-08-26', stop: null });

describe('a profit of My T+', () => {
  it('stands beside its percent: of a holding on average, of each lot by itself, of a sale and of the totals', () => {
    const { holdings, sales, totals } = figures([
      buy('a', 100, 8_000),
      buy('b', 100, 16_000, '2026-08-21'),
      sell('s', 50, 15_000),
    ]);

    // 200 shares for 2,400,000 đ: 12,000 đ each, whichever lot is sold.
    expect(sales[0]).toMatchObject({ cost: 600_000, profit: { amount: 150_000, percent: 25 } });
    expect(holdings[0]).toMatchObject({ cost: 1_800_000, profit: { amount: 0, percent: 0 } });
    expect(holdings[0]!.lines.map(({ profit }) => profit)).toEqual([
      { amount: 200_000, percent: 50 },
      { amount: -400_000, percent: -25 },
    ]);
    expect(totals).toMatchObject({
      profit: { amount: 0, percent: 0 },
      realised: { amount: 150_000, percent: 25 },
    });
  });

  it('has no percent of shares whose cost is not known, and is none without a price', () => {
    const { sales, totals } = figures([buy('a', 100, 8_000), sell('s', 150, 15_000)]);
    expect(sales[0]!.profit).toEqual({ amount: 1_450_000, percent: null });
    expect(totals.realised).toEqual({ amount: 1_450_000, percent: null });

    const { holdings, totals: unpriced } = figures([buy('a', 100, 8_000)], null);
    expect([holdings[0]!.profit, holdings[0]!.lines[0]!.profit, unpriced.profit]).toEqual([null, null, null]);
    expect(unpriced.realised).toEqual({ amount: 0, percent: null });
  });
});

describe('a stop and a target of My T+', () => {
  const split = trade({
    id: 'ex',
    side: 'BONUS',
    quantity: 1,
    per: 1,
    price: 0,
    day: '2026-08-25',
    stop: null,
  });
  const lot = trade({ id: 'a', price: 20_500, stop: 19_500, target: 22_500 });

  it('are those of a purchase in the prices of today, after the ex-dates that are recorded', () => {
    const { holdings } = figures([lot, split], 10.2);

    expect(holdings[0]!.lines.map(({ levels }) => levels)).toEqual([
      { stop: 9_750, target: 11_250 },
      { stop: null, target: null },
    ]);
    expect(figures([lot], 20.4).holdings[0]!.lines[0]!.levels).toEqual({ stop: 19_500, target: 22_500 });
  });

  it('are not reached by a price that cannot have come of the one that was paid', () => {
    const isOther = (price: number, day: string, exchange: 'HOSE' | 'UPCOM' = 'HOSE') =>
      figuresOf({
        ...{
          trades: [trade({ id: 'a', price: 83_000, stop: 78_000, target: 90_000, day })],
          costs: COSTLESS,
        },
        ...{ at: AT, prices: new Map([['FPT', price]]), exchanges: new Map([['FPT', exchange]]) },
      }).holdings[0]!.lines[0]!.isOfOtherPrices;
    // Half of it, as after a split that is not recorded.
    expect([isOther(41, '2026-08-24'), isOther(41, '2026-08-24', 'UPCOM')]).toEqual([true, false]);
    expect([isOther(77, '2026-08-24'), isOther(41, '2026-06-01')]).toEqual([false, false]);
  });

  it('are not reached over a step of the bars that no recorded ex-date explains', () => {
    const lots = [
      trade({ id: 'a', price: 83_000, stop: 78_000, target: 90_000, day: '2026-06-01' }),
      trade({ id: 'b', price: 41_000, stop: 38_000, target: 45_000, day: '2026-08-14' }),
    ];
    const areOther = (trades: typeof lots) =>
      figuresOf({
        ...{ trades, costs: COSTLESS, at: AT, prices: new Map([['FPT', 41]]) },
        steps: new Map([['FPT', '2026-08-14']]),
      }).holdings[0]!.lines.map(({ trade: { id }, isOfOtherPrices }) => [id, isOfOtherPrices]);
    const doubled = trade({ id: 'd', side: 'BONUS', quantity: 1, per: 1, price: 0, day: '2026-08-14' });

    expect(areOther(lots)).toEqual([
      ['a', true],
      ['b', false],
    ]);
    expect(areOther([...lots, doubled]).some(([, isOther]) => isOther)).toBe(false);
  });

  it('tell whether a sale broke the stop by the prices of its day', () => {
    const isStopped = (price: number) => figures([lot, split, sell('s', 100, price)]).sales[0]!.isStopped;

    expect([isStopped(9_800), isStopped(9_750)]).toEqual([false, true]);
  });
});

describe('a lot of My T+', () => {
  /** Where the shares stand that were bought on Monday, 24 August, at an hour of a day in August. */
  const stageAt = (day: number, hour: number, sold: readonly ReturnType<typeof trade>[] = []) => {
    const at = { day: `2026-08-${day}`, minute: hour * 60 };
    const { holdings } = figures([buy('a', 100, 8_000, '2026-08-24'), ...sold], 12, at);
    return holdings[0]?.lines.map(({ stage, quantity }) => `${quantity} ${stage}`);
  };

  it('is bought on its day, settles until 13:00 of T+2 and is sellable from then on', () => {
    expect([stageAt(24, 15), stageAt(25, 9), stageAt(26, 12.9), stageAt(26, 13), stageAt(31, 9)]).toEqual([
      ...[['100 bought'], ['100 settling'], ['100 settling']],
      ...[['100 sellable'], ['100 sellable']],
    ]);
  });

  it('stands where it did after a sale of a part, and is gone after that of the rest', () => {
    expect(stageAt(26, 14, [sell('s', 40, 9_000)])).toEqual(['60 sellable']);
    expect(stageAt(26, 9, [sell('s', 40, 9_000)])).toEqual(['60 settling']);
    expect(stageAt(26, 14, [sell('s', 100, 9_000)])).toBeUndefined();
  });
});
