import { compareTexts } from './by-text';
import {
  bonusTaxFor,
  broughtBy,
  dividendFor,
  paidFor,
  receivedFor,
  type DeskCosts,
  type PaidCosts,
} from './costs';
import { currentCalendar, type TradingCalendar } from './calendar';
import type { Day } from './day';
import { partOfWhole, roundedPart } from './fractions';
import { costOf, leftOf, openLots } from './open-lots';
import { receivedShares } from './received-shares';
import { sellableFrom, settlementOf } from './settlement';
import { valueOf } from './trade-price';

/**
 * A purchase or a sale, or what an ex-date brings: new shares, or cash. All money in whole đồng, but for a price, which may
 * have a fraction. What it cost by its broker counts of a purchase and a sale.
 */
export type Trade = PaidCosts & {
  id: string;
  symbol: string;
  side: 'BUY' | 'SELL' | 'BONUS' | 'DIVIDEND';
  /** Shares; of BONUS the new ones for every `per` that are held. */
  quantity: number;
  /** A share's; of BONUS what a new share costs, of DIVIDEND the cash for a share before tax. */
  price: number;
  /** The trading day, or the ex-date. */
  day: Day;
  per: number | null;
  /** Of BONUS the first day on which the new shares may be sold; null where it is not known. */
  settles: Day | null;
  /** Whether it is intended only. */
  isPlanned: boolean;
};

/** What is left of one purchase, or of the new shares of one ex-date. */
export type Lot = {
  /** The trade that it comes from. */
  id: string;
  origin: 'BUY' | 'BONUS';
  day: Day;
  /** Shares that it began with, and those that are left. */
  bought: number;
  quantity: number;
  /** What the shares that are left cost by themselves, fees included, less the dividends on them. */
  cost: number;
  /** Shares of it that were received as dividend or bonus and are still to be taxed for that. */
  untaxed: number;
  /** Null where the day is not known. */
  sellable: Day | null;
  /** From 13:00 of that day, else from its opening. */
  isAfternoon: boolean;
};

/** A part of a sale that came from one lot. */
type SoldPart = { lot: string; quantity: number; cost: number };

export type Sale = {
  id: string;
  day: Day;
  quantity: number;
  price: number;
  /** What it brought, after fee and taxes, and what its shares had cost. */
  received: number;
  cost: number;
  profit: number;
  parts: readonly SoldPart[];
  /** Shares of it that were taxed as received ones. */
  taxed: number;
  /** Shares of it that were not settled on its day, and shares that no purchase explains; their cost is 0. */
  unsettled: number;
  uncovered: number;
};

/** What an ex-date brought to a holding. */
type Adjustment = {
  id: string;
  side: 'BONUS' | 'DIVIDEND';
  day: Day;
  /** Shares held before it, and the new ones. */
  held: number;
  shares: number;
  /** Cash received, after tax. */
  cash: number;
};

/** All trades of a symbol taken together. */
export type Position = {
  symbol: string;
  /** First the ones that are sold first. */
  lots: readonly Lot[];
  quantity: number;
  /** By the cost method: with the average, the lots may differ from it in sum. */
  cost: number;
  /** Shares received as dividend or bonus that are still to be taxed for that. */
  untaxed: number;
  /** Oldest first. */
  sales: readonly Sale[];
  adjustments: readonly Adjustment[];
};

/** An instant of the market: its day and the minute of that day. */
export type MarketMoment = { day: Day; minute: number };

/** What was computed last of a list of trades, which several views show. */
const computed = new WeakMap<
  readonly Trade[],
  { costs: DeskCosts; calendar: TradingCalendar; positions: ReadonlyMap<string, Position> }
>();

/**
 * The position of every symbol, by trades in any order, in whole đồng. On one day an ex-date comes first, then purchases,
 * then sales. A sale takes the shares that settled first. Fee and taxes are what the broker took where a trade has them, else
 * the settings'.
 *
 * Its cost by the average method, that of brokers' statements (phs.vn, "Công thức tính giá vốn"): the part of the total
 * cost that its shares are of all, rounded half up; the rest keeps what is left of the total, so that nothing drifts and
 * the last share leaves 0. A purchase adds what was paid with its fee, new shares what was paid for them, and a cash
 * dividend takes off what was received after tax, below 0 too: else a sale would hide that gain. By FIFO, it is that of the
 * lots from which it takes; the cost of a lot is spread evenly, to the đồng.
 */
export function positionsOf(
  trades: readonly Trade[],
  costs: DeskCosts,
  calendar = currentCalendar(),
): ReadonlyMap<string, Position> {
  const known = computed.get(trades);
  if (known?.costs === costs && known.calendar === calendar) return known.positions;
  const positions = compute(trades, costs, calendar);
  computed.set(trades, { costs, calendar, positions });
  return positions;
}

function compute(
  trades: readonly Trade[],
  costs: DeskCosts,
  calendar: TradingCalendar,
): ReadonlyMap<string, Position> {
  const books = new Map<string, ReturnType<typeof openBook>>();
  for (const trade of tradesInOrder(trades.filter(({ isPlanned }) => !isPlanned))) {
    const book = books.get(trade.symbol) ?? openBook(trade.symbol, costs, calendar);
    books.set(trade.symbol, book);
    book.add(trade);
  }
  return new Map([...books].map(([symbol, book]) => [symbol, book.position()]));
}

/** Whether the shares of a lot may be sold at a moment. */
export function isSettled(lot: Pick<Lot, 'sellable' | 'isAfternoon'>, { day, minute }: MarketMoment) {
  if (lot.sellable === null) return false;
  return lot.sellable < day || (lot.sellable === day && minute >= sellableFrom(lot));
}

/** The shares that may be sold at a moment. */
export function sellableOf({ lots }: Pick<Position, 'lots'>, at: MarketMoment): number {
  return sum(lots.map((lot) => (isSettled(lot, at) ? lot.quantity : 0)));
}

/** What shares of a cost would bring at a price, after fee and taxes, less that cost. */
export function profitOf(
  { quantity, cost, untaxed }: Pick<Position, 'quantity' | 'cost' | 'untaxed'>,
  price: number,
  costs: DeskCosts,
): number {
  return receivedFor(quantity, price, costs) - bonusTaxFor(untaxed, price, costs) - cost;
}

/** A profit in percent of what its shares had cost; null where they had cost nothing. */
export function profitPercent(profit: number, cost: number): number | null {
  return cost > 0 ? (profit / cost) * 100 : null;
}

/** What a share cost on average, to the đồng; null without shares. */
export function averageCost({ quantity, cost }: { quantity: number; cost: number }): number | null {
  return quantity > 0 ? Math.round(cost / quantity) : null;
}

function openBook(symbol: string, costs: DeskCosts, calendar: TradingCalendar) {
  const lots = openLots();
  /** What all shares that are held cost together. */
  let total = 0;
  const received = receivedShares();
  const isAverage = costs.costMethod === 'AVERAGE';
  const sales: Sale[] = [];
  const adjustments: Adjustment[] = [];

  const buy = (trade: Trade) => {
    const { id, quantity, price, day } = trade;
    const { sellable, isAfternoon } = settlementOf(day, calendar);
    const paid = paidFor(quantity, price, costs, trade);
    total += paid;
    const counts = { bought: quantity, of: quantity, paid, sold: 0 };
    lots.add({ id, origin: 'BUY', day, ...counts, sellable, isAfternoon, isFree: false });
  };

  const sell = (trade: Trade) => {
    const { id, quantity, price, day } = trade;
    const held = lots.held();
    const parts: SoldPart[] = [];
    let unsettled = 0;
    const left = lots.take(quantity, (lot, taken, cost) => {
      parts.push({ lot: lot.id, quantity: taken, cost });
      if (lot.sellable === null || lot.sellable > day) unsettled += taken;
    });
    const taxed = received.sell(quantity - left, day, lots.free());
    const average = roundedPart(total, quantity - left, held);
    total -= average;
    const brought = broughtBy(trade, taxed, costs);
    const cost = isAverage ? average : sum(parts.map((part) => part.cost));
    const result = { received: brought, cost, profit: brought - cost };
    sales.push({ id, day, quantity, price, ...result, parts, taxed, unsettled, uncovered: left });
  };

  const receiveShares = ({ id, day, quantity, price, per, settles }: Trade) => {
    const all = lots.held();
    // New shares have no right of their own ex-date.
    const own = lots.all().filter((lot) => lot.origin === 'BONUS' && lot.day === day);
    const held = all - sum(own.map(leftOf));
    const shares = per === null ? 0 : partOfWhole(held, quantity, per);
    adjustments.push({ id, side: 'BONUS', day, held, shares, cash: 0 });
    if (shares === 0) return;
    if (price === 0) received.add(shares, settles);
    let paid = valueOf(shares, price);
    total += paid;
    lots.reprice((lot) => {
      const [before, remains] = [costOf(lot), partOfWhole(costOf(lot), all, all + shares)];
      paid += before - remains;
      return remains;
    });
    const counts = { bought: shares, of: shares, paid, sold: 0 };
    const arrival = { sellable: settles, isAfternoon: false, isFree: price === 0 };
    lots.add({ id, origin: 'BONUS', day, ...counts, ...arrival });
  };

  const receiveCash = ({ id, day, price }: Trade) => {
    const held = lots.held();
    const cash = dividendFor(held, price);
    adjustments.push({ id, side: 'DIVIDEND', day, held, shares: 0, cash });
    total -= cash;
    let counted = 0;
    lots.reprice((lot) => {
      const before = partOfWhole(cash, counted, held);
      counted += leftOf(lot);
      return costOf(lot) - (partOfWhole(cash, counted, held) - before);
    });
  };

  const add = { BUY: buy, SELL: sell, BONUS: receiveShares, DIVIDEND: receiveCash };
  return {
    add: (trade: Trade) => add[trade.side](trade),
    position(): Position {
      const untaxed = received.untaxed();
      let behind = untaxed;
      const open = lots
        .all()
        .toReversed()
        .map((lot): Lot => {
          const { of: _of, paid: _paid, sold: _sold, isFree, ...rest } = lot;
          // The first that arrived are the first that are taxed.
          const ofLot = isFree ? Math.min(behind, leftOf(lot)) : 0;
          behind -= ofLot;
          return { ...rest, quantity: leftOf(lot), cost: costOf(lot), untaxed: ofLot };
        });
      const [quantity, byLots] = [sum(open.map((lot) => lot.quantity)), sum(open.map((lot) => lot.cost))];
      const cost = isAverage ? total : byLots;
      return { symbol, lots: open.toReversed(), quantity, cost, untaxed, sales, adjustments };
    },
  };
}

const ORDER = { DIVIDEND: 0, BONUS: 1, BUY: 2, SELL: 3 };

/** Trades in the order in which a position counts them. */
export function tradesInOrder<Row extends Pick<Trade, 'day' | 'side'>>(trades: readonly Row[]): Row[] {
  return [...trades].sort(
    (one, other) => compareTexts(one.day, other.day) || ORDER[one.side] - ORDER[other.side],
  );
}

function sum(figures: readonly number[]) {
  return figures.reduce((total, figure) => total + figure, 0);
}
