import { describe, expect, it } from 'vitest';
import { accountReport } from '../../src/market/account/report';
import { NO_BARS } from '../../src/market/candles';
import { USUAL_DESK_COSTS } from '../../src/market/costs';
import { bonus, buy, candlesBy, deposit, sell } from '../support/market/account-rows';

const costs = { ...USUAL_DESK_COSTS, fee: 0, tax: 0, bonusTax: 0 };

/** FPT halves on 14 August 2026, and rises by 2 % on the next day. */
const bars = {
  ...{ '2026-08-10': 80, '2026-08-11': 80, '2026-08-12': 82, '2026-08-13': 82 },
  ...{ '2026-08-14': 41, '2026-08-17': 41.82, '2026-08-18': 41.82 },
};
type Rows = Parameters<typeof accountReport>[0]['trades'];
const report = (trades: Rows, until = '2026-08-18') =>
  accountReport({
    ...{ trades, costs, until, index: NO_BARS },
    flows: [deposit('2026-08-10', 80_000_000)],
    candles: new Map([['FPT', candlesBy(bars)]]),
  });
const held = buy('2026-08-10', 1_000, 80_000, { stop: 70_000, target: 90_000 });

describe('the report of an account over a step of prices that nothing explains', () => {
  it('begins after it, and judges no plan by the prices of both sides', () => {
    const { performance, purchases, unjudged, steps } = report([held]);

    expect(steps).toEqual([{ symbol: 'FPT', day: '2026-08-14', isHeld: true }]);
    expect(performance?.days.map(({ day }) => day)).toEqual(['2026-08-17', '2026-08-18']);
    expect(performance?.percent).toBeCloseTo(2);
    expect(performance?.drawdown).toBeNull();
    expect([purchases, unjudged]).toEqual([[], ['FPT']]);
  });

  it('keeps what trades say: shares and money of before', () => {
    const { performance } = report([held, sell('2026-08-17', 400, 42_000)]);

    const total = 16_800_000 + 600 * 41_820;
    expect(performance?.days.map((each) => each.total)).toEqual([total, total]);
  });

  it('is whole where the trades record what explains it, or hold nothing over it', () => {
    const doubled = report([held, bonus('2026-08-14', 1, 1)]);
    expect([doubled.steps, doubled.performance?.days.length]).toEqual([[], 7]);
    expect(doubled.performance?.percent).toBeCloseTo(4.55);

    const sold = report([held, sell('2026-08-13', 1_000, 82_000)]);
    expect([sold.steps, sold.performance?.days.length]).toEqual([[], 7]);
    const later = report([buy('2026-08-14', 1_000, 41_000, { stop: 35_000 })]);
    expect([later.steps, later.purchases.length]).toEqual([[], 1]);
  });

  it('judges no plan that would have met it after the sale', () => {
    const { steps, purchases, unjudged } = report([held, sell('2026-08-13', 1_000, 82_000)]);
    expect([steps, purchases, unjudged]).toEqual([[], [], ['FPT']]);
  });

  it('has no return while the step is the last day, and knows the cash', () => {
    const { performance, isCashKnown } = report([held], '2026-08-14');
    expect([performance, isCashKnown]).toEqual([null, true]);
  });
});
