import type { Candles } from '../../../src/market/candles';
import type { CashFlow } from '../../../src/market/account/cash-flows';
import type { PlannedTrade } from '../../../src/market/account/discipline';
import type { SignalTrade } from '../../../src/market/account/signal-results';

type Row = PlannedTrade & SignalTrade<'BREAK_OUT' | 'TREND_UP'>;

let count = 0;

/** A trade of FPT with an id of its own. */
export function trade(changes: Partial<Row>): Row {
  count += 1;
  return {
    ...{
      id: `trade ${count}`,
      symbol: 'FPT',
      side: 'BUY',
      quantity: 1_000,
      price: 100_000,
      day: '2026-08-10',
    },
    ...{ per: null, settles: null, isPlanned: false, stop: null, target: null, signalKind: null },
    ...changes,
  };
}

export const buy = (day: string, quantity: number, price: number, changes: Partial<Row> = {}) =>
  trade({ day, quantity, price, ...changes });
export const sell = (day: string, quantity: number, price: number, changes: Partial<Row> = {}) =>
  trade({ side: 'SELL', day, quantity, price, ...changes });
export const bonus = (day: string, quantity: number, per: number, price = 0) =>
  trade({ side: 'BONUS', day, quantity, per, price });
export const dividend = (day: string, price: number) => trade({ side: 'DIVIDEND', day, quantity: 0, price });

export function deposit(day: string, amount: number): CashFlow {
  return { id: `deposit ${day}`, day, amount };
}

export function withdrawal(day: string, amount: number): CashFlow {
  return { id: `withdrawal ${day}`, day, amount: -amount };
}

/** Bars by day in thousand đồng: a close alone, or open, high, low and close. */
export function candlesBy(
  days: Readonly<Record<string, number | readonly [number, number, number, number]>>,
): Candles {
  const rows = Object.entries(days).map(([day, bar]) => {
    const [open, high, low, close] = typeof bar === 'number' ? [bar, bar, bar, bar] : bar;
    return { time: Date.parse(day) / 1000, open, high, low, close };
  });
  return {
    time: rows.map(({ time }) => time),
    open: rows.map(({ open }) => open),
    high: rows.map(({ high }) => high),
    low: rows.map(({ low }) => low),
    close: rows.map(({ close }) => close),
    volume: rows.map(() => 100),
  };
}
