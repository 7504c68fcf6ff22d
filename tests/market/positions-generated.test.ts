import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Costs } from '../../src/market/costs';
import { averageCost, positionsOf, profitOf, sellableOf } from '../../src/market/positions';
import { histories, sharesOf } from '../support/market/share-by-share';

describe('10,000 generated histories', () => {
  it('agree share by share with a computation that knows no lots', () => {
    const costs: Costs = { fee: 1_500, tax: 1_000 };
    fc.assert(
      fc.property(histories, ({ trades, at, price }) => {
        const computed = positionsOf(trades, costs);
        const book = sharesOf(trades);
        expect([...computed.keys()].sort()).toEqual(book.symbols());
        for (const [symbol, held] of computed) {
          const expected = book.of(symbol, at);
          expect({
            quantity: held.quantity,
            cost: held.cost,
            sellable: sellableOf(held, at),
            average: averageCost(held),
            profit: profitOf(held, price, costs),
            realised: held.sales.map(({ profit }) => profit),
            tooEarly: held.sales.map(({ unsettled }) => unsettled),
            uncovered: held.sales.map(({ uncovered }) => uncovered),
          }).toEqual({ ...expected, profit: expected.valueAt(price) - expected.cost, valueAt: undefined });
          expect(
            Object.values(held)
              .flat()
              .every((each) => typeof each !== 'number' || Number.isSafeInteger(each)),
          ).toBe(true);
        }
      }),
      { seed: 2026, numRuns: 10_000 },
    );
  }, 120_000);
});
