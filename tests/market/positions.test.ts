import { describe, expect, it } from 'vitest';
import { USUAL_DESK_COSTS } from '../../src/market/costs';
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
const position = (...trades: Trade[]) => positionsOf(trades, USUAL_DESK_COSTS).get('FPT')!;
const firstInFirstOut = (...trades: Trade[]) =>
  positionsOf(trades, { ...USUAL_DESK_COSTS, costMethod: 'FIFO' }).get('FPT')!;
const bonus = (changes: Partial<Trade>) =>
  trade({ id: 'bonus', side: 'BONUS', day: '2026-08-12', quantity: 15, per: 100, price: 0, ...changes });
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

  it('is computed once for the same trades and rates, however many views show it', () => {
    const trades = [buy('2026-08-24', 1000, 100_000)];
    const computed = positionsOf(trades, USUAL_DESK_COSTS);

    expect(positionsOf(trades, USUAL_DESK_COSTS)).toBe(computed);
    const free = positionsOf(trades, { ...USUAL_DESK_COSTS, fee: 0 });
    expect([free.get('FPT')!.cost, computed.get('FPT')!.cost]).toEqual([100_000_000, 100_150_000]);
  });

  it('costs on average as much as before after a sale, and nothing after the last share', () => {
    const trades = [buy('2026-08-10', 1000, 100_000), buy('2026-08-11', 500, 110_000)];
    const [first, second] = [sell('2026-08-20', 700, 120_000), sell('2026-08-21', 800, 120_000)];

    // 155,232,500 đ for 1,500 shares: 103,488.33 đ each.
    expect(averageCost(position(...trades))).toBe(103_488);
    const rest = position(...trades, first);
    expect([rest.cost, averageCost(rest)]).toEqual([155_232_500 - 72_441_833, 103_488]);
    expect(rest.sales).toMatchObject([
      { received: 84_000_000 - 126_000 - 84_000, cost: 72_441_833, profit: 83_790_000 - 72_441_833 },
    ]);
    expect(profitOf(rest, 110_000, USUAL_DESK_COSTS)).toBe(88_000_000 - 132_000 - 88_000 - 82_790_667);
    const sold = position(...trades, first, second);
    expect([sold.cost, ...sold.sales.map(({ cost }) => cost)]).toEqual([0, 72_441_833, 82_790_667]);
  });

  it('rounds the cost of a sale half up, and leaves the rest', () => {
    // 9,015 đ for two shares.
    const held = positionsOf([trade({ quantity: 2, price: 4_500 }), sell('2026-08-20', 1, 5_000)], {
      ...USUAL_DESK_COSTS,
      fee: 1_700,
    }).get('FPT')!;
    expect([held.sales[0]!.cost, held.cost]).toEqual([4_508, 4_507]);
  });

  it('is sold with the costs of the first lots where that is the setting, and settles first in, first out in either', () => {
    const trades = [
      buy('2026-08-10', 1000, 100_000),
      buy('2026-08-11', 1000, 110_000),
      sell('2026-08-20', 1500, 120_000),
    ];
    const parts = [
      { lot: 'buy 2026-08-10', quantity: 1000 },
      { lot: 'buy 2026-08-11', quantity: 500 },
    ];
    const held = firstInFirstOut(...trades);

    expect(held.sales).toMatchObject([
      {
        received: 180_000_000 - 270_000 - 180_000,
        cost: 100_150_000 + 55_082_500,
        profit: 179_550_000 - 155_232_500,
        parts,
        unsettled: 0,
        uncovered: 0,
      },
    ]);
    expect([held.quantity, held.cost]).toEqual([500, 55_082_500]);
    expect(profitOf(held, 110_000, USUAL_DESK_COSTS)).toBe(55_000_000 - 82_500 - 55_000 - 55_082_500);
    expect(position(...trades).sales).toMatchObject([{ parts, cost: 157_736_250 }]);
    expect(position(...trades).lots).toEqual(held.lots);
  });

  it('gets new shares on an ex-date, which share the cost and are sold last', () => {
    const shares = bonus({ settles: '2026-09-30' });
    expect(lots(buy('2026-08-10', 1000, 100_000), shares)).toEqual([
      ['buy 2026-08-10', 1000, 87_086_956, '2026-08-12'],
      ['bonus', 150, 13_063_044, '2026-09-30'],
    ]);
    expect(lots(shares, buy('2026-08-12', 1000, 100_000))).toEqual([
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

  it('is taxed for received shares when they are sold, first of all, by their par value or a lower price', () => {
    const held = [buy('2026-08-10', 1000, 30_000), bonus({ settles: '2026-08-18' })];
    const taxes = (...sales: Trade[]) =>
      position(...held, ...sales).sales.map(({ taxed, quantity, price, received }) => [
        taxed,
        quantity * price - Math.round((quantity * price * 25) / 10_000) - received,
      ]);

    // Not before they have arrived; then 5 % of 10,000 đ each until all 150 are taxed.
    expect(
      taxes(
        sell('2026-08-17', 100, 30_000),
        sell('2026-08-18', 100, 30_000),
        sell('2026-08-19', 200, 30_000),
        sell('2026-08-20', 300, 30_000),
      ),
    ).toEqual([
      [0, 0],
      [100, 50_000],
      [50, 25_000],
      [0, 0],
    ]);
    expect(taxes(sell('2026-08-19', 1150, 8_000))).toEqual([[150, 60_000]]);
    // Sold before they have arrived, or arriving on a day that is not known.
    expect(taxes(sell('2026-08-17', 1100, 30_000))).toEqual([[100, 50_000]]);

    const now = position(...held, sell('2026-08-18', 100, 30_000));
    expect(now.untaxed).toBe(50);
    expect(now.lots.map(({ quantity, untaxed }) => [quantity, untaxed])).toEqual([
      [900, 0],
      [150, 50],
    ]);
    expect(profitOf(now, 30_000, USUAL_DESK_COSTS)).toBe(31_500_000 - 47_250 - 31_500 - 25_000 - now.cost);
  });

  it('is not taxed for new shares that were paid for', () => {
    const rights = bonus({ price: 10_000, settles: '2026-08-18' });
    const { sales, untaxed } = position(
      buy('2026-08-10', 1000, 30_000),
      rights,
      sell('2026-08-20', 1150, 30_000),
    );
    expect([sales[0]!.taxed, untaxed]).toEqual([0, 0]);
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
    expect(positionsOf([trade({ isPlanned: true })], USUAL_DESK_COSTS).size).toBe(0);
  });
});
