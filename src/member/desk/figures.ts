import type { DeskTrade } from '../../graph/values';
import { byText } from '../../market/by-text';
import { levelsOn } from '../../market/account/purchase-levels';
import { exDaysOf, type ExDay } from '../../market/account/rights';
import { countTradingDays } from '../../market/calendar';
import type { DeskCosts } from '../../market/costs';
import type { Day } from '../../market/day';
import type { Exchange } from '../../market/exchange';
import { formatVolume, toThousand, toVnd } from '../../market/format';
import {
  isSettled,
  positionsOf,
  profitOf,
  profitPercent,
  sellableOf,
  type Lot,
  type MarketMoment,
  type Position,
  type Sale,
} from '../../market/positions';
import { canReach } from '../../market/price-steps';

/** Where the shares of a lot stand: bought today, settling until 13:00 of T+2, or sellable. */
export type LotStage = 'bought' | 'settling' | 'sellable';

/** A lot with the trade that it comes from and where it stands. */
export type LotLine = Lot & {
  trade: DeskTrade;
  /** Its stop and its target in the prices of now. */
  levels: Pick<DeskTrade, 'stop' | 'target'>;
  /** Whether the price of now is of others than the one that was paid, and reaches no level. */
  isOfOtherPrices: boolean;
  stage: LotStage;
  /** What this lot alone would bring now; null without a price. */
  profit: Profit | null;
};

/** Money won or lost in đồng, and that in percent of what was paid, where this is known. */
export type Profit = { amount: number; percent: number | null };

/** A symbol that is held, at the price of now; what depends on a price is null without one. */
export type HoldingLine = Position & {
  lines: readonly LotLine[];
  sellable: number;
  /** In đồng. */
  price: number | null;
  value: number | null;
  profit: Profit | null;
};

/** A sale with the purchase that it ends, or a part of it. */
export type SaleLine = Omit<Sale, 'profit'> & {
  symbol: string;
  bought: number | null;
  profit: Profit;
  isStopped: boolean;
};

type Input = {
  trades: readonly DeskTrade[];
  costs: DeskCosts;
  at: MarketMoment;
  /** In thousand đồng, by symbol. */
  prices: ReadonlyMap<string, number | null>;
  /** Of the symbols of which it is known. */
  exchanges?: ReadonlyMap<string, Exchange>;
  /** The last day on which bars step to other prices, of the symbols of which it is known. */
  steps?: ReadonlyMap<string, Day>;
};

/** What the desk shows of its trades. */
export function figuresOf({ trades, costs, at, prices, exchanges, steps }: Input) {
  const byId = new Map(trades.map((trade) => [trade.id, trade]));
  const exDays = exDaysOf(trades);
  const positions = [...positionsOf(trades, costs).values()];

  const holdings = positions
    .filter(({ quantity }) => quantity > 0)
    .map((position): HoldingLine => {
      const thousand = prices.get(position.symbol) ?? null;
      const price = thousand === null ? null : toVnd(thousand);
      return {
        ...position,
        price,
        lines: position.lots.map((lot) => ({
          ...lot,
          trade: byId.get(lot.id)!,
          levels: levelsOn(byId.get(lot.id)!, exDays.get(position.symbol) ?? [], at.day),
          isOfOtherPrices:
            price !== null &&
            isOfOtherPrices(price, byId.get(lot.id)!, {
              exDays: exDays.get(position.symbol) ?? [],
              day: at.day,
              exchange: exchanges?.get(position.symbol) ?? null,
              steppedOn: steps?.get(position.symbol) ?? null,
            }),
          stage: stageOf(lot, at),
          profit: price === null ? null : profitAt(lot, price, costs),
        })),
        sellable: sellableOf(position, at),
        value: price === null ? null : price * position.quantity,
        profit: price === null ? null : profitAt(position, price, costs),
      };
    })
    .sort(byText('symbol'));

  const sales = positions
    .flatMap(({ symbol, sales: sold }) => sold.map((sale) => saleLine(sale, symbol, { byId, exDays })))
    .sort((one, other) => (one.day < other.day ? 1 : -1));
  const adjustments = positions
    .flatMap(({ symbol, adjustments: all }) => all.map((each) => ({ ...each, symbol })))
    .sort((one, other) => (one.day < other.day ? 1 : -1));

  const [cost, profit] = [
    sum(holdings.map(({ cost: each }) => each)),
    sumOfKnown(holdings.map(({ profit: each }) => each?.amount ?? null)),
  ];
  const soldCost = sales.some(({ uncovered }) => uncovered > 0) ? 0 : sum(sales.map((sale) => sale.cost));

  return {
    holdings,
    sales,
    adjustments,
    planned: trades.filter(({ isPlanned }) => isPlanned),
    totals: {
      cost,
      value: sumOfKnown(holdings.map(({ value }) => value)),
      profit: profit === null ? null : withPercent(profit, cost),
      realised: withPercent(sum(sales.map((sale) => sale.profit.amount)), soldCost),
      sellable: sumOfKnown(
        holdings.map(({ price, sellable }) =>
          price === null ? (sellable === 0 ? 0 : null) : price * sellable,
        ),
      ),
      /** Whether the settings' fee and taxes are not those of all trades. */
      hasOwnCosts: trades.some(({ feePaid, taxPaid }) => (feePaid ?? taxPaid) != null),
    },
  };
}

type Since = { exDays: readonly ExDay[]; day: Day; exchange: Exchange | null; steppedOn: Day | null };

/**
 * Whether a price of a day is of others than the one that was paid for a purchase: bars step between them without an ex-date that
 * is recorded, or it cannot have come of that price, less what ex-dates have taken since.
 */
function isOfOtherPrices(
  price: number,
  { side, day: bought, price: paid }: DeskTrade,
  { exDays, day, exchange, steppedOn }: Since,
) {
  if (side !== 'BUY' || bought > day) return false;
  const isExplained = exDays.some((each) => each.day === steppedOn);
  if (steppedOn !== null && bought < steppedOn && !isExplained) return true;
  const { stop: from } = levelsOn({ day: bought, stop: paid, target: null }, exDays, day);
  const days = countTradingDays(bought, day);
  return !canReach(toThousand(price), { from: toThousand(from!), days, exchange });
}

export type DeskFigures = ReturnType<typeof figuresOf>;

type Known = {
  byId: ReadonlyMap<string, DeskTrade>;
  exDays: ReadonlyMap<string, readonly ExDay[]>;
};

function saleLine(sale: Sale, symbol: string, { byId, exDays }: Known): SaleLine {
  const stops = sale.parts.map(({ lot }) => {
    const purchase = byId.get(lot);
    return purchase ? levelsOn(purchase, exDays.get(symbol) ?? [], sale.day).stop : null;
  });
  const bought = sale.parts[0] ? Math.round(sale.cost / (sale.quantity - sale.uncovered)) : null;
  const isStopped = stops.some((stop) => stop !== null && sale.price <= stop);
  // What nobody bought here has no known cost.
  const profit = withPercent(sale.profit, sale.uncovered > 0 ? 0 : sale.cost);
  return { ...sale, symbol, bought, profit, isStopped };
}

function profitAt(held: Pick<Position, 'quantity' | 'cost' | 'untaxed'>, price: number, costs: DeskCosts) {
  return withPercent(profitOf(held, price, costs), held.cost);
}

function withPercent(amount: number, cost: number): Profit {
  return { amount, percent: profitPercent(amount, cost) };
}

function stageOf(lot: Lot, at: MarketMoment): LotStage {
  if (isSettled(lot, at)) return 'sellable';
  return lot.day < at.day ? 'settling' : 'bought';
}

/** Money with its sign: '+1,250,000'. */
export function signedMoney(amount: number | null): string {
  return `${amount !== null && amount > 0 ? '+' : ''}${formatVolume(amount)}`;
}

function sum(figures: readonly number[]) {
  return figures.reduce((total, figure) => total + figure, 0);
}

/** Null where one of them is not known. */
function sumOfKnown(figures: readonly (number | null)[]) {
  const known = figures.filter((figure) => figure !== null);
  return known.length === figures.length ? sum(known) : null;
}
