import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paidFor, receivedFor, USUAL_COSTS } from '../../src/market/costs';
import type { Exchange } from '../../src/market/exchange';
import { positionSizeOf, worstLossOf } from '../../src/market/plan/position-size';
import { tradePlanOf } from '../../src/market/plan/trade-plan';
import { stepOf } from '../support/market/price-step';

const budget = { capital: 500_000_000, risk: 10_000, weight: 200_000, ...USUAL_COSTS };

/** Prices in any order, ATR(14) in hundredths of a đồng or none, and any settings. */
const someCase = fc.record({
  exchange: fc.constantFrom<Exchange>('HOSE', 'HNX', 'UPCOM'),
  entry: fc.integer({ min: 2_000, max: 250_000 }),
  open: fc.option(fc.integer({ min: 2_000, max: 250_000 })),
  last: fc.option(fc.integer({ min: 2_000, max: 250_000 })),
  stopAt: fc.integer({ min: 600, max: 1_100 }),
  targetAt: fc.integer({ min: 1_000, max: 1_400 }),
  rangeAt: fc.option(fc.integer({ min: 1, max: 120 })),
  million: fc.integer({ min: 1, max: 50_000 }),
  risk: fc.integer({ min: 100, max: 100_000 }),
  weight: fc.integer({ min: 10_000, max: 1_000_000 }),
  fee: fc.integer({ min: 0, max: 5_000 }),
  tax: fc.integer({ min: 0, max: 2_000 }),
});

/** Half up, in exact integers. */
const part = (amount: bigint, millionths: number) =>
  (amount * BigInt(millionths) * 2n + 1_000_000n) / 2_000_000n;

/** What a purchase at `entry` and a sale at `end` bring, both in đồng. */
function traded(quantity: number, entry: number, end: number, fee: number, tax: number) {
  const [cost, sale] = [BigInt(quantity) * BigInt(entry), BigInt(quantity) * BigInt(end)];
  const paid = cost + part(cost, fee);
  return { paid, won: sale - part(sale, fee) - part(sale, tax) - paid };
}

/** The line of a plan by the rules as they are written, by trying one lot more after the other from a near guess. */
function expectedLine(
  { entry, stop, target, range }: { entry: number; stop: number; target: number; range: number | null },
  { capital, risk, weight, fee, tax }: typeof budget,
) {
  const isBroken = entry <= stop;
  const isBeyond = !isBroken && entry >= target;
  const isNear = !isBroken && !isBeyond && range !== null && 2 * (entry - stop) < range;
  const obstacle = isBroken ? 'STOP_BROKEN' : isBeyond ? 'BEYOND_TARGET' : isNear ? 'STOP_TOO_NEAR' : null;
  if (isBroken || isBeyond) return { entry, obstacle, rewardToRisk: null, size: null };

  const distance = Math.max(entry - stop, range === null ? 0 : Math.ceil(1.5 * range));
  const sold = Math.max(0, entry - distance);
  const fits = (lots: number) =>
    -traded(lots * 100, entry, sold, fee, tax).won <= part(BigInt(capital), risk) &&
    BigInt(lots * 100 * entry) <= part(BigInt(capital), weight) &&
    traded(lots * 100, entry, sold, fee, tax).paid <= BigInt(capital);
  const guess = Math.floor(
    ((capital * risk) / 1e6 / (distance + (2 * entry * (fee + tax)) / 1e6) / 100) * 0.5,
  );
  let lots = fits(guess) ? guess : 0;
  let step = 1;
  while (fits(lots + step)) {
    lots += step;
    step *= 2;
  }
  for (; step >= 1; step = Math.floor(step / 2)) if (fits(lots + step)) lots += step;
  const quantity = lots * 100;
  const oneMore = (lots + 1) * 100;
  const isHeavy =
    BigInt(oneMore * entry) > part(BigInt(capital), weight) ||
    traded(oneMore, entry, sold, fee, tax).paid > BigInt(capital);
  const [lost, gained] = [stop, target].map((end) => Number(traded(100, entry, end, fee, tax).won));
  const atStop = traded(quantity, entry, stop, fee, tax);
  return {
    entry,
    obstacle,
    rewardToRisk: isNear || lost! >= 0 ? null : gained! / -lost!,
    size: {
      quantity,
      limit: isHeavy ? 'WEIGHT' : 'RISK',
      paid: Number(atStop.paid),
      loss: Number(-atStop.won),
      gain: Number(traded(quantity, entry, target, fee, tax).won),
    },
  };
}

/** The floor below a price, of which so many per cent remain; at least one step below, and never nothing. */
function floorOf(price: number, percent: number, exchange: Exchange) {
  const exact = BigInt(price) * BigInt(percent);
  let floor = price - stepOf(exchange, price - 1);
  while (BigInt(floor - stepOf(exchange, floor - 1)) * 100n >= exact) floor -= stepOf(exchange, floor - 1);
  return floor > 0 ? floor : price;
}

describe('the plan of a signal', () => {
  it('agrees in prices, obstacle, reward to risk, quantity, limit, loss and gain with exact integers, at the entry and at the price now', () => {
    fc.assert(
      fc.property(someCase, ({ entry, open, last, stopAt, targetAt, rangeAt, million, ...rates }) => {
        const prices = {
          entry,
          stop: Math.floor((entry * stopAt) / 1_000),
          target: Math.ceil((entry * targetAt) / 1_000),
        };
        const range = rangeAt === null ? null : (entry * rangeAt) / 1_000;
        const settings = { capital: million * 1_000_000, ...rates };
        const plan = tradePlanOf({ prices, open, last, range, budget: settings });
        const at = (price: number) => expectedLine({ ...prices, entry: price, range }, settings);

        expect(plan).toEqual({
          stop: prices.stop,
          target: prices.target,
          isOpened: open !== null,
          entry: at(open ?? entry),
          now: last === null ? null : at(last),
        });
      }),
      { numRuns: 5_000 },
    );
  });

  it('sizes by what three trading days may take where the stop is nearer than 1.5 ranges, and says so', () => {
    const prices = { entry: 20_000, stop: 19_500, target: 21_000 };
    const planned = (range: number | null) => tradePlanOf({ prices, open: null, last: null, range, budget });

    expect(planned(null).entry.size).toMatchObject({ quantity: 5_000, limit: 'WEIGHT' });
    expect(planned(900).entry.size).toMatchObject({ quantity: 3_500, limit: 'RISK' });
    expect(planned(1_100).entry).toMatchObject({ obstacle: 'STOP_TOO_NEAR', rewardToRisk: null });
    expect(planned(1_000).entry).toMatchObject({
      obstacle: null,
      rewardToRisk: expect.any(Number) as number,
    });
  });

  it('loses at worst three floors in a row from the signal on, by the bands of each exchange', () => {
    fc.assert(
      fc.property(
        someCase,
        fc.integer({ min: 1, max: 500 }),
        ({ exchange, entry: level, fee, tax }, lots) => {
          const entry = level - (level % stepOf(exchange, level));
          const quantity = lots * 100;
          const kept = { HOSE: 93, HNX: 90, UPCOM: 85 }[exchange];
          let lowest = entry;
          for (let day = 0; day < 3; day += 1) lowest = floorOf(lowest, kept, exchange);

          const worst = worstLossOf({ entry }, { quantity, reference: entry }, exchange, { fee, tax });
          return (
            Number.isSafeInteger(worst) && worst === Number(-traded(quantity, entry, lowest, fee, tax).won)
          );
        },
      ),
      { numRuns: 10_000 },
    );
  });

  it('risks one per cent of 500 million, and puts no more than a fifth of it in one symbol', () => {
    expect(positionSizeOf({ entry: 28_600, stop: 26_000, target: 34_000 }, null, budget)).toEqual({
      quantity: 1_800,
      limit: 'RISK',
      ...{ paid: 51_557_220, loss: 4_874_220, gain: 9_489_780 },
    });
    expect(positionSizeOf({ entry: 28_600, stop: 28_550, target: 29_750 }, null, budget)).toMatchObject({
      quantity: 3_400,
      limit: 'WEIGHT',
    });
  });

  it('buys nothing where one lot is too much', () => {
    const prices = { entry: 100_000, stop: 90_000, target: 120_000 };
    expect(positionSizeOf(prices, null, { ...budget, capital: 5_000_000 })).toMatchObject({
      ...{ quantity: 0, paid: 0, loss: 0, gain: 0 },
    });
  });

  it('rounds fee and tax to the đồng, each by itself', () => {
    expect(paidFor(100, 28_650, USUAL_COSTS)).toBe(2_869_298);
    expect(receivedFor(100, 28_650, USUAL_COSTS)).toBe(2_857_837);
  });
});
