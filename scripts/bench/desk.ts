import { tradingDays } from '../../src/market/calendar';

const DAYS = tradingDays('2024-01-02', '2026-08-26');
const SYMBOLS = 200;

/** Of five trades of a symbol, three are purchases. */
const SIDES = ['buy', 'buy', 'sell', 'buy', 'sell'];

/** A person's desk as the server keeps it: so many trades of 200 symbols, in the order of their days. */
export function deskOf(trades: number, symbols: readonly string[]) {
  return {
    ...{ version: 1, alerts: [], notes: [], lines: [], ignored: [], settings: {} },
    trades: Array.from({ length: trades }, (_, i) => tradeOf(i, trades, symbols[i % SYMBOLS]!)),
  };
}

function tradeOf(i: number, trades: number, symbol: string) {
  const side = SIDES[Math.floor(i / SYMBOLS) % SIDES.length]!;
  const price = 15 + ((i * 7919) % 200) / 10;
  const plan = side === 'buy' ? { stop: price - 12, target: price + 40 } : {};
  return {
    ...{ id: `t${i}`, symbol, side, quantity: 100 * (1 + (i % 7)), price },
    ...{ date: DAYS[Math.floor((i / trades) * DAYS.length)]!, note: null },
    ...plan,
  };
}
