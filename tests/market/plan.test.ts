import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paidFor, receivedFor, USUAL_COSTS } from '../../src/market/costs';
import type { Exchange } from '../../src/market/exchange';
import { planPricesOf, positionSizeOf, rewardToRisk, targetOf, worstLossOf } from '../../src/market/plan';

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

/** A signal's price and its opening on ticks in đồng, and a computed level below in thousandths of a đồng. */
const someLevel = fc
  .record({
    exchange: fc.constantFrom(...exchanges),
    price: fc.integer({ min: 2_000, max: 250_000 }),
    open: fc.integer({ min: 2_000, max: 250_000 }),
    part: fc.integer({ min: 700, max: 999 }),
    dust: fc.integer({ min: 0, max: 999 }),
  })
  .map(({ exchange, part, dust, ...prices }) => {
    const [price, open] = [prices.price, prices.open].map((each) => each - (each % stepOf(exchange, each)));
    return { exchange, price: price!, open: open!, level: price! * part + dust };
  });

/** The floor below a price, of which so many per cent remain; at least one step below, and never nothing. */
function floorOf(price: number, percent: number, exchange: Exchange) {
  const exact = BigInt(price) * BigInt(percent);
  let floor = price - stepOf(exchange, price - 1);
  while (BigInt(floor - stepOf(exchange, floor - 1)) * 100n >= exact) floor -= stepOf(exchange, floor - 1);
  return floor > 0 ? floor : price;
}

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

        const expected = {
          quantity: size.quantity,
          paid: Number(atStop.paid),
          loss: Number(-atStop.won),
          gain: Number(traded(size.quantity, entry, target, fee, tax).won),
        };

        const mayLose = part(BigInt(capital), risk);
        const fits = (quantity: number) => {
          const { paid, won } = traded(quantity, entry, stop, fee, tax);
          return paid <= BigInt(capital) && -won <= mayLose;
        };
        const [lost, won] = [stop, target].map((end) => Number(traded(100, entry, end, fee, tax).won));
        return (
          (Object.keys(expected) as (keyof typeof expected)[]).every(
            (name) => size[name] === expected[name] && Number.isSafeInteger(size[name]),
          ) &&
          size.quantity % 100 === 0 &&
          fits(size.quantity) &&
          !fits(size.quantity + 100) &&
          rewardToRisk({ entry, stop, target }, { fee, tax }) === won! / -lost!
        );
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

        return target % step === 0 && isEnough(target) && !isEnough(target - stepOf(exchange, target - 1));
      }),
      { numRuns: 10_000 },
    );
  });

  it('stops at the first tick that is not below the computed level, on each exchange, and enters at the open once there is one', () => {
    fc.assert(
      fc.property(someLevel, ({ exchange, price, level, open }) => {
        const signal = { price: price / 1_000, voidBelow: level / 1_000_000 };
        const { entry, stop, target } = planPricesOf({ ...signal, entryPrice: null }, 'HPG', exchange);
        const opened = planPricesOf({ ...signal, entryPrice: open / 1_000 }, 'HPG', exchange);
        // Thousandths of a đồng, so that the level is exact.
        const below = (tick: number) => tick * 1_000 < level;

        return (
          stop % stepOf(exchange, stop) === 0 &&
          !below(stop) &&
          below(stop - stepOf(exchange, stop - 1)) &&
          entry === price &&
          opened.entry === open &&
          opened.stop === stop &&
          opened.target === target &&
          [entry, stop, target].every(Number.isSafeInteger)
        );
      }),
      { numRuns: 10_000 },
    );
  });

  it('loses at worst three floors in a row from the signal on, by the bands of each exchange', () => {
    fc.assert(
      fc.property(someCase, fc.integer({ min: 1, max: 500 }), ({ exchange, entry, stop, ...rates }, lots) => {
        const quantity = lots * 100;
        const [kept, fee, tax] = [{ HOSE: 93, HNX: 90, UPCOM: 85 }[exchange], rates.fee, rates.tax];
        let lowest = entry;
        for (let day = 0; day < 3; day += 1) lowest = floorOf(lowest, kept, exchange);
        const plan = { entry, stop, target: entry };

        const worst = worstLossOf(plan, { quantity, signalPrice: entry }, exchange, { fee, tax });
        return (
          Number.isSafeInteger(worst) && worst === Number(-traded(quantity, entry, lowest, fee, tax).won)
        );
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
