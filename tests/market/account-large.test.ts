import { describe, expect, it } from 'vitest';
import { accountOf } from '../../src/market/account/account';
import { disciplineOf } from '../../src/market/account/discipline';
import { performanceOf } from '../../src/market/account/performance';
import { signalResults } from '../../src/market/account/signal-results';
import { addTradingDays, tradingDays } from '../../src/market/calendar';
import { NO_BARS, type Candles } from '../../src/market/candles';
import { USUAL_DESK_COSTS } from '../../src/market/costs';
import { toVnd } from '../../src/market/format';
import { bonus, buy, candlesBy, deposit, dividend, sell } from '../support/market/account-rows';
import { generator } from '../support/market/series';

const DAYS = tradingDays('2021-01-04', '2025-12-31');
const CAPITAL = 1_000_000_000_000;

/** Ten thousand trades of forty symbols over five years, each sale of shares that are held, with some ex-dates. */
function largeDesk() {
  const random = generator(7);
  const upTo = (count: number) => Math.floor(random() * count);
  const symbols = Array.from({ length: 40 }, (_, i) => `S${String(i).padStart(2, '0')}`);
  const candles = new Map(symbols.map((symbol) => [symbol, walk(random)]));
  const held = new Map<string, number>();
  const trades = [];
  for (let i = 0; i < 10_000; i += 1) {
    const index = Math.floor((i * DAYS.length) / 10_000);
    const symbol = symbols[upTo(40)]!;
    const { close } = candles.get(symbol)!;
    const price = toVnd(close[Math.min(index, close.length - 1)]!);
    const before = held.get(symbol) ?? 0;
    const quantity = 100 * (1 + upTo(9));
    const isSale = before >= quantity && random() < 0.5;
    held.set(symbol, isSale ? before - quantity : before + quantity);
    const plan = { symbol, stop: Math.round(price * 0.95), target: Math.round(price * 1.1) };
    if (i % 250 === 0) trades.push({ ...bonus(DAYS[index]!, 1, 10), symbol });
    if (i % 200 === 0) trades.push({ ...dividend(DAYS[index]!, 1_000), symbol });
    trades.push((isSale ? sell : buy)(DAYS[index]!, quantity, price, plan));
  }
  return { trades, candles };
}

/** Closes that wander, with a gap of some days now and then. */
function walk(random: () => number): Candles {
  let price = 50;
  return candlesBy(
    Object.fromEntries(
      DAYS.flatMap((day): [string, number][] => {
        price = Math.max(5, Math.round(price * (1 + 0.04 * (random() - 0.5)) * 20) / 20);
        return random() < 0.02 ? [] : [[day, price]];
      }),
    ),
  );
}

describe('an account of 10,000 trades in five years', () => {
  const { trades, candles } = largeDesk();
  const flows = [deposit(DAYS[0]!, CAPITAL)];
  const costs = USUAL_DESK_COSTS;
  const until = addTradingDays(DAYS.at(-1)!, 5);

  it('has grown by as much as a single deposit has, to what it holds on the last day', () => {
    const performance = performanceOf({ trades, flows, costs, closes: candles, index: NO_BARS, until })!;
    const last = performance.days.at(-1)!;
    const prices = new Map([...candles].map(([symbol, { close }]) => [symbol, toVnd(close.at(-1)!)]));
    const account = accountOf({ trades, flows, costs, day: until, prices, sectors: new Map() });

    expect(account.uncovered).toBe(0);
    expect(last.total).toBe(account.total);
    expect(Math.abs(last.growth - last.total / CAPITAL)).toBeLessThan(1e-9);
    expect(performance.days.every(({ total }) => Number.isSafeInteger(total))).toBe(true);
    expect(performance.months).toHaveLength(61);
    const weights = [...account.holdings.map(({ weight }) => weight!), account.cashWeight!];
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(1_000_000);
  });

  it('has costs of ignored plans in whole đồng, and the profit of all closed purchases', () => {
    const rows = disciplineOf({ trades, costs, candles, today: until });
    expect(rows).toHaveLength(trades.filter(({ side }) => side === 'BUY').length);
    const all = rows.flatMap(({ met, early }) => [met.STOP, met.TARGET, met.HORIZON, early]);
    expect(all.every((each) => Number.isSafeInteger(each?.cost ?? 0))).toBe(true);

    const [results] = signalResults(trades, costs);
    expect(results!.count).toBe(rows.filter(({ left }) => left === 0).length);
    expect(Number.isSafeInteger(results!.profit)).toBe(true);
  });
});
