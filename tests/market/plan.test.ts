import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paidFor, receivedFor, USUAL_COSTS } from '../../src/market/costs';
import type { Exchange } from '../../src/market/exchange';
import { positionSizeOf, rewardToRisk, targetOf } from '../../src/market/plan';

const budget = { capital: 500_000_000, risk: 10_000, ...USUAL_COSTS };
const exchanges = ['HOSE', 'HNX', 'UPCOM'] as const;

/** The price steps as the rule book has them. */
function stepOf(exchange: Exchange, price: number) {
  if (exchange !== 'HOSE') return 100;
  if (price < 10_000) return 10;
  return price < 50_000 ? 50 : 100;
}

/** A plan on ticks, a budget of one to 50,000 million đồng, and any usual costs. */
const someCase = fc
  .record({
    exchange: fc.constantFrom(...exchanges),
    level: fc.integer({ min: 2_000, max: 250_000 }),
    steps: fc.integer({ min: 1, max: 60 }),
    million: fc.integer({ min: 1, max: 50_000 }),
    risk: fc.integer({ min: 100, max: 100_000 }),
    fee: fc.integer({ min: 0, max: 5_000 }),
    tax: fc.integer({ min: 0, max: 2_000 }),
  })
  .map(({ exchange, level, steps, million, ...rates }) => {
    const entry = level - (level % stepOf(exchange, level));
    const stop = Math.max(100, entry - steps * 100);
    return { exchange, entry, stop, capital: million * 1_000_000, ...rates };
  });

/** Half up, in exact integers. */
const part = (amount: bigint, millionths: number) =>
  (amount * BigInt(millionths) * 2n + 1_000_000n) / 2_000_000n;

/** Buys so many shares at `entry`, sells them at `end`; đồng. */
function traded(quantity: number, entry: number, end: number, fee: number, tax: number) {
  const [cost, sale] = [BigInt(quantity) * BigInt(entry), BigInt(quantity) * BigInt(end)];
  const paid = cost + part(cost, fee);
  return { paid, won: sale - part(sale, fee) - part(sale, tax) - paid };
}

describe('the plan of a signal', () => {
  it('agrees in cost, loss, gain and reward to risk with exact integers, and is as large as the budget allows', () => {
    fc.assert(
      fc.property(someCase, ({ exchange, entry, stop, capital, risk, fee, tax }) => {
        const target = targetOf({ entry, stop }, exchange, 'stock');
        const size = positionSizeOf({ entry, stop, target }, { capital, risk, fee, tax });
        const atStop = traded(size.quantity, entry, stop, fee, tax);

        expect(size).toEqual({
          quantity: size.quantity,
          paid: Number(atStop.paid),
          loss: Number(-atStop.won),
          gain: Number(traded(size.quantity, entry, target, fee, tax).won),
        });
        expect(Object.values(size).every(Number.isSafeInteger)).toBe(true);

        const mayLose = part(BigInt(capital), risk);
        const fits = (quantity: number) => {
          const { paid, won } = traded(quantity, entry, stop, fee, tax);
          return paid <= BigInt(capital) && -won <= mayLose;
        };
        expect(size.quantity % 100).toBe(0);
        expect([fits(size.quantity), fits(size.quantity + 100)]).toEqual([true, false]);

        const [lost, won] = [stop, target].map((end) => Number(traded(100, entry, end, fee, tax).won));
        expect(rewardToRisk({ entry, stop, target }, { fee, tax })).toBe(won! / -lost!);
      }),
      { numRuns: 10_000 },
    );
  });

  it('targets the first tick at twice the risk and four per cent', () => {
    fc.assert(
      fc.property(someCase, ({ exchange, entry, stop }) => {
        const target = targetOf({ entry, stop }, exchange, 'stock');
        const step = stepOf(exchange, target);
        const isEnough = (price: number) =>
          price - entry >= 2 * (entry - stop) && 25 * (price - entry) >= entry;

        expect(target % step).toBe(0);
        expect([isEnough(target), isEnough(target - stepOf(exchange, target - 1))]).toEqual([true, false]);
      }),
      { numRuns: 10_000 },
    );
  });

  it('risks one per cent of 500 million unless that takes more than the capital', () => {
    expect(positionSizeOf({ entry: 28_600, stop: 27_400, target: 31_000 }, budget)).toEqual({
      ...{ quantity: 3_800, paid: 108_843_020, loss: 4_983_320, gain: 8_662_480 },
    });
    expect(positionSizeOf({ entry: 28_600, stop: 28_550, target: 29_750 }, budget)).toMatchObject({
      quantity: 17_400,
      paid: 498_386_460,
    });
  });

  it('buys nothing where one lot is too much', () => {
    const prices = { entry: 100_000, stop: 90_000, target: 120_000 };
    expect(positionSizeOf(prices, { ...budget, capital: 5_000_000 })).toEqual({
      ...{ quantity: 0, paid: 0, loss: 0, gain: 0 },
    });
  });

  it('rounds fee and tax to the đồng, each by itself', () => {
    expect(paidFor(100, 28_650, USUAL_COSTS)).toBe(2_869_298);
    expect(receivedFor(100, 28_650, USUAL_COSTS)).toBe(2_857_837);
  });
});
