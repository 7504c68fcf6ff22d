import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { USUAL_COSTS } from '../../src/market/costs';
import type { Exchange, SecurityKind } from '../../src/market/exchange';
import {
  holdingFrame,
  levelAfter,
  levelAt,
  levelBounds,
  planFrame,
  type TickRule,
} from '../../src/market/plan/levels';
import { tradePlanOf } from '../../src/market/plan/trade-plan';
import { isOnTick } from '../../src/market/tick';

const budget = { capital: 500_000_000, risk: 10_000, weight: 200_000, ...USUAL_COSTS };
const hose: TickRule = ['HOSE', 'stock'];
const names = ['stop', 'target'] as const;

const someFrame = fc
  .tuple(
    fc.integer({ min: 2_000, max: 250_000 }),
    fc.constantFrom<Exchange>('HOSE', 'HNX', 'UPCOM'),
    fc.constantFrom<SecurityKind>('stock', 'etf'),
  )
  .map(([entry, exchange, kind]) => planFrame(entry, [exchange, kind]));

describe('a level of a purchase', () => {
  it('moves tick by tick, by the price step of the level that it reaches', () => {
    const frame = planFrame(12_000, hose);
    const walk = (from: number, steps: number, at = frame) => levelAfter('stop', from, steps, at);

    expect([walk(9_980, 1), walk(9_980, 2), walk(9_980, 3)]).toEqual([9_990, 10_000, 10_050]);
    expect([walk(10_050, -1), walk(10_050, -2), walk(10_050, -3)]).toEqual([10_000, 9_990, 9_980]);
    const dear = planFrame(60_000, hose);
    expect([walk(49_950, 1, dear), walk(49_950, 2, dear), walk(50_100, -3, dear)]).toEqual([
      50_000, 50_100, 49_900,
    ]);
  });

  it('goes to the next tick from a price between two', () => {
    const frame = planFrame(28_600, hose);
    expect([levelAfter('stop', 27_373, 1, frame), levelAfter('stop', 27_373, -1, frame)]).toEqual([
      27_400, 27_350,
    ]);
  });

  it('stands on a tick, the stop below the entry and the target above it, wherever it is dragged', () => {
    fc.assert(
      fc.property(someFrame, fc.integer({ min: -1_000, max: 900_000 }), (frame, price) => {
        for (const name of names) {
          const level = levelAt(name, price, frame);
          const [lowest, highest] = levelBounds(name, frame);
          expect(isOnTick(level, ...frame.ticks)).toBe(true);
          expect(level > 0 && level >= lowest && level <= highest).toBe(true);
          expect(name === 'stop' ? level < frame.entry : level > frame.entry).toBe(true);
        }
      }),
    );
  });

  it('of shares that are held may be a stop above what they cost, below the target', () => {
    const frame = holdingFrame(20_030, { stop: 19_000, target: 23_000 }, hose);
    expect([levelAt('stop', 21_010, frame), levelAt('stop', 30_000, frame)]).toEqual([21_000, 22_950]);
    expect([levelAt('target', 19_500, frame), levelAt('target', 1, frame)]).toEqual([19_500, 19_050]);
  });

  it('comes back over the same ticks', () => {
    fc.assert(
      fc.property(
        someFrame,
        fc.constantFrom(...names),
        fc.integer({ min: 1, max: 40 }),
        (frame, name, steps) => {
          const [lowest, highest] = levelBounds(name, frame);
          const start = levelAt(name, (lowest + highest) / 2, frame);
          const away = levelAfter(name, start, steps, frame);
          fc.pre(away < highest);
          expect(levelAfter(name, away, -steps, frame)).toBe(start);
        },
      ),
    );
  });
});

/** Half up to the đồng, in exact integers. */
const fee = (amount: bigint, millionths: number) =>
  (amount * BigInt(millionths) * 2n + 1_000_000n) / 2_000_000n;

/** What so many shares bought at the entry lose at a price, by the rates as they are written. */
function lostAt(quantity: number, entry: number, price: number) {
  const [cost, sale] = [BigInt(quantity) * BigInt(entry), BigInt(quantity) * BigInt(price)];
  return cost + fee(cost, 1_500) - (sale - fee(sale, 1_500) - fee(sale, 1_000));
}

describe('the plan at a level', () => {
  it('has the quantity, the loss and the reward for its risk of that level, at every tick of many plans', () => {
    fc.assert(
      fc.property(
        someFrame,
        fc.option(fc.integer({ min: 1, max: 120 })),
        fc.constantFrom(...names),
        (frame, rangeAt, moved) => {
          const { entry } = frame;
          const range = rangeAt === null ? null : (entry * rangeAt) / 1_000;
          const planned = {
            entry,
            stop: levelAt('stop', entry * 0.95, frame),
            target: levelAt('target', entry * 1.1, frame),
          };
          for (let steps = -12; steps <= 12; steps += 1) {
            const prices = { ...planned, [moved]: levelAfter(moved, planned[moved], steps, frame) };
            const line = tradePlanOf({ prices, open: null, last: null, range, budget }).entry;
            const { quantity, loss, gain } = line.size!;
            expect(BigInt(loss)).toBe(lostAt(quantity, entry, prices.stop));
            expect(BigInt(gain)).toBe(-lostAt(quantity, entry, prices.target));

            const risked =
              range === null ? prices.stop : Math.min(prices.stop, Math.floor(entry - 1.5 * range));
            const fits = (shares: number) =>
              lostAt(shares, entry, Math.max(0, risked)) <= 5_000_000n &&
              BigInt(shares) * BigInt(entry) <= 100_000_000n;
            expect([fits(quantity) || quantity === 0, fits(quantity + 100)]).toEqual([true, false]);

            const isNear = range !== null && 2 * (entry - prices.stop) < range;
            const [won, lost] = [-lostAt(100, entry, prices.target), lostAt(100, entry, prices.stop)];
            expect(line.rewardToRisk).toBe(isNear ? null : Number(won) / Number(lost));
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});
