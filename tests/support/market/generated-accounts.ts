import fc from 'fast-check';
import type { Candles } from '../../../src/market/candles';
import type { Trade } from '../../../src/market/positions';
import { allDays, exchangeDays } from './exchange-days';
import { anyTrade, DAYS, type Rules } from './share-by-share';

/** A bar in whole đồng. */
export type Bar = { open: number; high: number; low: number; close: number };

/** The bars of a symbol by day; days may lack one. */
export type Bars = ReadonlyMap<string, Bar>;

type AnyFlow = { id: string; day: string; amount: number };

export type AnyTrade = Trade & { stop: number | null; target: number | null; signalKind: string | null };

export type AnyAccount = {
  trades: AnyTrade[];
  flows: AnyFlow[];
  bars: ReadonlyMap<string, Bars>;
  index: Bars;
  /** A day of the trades, and one after all of them. */
  day: string;
  today: string;
  rules: Rules;
};

/** Bars reach from before the first trade to beyond the tenth trading day after the last one. */
const BAR_DAYS = exchangeDays.slice(exchangeDays.indexOf('2026-02-05'), exchangeDays.indexOf('2026-03-27'));
const LATER = exchangeDays.slice(exchangeDays.indexOf('2026-03-05'), exchangeDays.indexOf('2026-03-25'));
const FLOW_DAYS = allDays.slice(allDays.indexOf('2026-02-05'), allDays.indexOf('2026-03-10'));

const price = fc.integer({ min: 50, max: 3_000 }).map((hundreds) => hundreds * 100);
const bar = fc.tuple(price, price, price, price).map(([open, close, one, other]): Bar => {
  const all = [open, close, one, other];
  return { open, close, high: Math.max(...all), low: Math.min(...all) };
});
const narrow = fc
  .tuple(fc.integer({ min: 900, max: 1_100 }), fc.integer({ min: -9, max: 9 }))
  .map(([close, move]): Bar => {
    const open = (close + move) * 100;
    return { open, close: close * 100, high: Math.max(open, close * 100), low: Math.min(open, close * 100) };
  });
const bars = fc
  .constantFrom(bar, narrow)
  .chain((each) => fc.array(fc.option(each), { minLength: BAR_DAYS.length, maxLength: BAR_DAYS.length }))
  .map((all): Bars => new Map(BAR_DAYS.flatMap((day, i) => (all[i] ? [[day, all[i]] as const] : []))));

/** Histories of an account: what flows in and out on any day, trades in any order, bars with gaps, and rates. */
export const accounts: fc.Arbitrary<AnyAccount> = fc.record({
  trades: fc
    .array(
      fc.tuple(
        anyTrade,
        fc.record({
          stop: fc.option(
            fc.oneof(
              price,
              price.map((each) => Math.ceil(each / 30_000) * 9_900),
            ),
            { freq: 5 },
          ),
          target: fc.option(
            fc.oneof(
              price,
              price.map((each) => 100_100 + each),
            ),
            { freq: 5 },
          ),
          signalKind: fc.constantFrom('BREAK_OUT', 'TREND_UP', null),
        }),
      ),
      { maxLength: 14 },
    )
    .map((all): AnyTrade[] => all.map(([trade, plan], i) => ({ ...trade, ...plan, id: String(i) })))
    .chain((trades) => fc.boolean().map((isOrderly) => (isOrderly ? soldLater(trades) : trades))),
  flows: fc
    .array(
      fc.record({
        amount: fc
          .tuple(fc.constantFrom(1, 1, -1), fc.integer({ min: 1, max: 20_000_000 }))
          .map(([sign, money]) => sign * money),
        day: fc.constantFrom(...FLOW_DAYS),
      }),
      { maxLength: 5 },
    )
    .map((flows): AnyFlow[] => flows.map((flow, i) => ({ ...flow, id: `flow ${i}` }))),
  bars: fc
    .record({ FPT: fc.option(bars, { freq: 9 }), HPG: bars })
    .map(({ FPT, HPG }) => new Map(FPT ? [['FPT', FPT] as const, ['HPG', HPG] as const] : [['HPG', HPG]])),
  index: bars,
  day: fc.constantFrom(...allDays.slice(allDays.indexOf(DAYS[0]!), allDays.indexOf(DAYS.at(-1)!) + 4)),
  today: fc.constantFrom(...LATER),
  rules: fc.record({
    fee: fc.constantFrom(1_500, 3_500, 0),
    tax: fc.constantFrom(1_000, 0),
    bonusTax: fc.constantFrom(50_000, 100_000, 0),
    costMethod: fc.constantFrom('AVERAGE' as const, 'FIFO' as const),
  }),
});

/** The bars as the product has them, in thousand đồng. */
export function candlesFrom(bars: Bars): Candles {
  const rows = [...bars];
  const column = (name: keyof Bar) => rows.map(([, each]) => each[name] / 1000);
  return {
    time: rows.map(([day]) => Date.parse(day) / 1000),
    ...{ open: column('open'), high: column('high'), low: column('low'), close: column('close') },
    volume: rows.map(() => 100),
  };
}

/** The same with purchases first, and larger sales after them, so that more of them are closed. */
function soldLater(trades: readonly AnyTrade[]): AnyTrade[] {
  const days = trades.map(({ day }) => day).sort();
  const sales = trades.filter(({ side }) => side === 'SELL');
  const others = trades.filter(({ side }) => side !== 'SELL');
  return [...others, ...sales].map((trade, i) => ({
    ...trade,
    day: days[i]!,
    quantity: trade.side === 'SELL' ? 2 * trade.quantity : trade.quantity,
  }));
}
