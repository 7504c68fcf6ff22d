import { describe, expect, it } from 'vitest';
import { USUAL_COSTS } from '../../src/market/costs';
import { averageCost, positionsOf, profitOf, sellableOf, type Trade } from '../../src/market/positions';

const trade = (changes: Partial<Trade>): Trade => ({
  id: 't',
  symbol: 'FPT',
  side: 'BUY',
  quantity: 1000,
  price: 100_000,
  day: '2026-08-10',
  per: null,
  settles: null,
  isPlanned: false,
  ...changes,
});
const buy = (day: string, quantity: number, price: number) =>
  trade({ id: `buy ${day}`, day, quantity, price });
const sell = (day: string, quantity: number, price: number) =>
  trade({ id: `sell ${day}`, side: 'SELL', day, quantity, price });
const position = (...trades: Trade[]) => positionsOf(trades, USUAL_COSTS).get('FPT')!;
const lots = (...trades: Trade[]) =>
  position(...trades).lots.map(({ id, quantity, cost, sellable }) => [id, quantity, cost, sellable]);

describe('a position', () => {
  it('costs what was paid, the fee included, and may be sold lot by lot from 13:00 of T+2', () => {
    const held = position(buy('2026-08-24', 1000, 100_000), buy('2026-08-25', 500, 102_000));

    expect([held.quantity, held.cost, averageCost(held)]).toEqual([1500, 151_226_500, 100_818]);
    expect(held.lots.map(({ sellable }) => sellable)).toEqual(['2026-08-26', '2026-08-27']);
    const at = (day: string, minute: number) => sellableOf(held, { day, minute });
    expect([
      at('2026-08-26', 779),
      at('2026-08-26', 780),
      at('2026-08-27', 779),
      at('2026-08-27', 780),
    ]).toEqual([0, 1000, 1000, 1500]);
  });

  it('is sold first in, first out, and brings a profit after both fees and the tax', () => {
    const held = position(
      buy('2026-08-10', 1000, 100_000),
      buy('2026-08-11', 1000, 110_000),
      sell('2026-08-20', 1500, 120_000),
    );

    expect(held.sales).toMatchObject([
      {
        received: 180_000_000 - 270_000 - 180_000,
        cost: 100_150_000 + 55_082_500,
        profit: 179_550_000 - 155_232_500,
        parts: [
          { lot: 'buy 2026-08-10', quantity: 1000 },
          { lot: 'buy 2026-08-11', quantity: 500 },
        ],
        unsettled: 0,
        uncovered: 0,
      },
    ]);
    expect([held.quantity, held.cost]).toEqual([500, 55_082_500]);
    expect(profitOf(held, 110_000, USUAL_COSTS)).toBe(55_000_000 - 82_500 - 55_000 - 55_082_500);
  });

  it('gets new shares on an ex-date, which share the cost and are sold last', () => {
    const bonus = trade({
      id: 'bonus',
      side: 'BONUS',
      day: '2026-08-12',
      ...{ quantity: 15, per: 100, price: 0, settles: '2026-09-30' },
    });
    expect(lots(buy('2026-08-10', 1000, 100_000), bonus)).toEqual([
      ['buy 2026-08-10', 1000, 87_086_956, '2026-08-12'],
      ['bonus', 150, 13_063_044, '2026-09-30'],
    ]);
    expect(lots(bonus, buy('2026-08-12', 1000, 100_000))).toEqual([
      ['buy 2026-08-12', 1000, 100_150_000, '2026-08-14'],
    ]);
  });

  it('gets the new shares of two rights of one ex-date for those that were held before it', () => {
    const right = (id: string, price: number) =>
      trade({ id, side: 'BONUS', day: '2026-08-12', quantity: 20, per: 100, price });
    const held = position(buy('2026-08-10', 1000, 100_000), right('bonus', 0), right('rights', 10_000));

    expect(held.adjustments.map(({ held: before, shares }) => [before, shares])).toEqual([
      [1000, 200],
      [1000, 200],
    ]);
    expect([held.quantity, held.cost]).toEqual([1400, 100_150_000 + 2_000_000]);
  });

  it('costs less by a cash dividend after its tax of 5 %', () => {
    const cash = trade({ id: 'cash', side: 'DIVIDEND', day: '2026-08-12', quantity: 0, price: 2_000 });
    const held = position(buy('2026-08-10', 1000, 100_000), cash);

    expect([held.cost, held.adjustments]).toEqual([
      100_150_000 - 1_900_000,
      [{ id: 'cash', side: 'DIVIDEND', day: '2026-08-12', held: 1000, shares: 0, cash: 1_900_000 }],
    ]);
  });

  it('names what a sale took too early, and what no purchase explains', () => {
    const { sales, quantity } = position(buy('2026-08-10', 100, 50_000), sell('2026-08-11', 300, 50_000));
    expect([sales[0], quantity]).toMatchObject([{ unsettled: 100, uncovered: 200, cost: 5_007_500 }, 0]);
  });

  it('knows nothing of what is only planned', () => {
    expect(positionsOf([trade({ isPlanned: true })], USUAL_COSTS).size).toBe(0);
  });
});
