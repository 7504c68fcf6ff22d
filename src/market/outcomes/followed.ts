import { paidFor, receivedFor, type Costs } from '../costs';
import type { Day } from '../day';
import { toVnd } from '../format';
import { exceeds } from '../studies/compare';
import type { StudyKind } from '../studies/signal';
import type { FollowRules } from './follow-rules';
import type { Dates, FollowedMarket, Order } from './followed-market';

const LOT = 100;

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

/** What came of following the signals in one sequence, in đồng. */
export type Followed = {
  /** Cash, unsettled sales and shares at each day's close. */
  values: number[];
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

/** The rank of a signal among those that one opening can buy: the lower one is bought first. */
export type Rank = (symbol: string, kind: StudyKind, day: Day) => number;

type Position = {
  order: Order;
  dates: Dates;
  bought: Day;
  quantity: number;
  paid: number;
  price: number;
  isStopped: boolean;
};

/**
 * Follows the signals day by day. Each is bought at the first opening after it, for an equal part of the value at the last
 * close, in lots of 100 shares and settled cash. It is sold at the close of the tenth trading day after, or, after a close
 * below its stop, at the first price from the settlement on: that day's close where shares arrive at noon, else an opening.
 * The money of a sale buys at an opening from the third trading day after it on. `rank` orders the signals of one day.
 */
export function followSignals(
  { days, orders, datesOf }: FollowedMarket,
  rules: Pick<FollowRules, 'positions' | 'capital' | 'costs'>,
  rank: Rank,
): Followed {
  const { capital, costs, positions } = rules;
  const result: Omit<Followed, 'open'> = { values: [], trades: [], missed: 0, traded: 0, costs: 0 };
  let held: Position[] = [];
  let unsettled: { day: Day; amount: number }[] = [];
  let cash = capital;
  let value = capital;

  const sell = (position: Position, price: number, day: Day) => {
    const { order, bought, quantity, paid } = position;
    const { symbol, kind } = order;
    const received = receivedFor(quantity, price, costs);
    held = held.filter((other) => other !== position);
    unsettled.push({ day: datesOf(day).paidOut, amount: received });
    result.trades.push({ symbol, kind, bought, sold: day, quantity, paid, received });
    result.traded += quantity * price;
    result.costs += quantity * price - received;
  };

  const buy = (order: Order, index: number, day: Day) => {
    const open = order.candles.open[order.indices[index]!]!;
    const price = toVnd(open);
    const isHeld = held.some((position) => position.order.symbol === order.symbol);
    const quantity =
      isHeld || held.length >= positions || !exceeds(open, order.voidBelow)
        ? 0
        : lotsFor(Math.min(Math.floor(value / positions), cash), price, costs);
    if (quantity === 0) {
      result.missed += 1;
      return;
    }
    const paid = paidFor(quantity, price, costs);
    held.push({ order, dates: datesOf(day), bought: day, quantity, paid, price, isStopped: false });
    cash -= paid;
    result.traded += quantity * price;
    result.costs += paid - quantity * price;
  };

  days.forEach((day, index) => {
    if (unsettled.some((sale) => sale.day <= day)) {
      cash += sumOf(unsettled.filter((sale) => sale.day <= day));
      unsettled = unsettled.filter((sale) => sale.day > day);
    }
    for (const position of held) {
      const { candles, indices } = position.order;
      const { isAfternoon, sellable } = position.dates;
      const bar = indices[index]!;
      const isSellable = isAfternoon ? sellable < day : sellable <= day;
      if (bar !== -1 && position.isStopped && isSellable) {
        sell(position, toVnd(candles.open[bar]!), day);
      }
    }
    for (const order of ranked(orders[index]!, day, rank)) buy(order, index, day);
    for (const position of held) {
      const { candles, indices, voidBelow } = position.order;
      const { sellable, last } = position.dates;
      const bar = indices[index]!;
      if (bar === -1) continue;
      const close = candles.close[bar]!;
      position.price = toVnd(close);
      if (day >= last || (position.isStopped && sellable <= day)) sell(position, position.price, day);
      else if (exceeds(voidBelow, close)) position.isStopped = true;
    }

    value = cash + sumOf(unsettled);
    for (const { quantity, price } of held) value += quantity * price;
    result.values.push(value);
  });
  return { ...result, open: held.length };
}

function ranked(orders: readonly Order[], day: Day, rank: Rank) {
  if (orders.length < 2) return orders;
  return orders
    .map((order) => ({ order, rank: rank(order.symbol, order.kind, day) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ order }) => order);
}

function lotsFor(amount: number, price: number, costs: Costs) {
  if (price <= 0) return 0;
  let lots = Math.floor(amount / (price * LOT));
  while (lots > 0 && paidFor(lots * LOT, price, costs) > amount) lots -= 1;
  return lots * LOT;
}

function sumOf(sales: readonly { amount: number }[]) {
  return sales.reduce((total, { amount }) => total + amount, 0);
}
