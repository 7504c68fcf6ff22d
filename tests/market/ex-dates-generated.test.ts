import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { USUAL_DESK_COSTS } from '../../src/market/costs';
import { proposalsOf, type ExDate } from '../../src/market/ex-dates';
import { positionsOf, type Trade } from '../../src/market/positions';
import { randomRunsUpTo } from '../support/machines/cases';
import { exchangeDays } from '../support/market/exchange-days';
import { histories, sharesOf } from '../support/market/share-by-share';

const runs = randomRunsUpTo(2_000);

describe(`${runs.numRuns} generated histories with ex-dates`, () => {
  const days = exchangeDays.slice(exchangeDays.indexOf('2026-02-09'), exchangeDays.indexOf('2026-03-06'));
  const anyExDate = fc
    .record({
      symbol: fc.constantFrom('FPT', 'HPG'),
      kind: fc.constantFrom<ExDate['kind'][]>('CASH_DIVIDEND', 'STOCK_DIVIDEND', 'BONUS', 'SPLIT', 'RIGHTS'),
      day: fc.constantFrom(...days),
      shares: fc.integer({ min: 1, max: 60 }),
      per: fc.integer({ min: 1, max: 100 }),
      price: fc.integer({ min: 1, max: 12_000 }),
      settles: fc.option(fc.constantFrom(...days)),
    })
    .map((exDate) => ({ ...exDate, price: /CASH|RIGHTS/.test(exDate.kind) ? exDate.price : 0 }));
  const exDates = fc
    .array(anyExDate, { maxLength: 6 })
    .map((found): ExDate[] => found.map((exDate, i) => ({ ...exDate, id: `ex ${i}` })));

  it('agree share by share with a computation that knows no proposals, applied, undone and in any order', () => {
    const at = { day: days.at(-1)!, minute: 0 };
    const today = days.at(-1)!;
    fc.assert(
      fc.property(histories, exDates, fc.nat(), ({ trades }, known, chosen) => {
        const propose = (made: readonly Trade[]) =>
          proposalsOf({ exDates: known, trades: made, ignored: new Set(), costs: USUAL_DESK_COSTS, today });
        for (const { exDate, trade, quantity, average } of propose(trades)) {
          const [before, after] = [trades, [...trades, trade]].map((made) =>
            sharesOf(made, USUAL_DESK_COSTS).of(exDate.symbol, at),
          );
          expect([quantity, average]).toEqual([
            [before!.quantity, after!.quantity],
            [before!.average, after!.average],
          ]);
          expect([...quantity, ...average].every((each) => each === null || Number.isSafeInteger(each))).toBe(
            true,
          );
        }
        const whole = (made: readonly Trade[]) =>
          [...positionsOf(made, USUAL_DESK_COSTS).values()].map(({ symbol, quantity, cost, sales }) =>
            [symbol, quantity, cost, ...sales.map(({ profit }) => profit)].join(' '),
          );
        const applied = (pick: (count: number) => number) => {
          let made = trades;
          for (let open = propose(made); open.length > 0; open = propose(made)) {
            made = [...made, open[pick(open.length)]!.trade];
          }
          return made;
        };
        const inOrder = applied(() => 0);
        const shuffled = applied((count) => chosen % count);
        const byId = (made: readonly Trade[]) => made.toSorted((a, b) => (a.id < b.id ? -1 : 1));
        expect(whole(byId(shuffled))).toEqual(whole(byId(inOrder)));
        expect(whole(inOrder.filter(({ id }) => !id.startsWith('ex ')))).toEqual(whole(trades));
      }),
      runs,
    );
  }, 120_000);
});
