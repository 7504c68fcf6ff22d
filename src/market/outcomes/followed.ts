import { addTradingDays } from '../calendar';
import { NO_BARS, type Candles } from '../candles';
import { paidFor, receivedFor, type Costs } from '../costs';
import { dayOfEpochSeconds, type Day } from '../day';
import { toVnd } from '../format';
import { settlementOf } from '../settlement';
import { exceeds } from '../studies/compare';
import type { StudyKind, StudySignal } from '../studies/signal';

/** A purchase is sold at the close of the tenth trading day after it, unless its stop sells it before. */
export const HELD_DAYS = 10;

const LOT = 100;

/** One symbol's bars and the signals that were found in them. */
export type FollowedSymbol = { symbol: string; candles: Candles; signals: readonly StudySignal[] };

/** Which signals are followed, since when, with which capital in đồng, in how many positions at once, at which costs. */
export type FollowRules = {
  kind: StudyKind | null;
  since: Day;
  positions: number;
  capital: number;
  costs: Costs;
};

/** A purchase and its sale, in đồng. */
export type FollowedTrade = {
  symbol: string;
  kind: StudyKind;
  bought: Day;
  sold: Day;
  quantity: number;
  /** What was paid and received, costs included. */
  paid: number;
  received: number;
};

/** The greatest fall from a peak, from 0 to 1, and its days. */
export type Drawdown = { share: number; from: Day; to: Day };

/** What came of following the signals, in đồng. */
export type Followed = {
  days: Day[];
  /** Cash, unsettled sales and shares at each day's close. */
  values: number[];
  /** The capital held as the index since the first day; null without its bars. */
  benchmark: number[] | null;
  /** In the order of their sales. */
  trades: FollowedTrade[];
  /** Positions that are not sold yet. */
  open: number;
  /** Signals that were not bought: no free position, too little cash, the symbol held, or an opening below the stop. */
  missed: number;
  /** The value of all purchases and sales, and the fees and the tax on them. */
  traded: number;
  costs: number;
};

type Position = {
  symbol: string;
  kind: StudyKind;
  candles: Candles;
  voidBelow: number;
  bought: Day;
  quantity: number;
  paid: number;
  price: number;
  /** The first day of a sale, whether that is an afternoon, and the day on whose close it is sold at the latest. */
  sellable: Day;
  isAfternoon: boolean;
  last: Day;
  isStopped: boolean;
};

type Order = FollowedSymbol & { signal: StudySignal; bar: number };

/**
 * Follows the signals day by day. Each is bought at the first opening after it, for an equal part of the value at the last
 * close, in lots of 100 shares and settled cash. It is sold at the close of the tenth trading day after, or, after a close
 * below its stop, at the first price from the settlement on: that day's close where shares arrive at noon, else an opening.
 * The money of a sale buys at an opening from the third trading day after it on. On one day, symbols come in the order of
 * their names.
 */
export function followSignals(
  symbols: readonly FollowedSymbol[],
  benchmark: Candles | null,
  rules: FollowRules,
): Followed {
  const { capital, costs, positions } = rules;
  const orders = ordersByTime(symbols, rules.kind);
  const times = timesSince(symbols, rules.since);
  const barOf = barFinder();

  const result: Omit<Followed, 'open' | 'benchmark'> = {
    days: [],
    values: [],
    trades: [],
    missed: 0,
    traded: 0,
    costs: 0,
  };
  let held: Position[] = [];
  let unsettled: { day: Day; amount: number }[] = [];
  let cash = capital;
  let value = capital;

  const sell = (position: Position, price: number, day: Day) => {
    const { symbol, kind, bought, quantity, paid } = position;
    const received = receivedFor(quantity, price, costs);
    held = held.filter((other) => other !== position);
    unsettled.push({ day: addTradingDays(day, 3), amount: received });
    result.trades.push({ symbol, kind, bought, sold: day, quantity, paid, received });
    result.traded += quantity * price;
    result.costs += quantity * price - received;
  };

  const buy = ({ symbol, candles, signal, bar }: Order, day: Day) => {
    const open = candles.open[bar]!;
    const price = toVnd(open);
    const isHeld = held.some((position) => position.symbol === symbol);
    const quantity =
      isHeld || held.length >= positions || !exceeds(open, signal.voidBelow)
        ? 0
        : lotsFor(Math.min(Math.floor(value / positions), cash), price, costs);
    if (quantity === 0) {
      result.missed += 1;
      return;
    }
    const paid = paidFor(quantity, price, costs);
    const { kind, voidBelow } = signal;
    held.push({
      symbol,
      kind,
      candles,
      voidBelow,
      quantity,
      paid,
      price,
      ...settlementOf(day),
      last: addTradingDays(day, HELD_DAYS),
      isStopped: false,
    });
    cash -= paid;
    result.traded += quantity * price;
    result.costs += paid - quantity * price;
  };

  for (const time of times) {
    const day = dayOfEpochSeconds(time);
    cash += sumOf(unsettled.filter((sale) => sale.day <= day));
    unsettled = unsettled.filter((sale) => sale.day > day);

    for (const position of held) {
      const bar = barOf(position.candles, time);
      const isSellable = position.isAfternoon ? position.sellable < day : position.sellable <= day;
      if (bar !== undefined && position.isStopped && isSellable) {
        sell(position, toVnd(position.candles.open[bar]!), day);
      }
    }
    for (const order of orders.get(time) ?? []) buy(order, day);
    for (const position of held) {
      const bar = barOf(position.candles, time);
      if (bar === undefined) continue;
      const close = position.candles.close[bar]!;
      position.price = toVnd(close);
      if (day >= position.last || (position.isStopped && position.sellable <= day)) {
        sell(position, position.price, day);
      } else if (exceeds(position.voidBelow, close)) position.isStopped = true;
    }

    value =
      cash + sumOf(unsettled) + held.reduce((total, { quantity, price }) => total + quantity * price, 0);
    result.days.push(day);
    result.values.push(value);
  }
  return { ...result, open: held.length, benchmark: heldIndex(benchmark ?? NO_BARS, times, capital) };
}

/** The greatest fall of values from a peak; null where they never fell. */
export function drawdownOf(
  days: readonly Day[],
  values: readonly number[],
  capital: number,
): Drawdown | null {
  let worst: Drawdown | null = null;
  let peak = { value: capital, day: days[0] };
  values.forEach((value, i) => {
    const day = days[i]!;
    if (value > peak.value) peak = { value, day };
    const share = 1 - value / peak.value;
    if (share > (worst?.share ?? 0)) worst = { share, from: peak.day!, to: day };
  });
  return worst;
}

/** How often a year the value was bought and sold again, by the mean value; null without a day. */
export function turnoverOf({ values, traded }: Pick<Followed, 'values' | 'traded'>): number | null {
  const days = values.length;
  if (days === 0) return null;
  const mean = values.reduce((total, value) => total + value, 0) / days;
  return (traded / 2 / mean) * (TRADING_DAYS_A_YEAR / days);
}

const TRADING_DAYS_A_YEAR = 250;

/** The trades that lost the greatest part of what was paid, the worst first; a gain is none. */
export function worstTrades(trades: readonly FollowedTrade[], count: number): FollowedTrade[] {
  return trades
    .filter(({ paid, received }) => received < paid)
    .toSorted((a, b) => a.received / a.paid - b.received / b.paid || a.bought.localeCompare(b.bought))
    .slice(0, count);
}

/** The signals by the time of the bar that can buy them. */
function ordersByTime(symbols: readonly FollowedSymbol[], kind: StudyKind | null) {
  const orders = new Map<number, Order[]>();
  for (const followed of symbols.toSorted((a, b) => (a.symbol < b.symbol ? -1 : 1))) {
    for (const signal of followed.signals) {
      const bar = signal.index + 1;
      const time = followed.candles.time[bar];
      if (time === undefined || (kind !== null && signal.kind !== kind)) continue;
      const known = orders.get(time);
      if (known) known.push({ ...followed, signal, bar });
      else orders.set(time, [{ ...followed, signal, bar }]);
    }
  }
  return orders;
}

function timesSince(symbols: readonly FollowedSymbol[], since: Day) {
  const times = new Set(symbols.flatMap(({ candles }) => candles.time));
  return [...times].filter((time) => dayOfEpochSeconds(time) >= since).toSorted((a, b) => a - b);
}

function barFinder() {
  const bars = new Map<Candles, Map<number, number>>();
  return (candles: Candles, time: number) => {
    let places = bars.get(candles);
    if (!places) bars.set(candles, (places = new Map(candles.time.map((each, i) => [each, i]))));
    return places.get(time);
  };
}

function lotsFor(amount: number, price: number, costs: Costs) {
  if (price <= 0) return 0;
  let lots = Math.floor(amount / (price * LOT));
  while (lots > 0 && paidFor(lots * LOT, price, costs) > amount) lots -= 1;
  return lots * LOT;
}

function heldIndex({ time, open, close }: Candles, times: readonly number[], capital: number) {
  const first = times[0] === undefined ? -1 : time.findIndex((each) => each >= times[0]!);
  const base = open[first];
  if (!base) return null;
  let bar = first - 1;
  return times.map((each) => {
    while (time[bar + 1] !== undefined && time[bar + 1]! <= each) bar += 1;
    return bar < first ? capital : Math.round((capital * close[bar]!) / base);
  });
}

function sumOf(sales: readonly { amount: number }[]) {
  return sales.reduce((total, { amount }) => total + amount, 0);
}
