import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { averageCost, positionsOf, profitOf, sellableOf } from '../../src/market/positions';
import { randomRunsUpTo } from '../support/machines/cases';
import { histories, sharesOf } from '../support/market/share-by-share';

const runs = randomRunsUpTo(10_000);

describe.each(['AVERAGE', 'FIFO'] as const)(
  `${runs.numRuns} generated histories with costs by %s`,
  (costMethod) => {
    it('agree share by share, and đồng by đồng, with a ledger that knows no lots', () => {
      fc.assert(
        fc.property(histories, ({ trades, at, price, rates }) => {
          const costs = { ...rates, costMethod };
          const computed = positionsOf(trades, costs);
          const book = sharesOf(trades, costs);
          expect([...computed.keys()].sort()).toEqual(book.symbols());
          for (const [symbol, held] of computed) {
            const expected = book.of(symbol, at);
            expect({
              quantity: held.quantity,
              cost: held.cost,
              sellable: sellableOf(held, at),
              average: averageCost(held),
              untaxed: held.untaxed,
              profit: profitOf(held, price, costs),
              realised: held.sales.map(({ profit }) => profit),
              costOfSales: held.sales.map(({ cost }) => cost),
              taxed: held.sales.map(({ taxed }) => taxed),
              tooEarly: held.sales.map(({ unsettled }) => unsettled),
              uncovered: held.sales.map(({ uncovered }) => uncovered),
            }).toEqual({ ...expected, profit: expected.valueAt(price) - expected.cost, valueAt: undefined });
            expect(held.lots.reduce((total, { untaxed }) => total + untaxed, 0)).toBe(held.untaxed);
            expect(held.lots.every(({ untaxed, quantity }) => untaxed >= 0 && untaxed <= quantity)).toBe(
              true,
            );
            expect(held.quantity > 0 || held.cost === 0).toBe(true);
            expect(
              Object.values(held)
                .flat()
                .every((each) => typeof each !== 'number' || Number.isSafeInteger(each)),
            ).toBe(true);
          }
        }),
        runs,
      );
    }, 120_000);
  },
);
