import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exDateFactor, planPricesOf, targetOf, withSentPrices } from '../../src/market/plan/plan-prices';
import { stepOf } from '../support/market/price-step';

const exchanges = ['HOSE', 'HNX', 'UPCOM'] as const;

/** An entry on a tick and a stop below it, in đồng. */
const someCase = fc
  .record({
    exchange: fc.constantFrom(...exchanges),
    level: fc.integer({ min: 2_000, max: 250_000 }),
    steps: fc.integer({ min: 1, max: 60 }),
  })
  .map(({ exchange, level, steps }) => {
    const entry = level - (level % stepOf(exchange, level));
    const stop = Math.max(100, entry - steps * 100);
    return { exchange, entry, stop };
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

describe('the plan of a signal', () => {
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

  it('takes the stop and the target of the server, and moves them with the candles', () => {
    const own = { entry: 20_000, stop: 19_000, target: 22_000 };
    const sent = (stop: number | null, target: number | null, factor = 1) =>
      withSentPrices(own, { stop, target }, factor);

    expect(sent(18.5, 23)).toEqual({ entry: 20_000, stop: 18_500, target: 23_000 });
    expect(sent(null, 23)).toEqual({ entry: 20_000, stop: 19_000, target: 23_000 });
    expect(sent(18.5, null)).toEqual({ entry: 20_000, stop: 18_500, target: 22_000 });
    expect(sent(20, 30, 0.8)).toEqual({ entry: 20_000, stop: 16_000, target: 24_000 });
  });

  it('has its candles moved by an ex-date that is known, or by more than two prices of a day lie apart', () => {
    expect([exDateFactor(20, 25, true), exDateFactor(20, 25, false)]).toEqual([0.8, 1]);
    expect([exDateFactor(20, 20.01, true), exDateFactor(20, 19, true), exDateFactor(20, null, true)]).toEqual(
      [1, 1, 1],
    );
    // From the ceiling of UPCOM, 11.50, to its floor, 8.50.
    expect([exDateFactor(8.5, 11.5, false), exDateFactor(8.4, 11.5, false)]).toEqual([1, 8.4 / 11.5]);
  });
});
