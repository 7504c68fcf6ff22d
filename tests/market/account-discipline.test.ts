import { describe, expect, it } from 'vitest';
import { disciplineOf } from '../../src/market/account/discipline';
import { disciplineTotals } from '../../src/market/account/discipline-totals';
import type { Candles } from '../../src/market/candles';
import { USUAL_DESK_COSTS } from '../../src/market/costs';
import { tradingDays } from '../../src/market/calendar';
import { bonus, buy, candlesBy, dividend, sell, trade } from '../support/market/account-rows';

type Bars = Parameters<typeof candlesBy>[0];
type Trades = Parameters<typeof disciplineOf>[0]['trades'];

/** Bars at 100 on every trading day until a day, but for some. */
const bars = (until: string, changes: Bars): Candles =>
  candlesBy(
    Object.fromEntries(tradingDays('2026-08-10', until).map((day) => [day, changes[day] ?? 100] as const)),
  );

/** Bought on a Monday; sellable from 13:00 on 12/08; the tenth trading day after is 24/08. */
const PLAN = { stop: 95_000, target: 110_000 };
const bought = () => buy('2026-08-10', 1_000, 100_000, PLAN);

const all = (trades: Trades, today: string, changes: Bars = {}) =>
  disciplineOf({
    ...{ trades, costs: USUAL_DESK_COSTS, today },
    candles: new Map([['FPT', bars('2026-09-30', changes)]]),
  });
const kept = (trades: Trades, today: string, changes: Bars = {}) => all(trades, today, changes)[0]!;

/** What a thousand shares bring more or less by a price that is so much higher, after 0.15 % and 0.1 %. */
const proceeds = (price: number) => price * 1_000 - price * 1.5 - price;

describe('a stop', () => {
  const low: Bars = { '2026-08-13': [96, 97, 94.5, 96] };

  it('is obeyed by a sale until the trading day after it was reached, and that costs what was lost beside it', () => {
    const { planned, met } = kept([bought(), sell('2026-08-14', 1_000, 94_000)], '2026-08-20', low);
    expect(planned).toEqual({ rule: 'STOP', day: '2026-08-13', price: 95_000 });
    expect(met).toEqual({
      STOP: {
        ...{ rule: 'STOP', day: '2026-08-13', price: 95_000, quantity: 1_000, sold: '2026-08-14', days: 1 },
        ...{ isObeyed: true, cost: 997_500 },
      },
      ...{ TARGET: null, HORIZON: null },
    });
  });

  it('is not obeyed by a later sale, nor by none, and that is open until the next trading day is over', () => {
    const late = kept([bought(), sell('2026-08-17', 1_000, 90_000)], '2026-08-20', low).met.STOP;
    expect(late).toMatchObject({ isObeyed: false, sold: '2026-08-17', days: 2, cost: 4_987_500 });
    const held = (today: string) => kept([bought()], today, { ...low, '2026-08-17': 90 }).met.STOP;
    expect(held('2026-08-12')).toBeNull();
    expect(held('2026-08-14')).toMatchObject({ isObeyed: null, sold: null, cost: -4_987_500, days: 1 });
    expect(held('2026-08-17')).toMatchObject({ isObeyed: false, sold: null, cost: 4_987_500, days: 2 });
  });

  it('counts only once the shares can be sold, by the close alone on the day on which they arrive at noon', () => {
    const morning: Bars = { '2026-08-11': 90, '2026-08-12': [94, 98, 93, 96] };
    expect(kept([bought()], '2026-08-20', morning).met.STOP).toBeNull();
    const close: Bars = { '2026-08-12': [99, 100, 93, 94] };
    expect(kept([bought()], '2026-08-20', close).met.STOP).toMatchObject({
      ...{ day: '2026-08-12', price: 94_000 },
    });
  });

  it('sells at the opening where that lies below it, and comes before the target of the same bar', () => {
    const gap: Bars = { '2026-08-13': [93, 111, 92, 110] };
    expect(kept([bought()], '2026-08-13', gap)).toMatchObject({
      ...{ planned: { rule: 'STOP', price: 93_000 }, met: { TARGET: null } },
    });
  });

  it('is met by the shares that are still held', () => {
    const trades = [bought(), sell('2026-08-12', 400, 111_000), sell('2026-08-13', 600, 95_000)];
    const { met, early } = kept(trades, '2026-08-20', low);
    expect(met.STOP).toMatchObject({ quantity: 600, isObeyed: true, days: 0, cost: 0 });
    expect(early).toBeNull();
    const sold = kept([bought(), sell('2026-08-12', 1_000, 111_000)], '2026-08-20', low);
    expect(sold).toMatchObject({ planned: { rule: 'STOP' }, met: { STOP: null }, left: 0 });
  });

  it('is lowered by ex-dates, and what they brought is counted with the shares', () => {
    const trades = [bought(), bonus('2026-08-17', 1, 1), dividend('2026-08-18', 1_000)];
    // 95,000 đ, then 47,500 đ, then 46,500 đ.
    const after: Bars = {
      ...{ '2026-08-17': 50, '2026-08-18': 49, '2026-08-19': [49, 49, 46.6, 48], '2026-08-20': 46.5 },
      '2026-08-21': 45,
    };
    const { met } = kept(trades, '2026-08-21', after);
    expect(met.STOP).toMatchObject({ day: '2026-08-20', price: 46_500, quantity: 1_000 });
    expect(met.STOP!.cost).toBe(2 * (proceeds(46_500) - proceeds(45_000)));
  });
});

describe('a sale before the target', () => {
  it('costs what the target would have brought more', () => {
    const high: Bars = { '2026-08-18': [105, 110, 104, 108] };
    const { planned, early, met } = kept([bought(), sell('2026-08-14', 1_000, 103_000)], '2026-08-28', high);
    expect(planned).toEqual({ rule: 'TARGET', day: '2026-08-18', price: 110_000 });
    expect(early).toEqual({ quantity: 1_000, cost: proceeds(110_000) - proceeds(103_000) });
    expect(met).toEqual({ STOP: null, TARGET: null, HORIZON: null });
  });

  it('saved something where the plan came to its stop or its end below that', () => {
    const trades = [bought(), sell('2026-08-14', 1_000, 103_000)];
    expect(kept(trades, '2026-08-28', { '2026-08-19': [99, 100, 94, 96] }).early).toEqual({
      ...{ quantity: 1_000, cost: proceeds(95_000) - proceeds(103_000) },
    });
    expect(kept(trades, '2026-08-28', { '2026-08-24': 101 }).early).toEqual({
      ...{ quantity: 1_000, cost: proceeds(101_000) - proceeds(103_000) },
    });
  });

  it('has no known cost before its plan is over', () => {
    const trades = [bought(), sell('2026-08-14', 400, 103_000), sell('2026-08-17', 100, 104_000)];
    expect(kept(trades, '2026-08-21')).toMatchObject({ planned: null, early: { quantity: 500, cost: null } });
  });

  it('is judged by the levels after an ex-date from that day on', () => {
    const trades = [bought(), bonus('2026-08-14', 1, 1), sell('2026-08-14', 1_000, 50_000)];
    expect(kept(trades, '2026-08-14', { '2026-08-14': 50 }).early).toEqual({ quantity: 1_000, cost: null });
  });

  it('is none at the target, at the stop, or without a target', () => {
    const at = (price: number) => kept([bought(), sell('2026-08-14', 1_000, price)], '2026-08-20').early;
    expect([at(110_000), at(95_000), at(95_001)]).toEqual([null, null, { quantity: 1_000, cost: null }]);
    const open = buy('2026-08-10', 1_000, 100_000, { stop: 95_000 });
    expect(kept([open, sell('2026-08-14', 1_000, 101_000)], '2026-08-20').early).toBeNull();
  });
});

describe('the horizon of a plan', () => {
  it('is the close of the tenth trading day after the purchase, beyond which days and costs are counted', () => {
    const { planned, met } = kept([bought(), sell('2026-08-27', 1_000, 101_000)], '2026-09-30', {
      ...{ '2026-08-24': 102 },
    });
    expect(planned).toEqual({ rule: 'HORIZON', day: '2026-08-24', price: 102_000 });
    expect(met.HORIZON).toMatchObject({ isObeyed: false, days: 3, sold: '2026-08-27', cost: 997_500 });
  });

  it('is the first bar after that day where it has none', () => {
    const candles = new Map([['FPT', candlesBy({ '2026-08-21': 101, '2026-08-26': 103, '2026-08-27': 99 })]]);
    const [row] = disciplineOf({ trades: [bought()], costs: USUAL_DESK_COSTS, candles, today: '2026-08-27' });
    expect(row!.planned).toEqual({ rule: 'HORIZON', day: '2026-08-26', price: 103_000 });
  });

  it('takes its own part of what ignoring the plan cost, so that the parts add up to the difference from it', () => {
    const { met } = kept([bought(), sell('2026-08-26', 1_000, 97_000)], '2026-09-30', {
      ...{ '2026-08-13': [96, 97, 94.5, 96], '2026-08-24': 92 },
    });
    expect([met.STOP!.cost, met.HORIZON!.cost]).toEqual([2_992_500, -4_987_500]);
    expect(met.STOP!.cost + met.HORIZON!.cost).toBe(proceeds(95_000) - proceeds(97_000));
  });
});

describe('the discipline of purchases', () => {
  it('is examined of real ones with a stop, and knows nothing without bars', () => {
    const trades = [
      trade(PLAN),
      trade({}),
      trade({ ...PLAN, isPlanned: true }),
      trade({ ...PLAN, symbol: 'HPG' }),
    ];
    const rows = all(trades, '2026-08-20');
    expect(rows.map(({ symbol, left }) => [symbol, left])).toEqual([
      ['FPT', 1_000],
      ['HPG', 1_000],
    ]);
    const nothing = { STOP: null, TARGET: null, HORIZON: null };
    expect(rows[1]).toMatchObject({ planned: null, met: nothing, early: null });
  });

  it('is summed up by rule, with the cost of what was ignored', () => {
    const on = (symbol: string) => ({ symbol });
    const changes: Bars = { '2026-08-13': [96, 97, 94.5, 96] };
    const candles = new Map(
      ['AAA', 'BBB', 'CCC', 'DDD'].map((symbol) => [symbol, bars('2026-08-20', changes)]),
    );
    const own = (symbol: string) => buy('2026-08-10', 1_000, 100_000, { ...PLAN, symbol });
    const trades = [
      ...[own('AAA'), sell('2026-08-14', 1_000, 94_000, on('AAA'))],
      ...[own('BBB'), sell('2026-08-17', 1_000, 90_000, on('BBB'))],
      ...[own('CCC'), sell('2026-08-12', 1_000, 101_000, on('CCC'))],
      buy('2026-08-18', 1_000, 100_000, { ...PLAN, symbol: 'DDD' }),
      sell('2026-08-20', 500, 101_000, on('DDD')),
    ];
    const rows = disciplineOf({ trades, costs: USUAL_DESK_COSTS, candles, today: '2026-08-20' });
    const none = { count: 0, obeyed: 0, ignored: 0, undecided: 0, cost: 0 };
    expect(disciplineTotals(rows)).toEqual({
      rules: {
        STOP: { count: 2, obeyed: 1, ignored: 1, undecided: 0, cost: 4_987_500 },
        ...{ TARGET: none, HORIZON: none },
      },
      early: { count: 2, undecided: 1, cost: proceeds(95_000) - proceeds(101_000) },
    });
    // On the day after the stop only the sale of that day is decided.
    const undecided = disciplineOf({
      trades: trades.slice(0, 3),
      costs: USUAL_DESK_COSTS,
      candles,
      today: '2026-08-14',
    });
    expect(disciplineTotals(undecided).rules.STOP).toEqual({
      ...{ count: 2, obeyed: 1, ignored: 0, undecided: 1, cost: 0 },
    });
  });
});
