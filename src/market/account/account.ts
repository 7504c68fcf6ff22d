import { byText, compareTexts } from '../by-text';
import type { DeskCosts } from '../costs';
import type { Day } from '../day';
import { positionsOf, type Trade } from '../positions';
import type { CashFlow } from './cash-flows';
import { movementsOf, type Movement } from './movements';
import { weightsOf } from './weights';

/** A symbol that is held. Money in whole đồng, the weight in millionths. */
type Holding = {
  symbol: string;
  sector: string | null;
  quantity: number;
  /** By the cost method. */
  cost: number;
  /** A share's; null where it is not known. */
  price: number | null;
  value: number | null;
  weight: number | null;
};

/** The holdings of a sector taken together; null holds those whose sector is not known. */
type SectorShare = { sector: string | null; value: number | null; weight: number | null };

/** Proceeds of sales that are not paid out yet, by the day on which they will be. */
type Arrival = { day: Day; amount: number };

/** What an account holds at the end of a day. Money in whole đồng, weights in millionths. */
export type Account = {
  /** What can be withdrawn, below 0 where more was paid than came in; null without a cash flow until that day. */
  cash: number | null;
  /** What sales brought and will be paid out, together and by day, the next first. */
  pending: number;
  arrivals: readonly Arrival[];
  /** By their names. */
  holdings: readonly Holding[];
  sectors: readonly SectorShare[];
  /** What the holdings are worth, before the costs of a sale; null where a price is not known. */
  value: number | null;
  /** Cash, pending proceeds and holdings; null where one of them is not known. */
  total: number | null;
  /** The weight of cash and pending proceeds. */
  cashWeight: number | null;
  /** Shares that were sold and that no purchase explains: the cash counts what they brought. */
  uncovered: number;
};

type Input = {
  trades: readonly Trade[];
  flows: readonly CashFlow[];
  costs: DeskCosts;
  day: Day;
  /** Whole đồng, by symbol. */
  prices: ReadonlyMap<string, number | null>;
  sectors: ReadonlyMap<string, string | null>;
};

/**
 * The account at the end of a day, by the trades and cash flows until then. Weights are parts of the total, and while cash is
 * not known, of the holdings alone; they and the cash's sum up to 1,000,000, and so do the sectors' with it, each the sum of
 * its holdings'. They are null where a price is not known, and where the whole is 0 or less. As long as
 * `movementsOf`.
 */
export function accountOf({ trades, flows, costs, day, prices, sectors }: Input): Account {
  const known = tradesUntil(trades, day);
  const movements = movementsOf(known, costs);
  const arrivals = arrivalsAfter(day, movements);
  const pending = sum(arrivals.map(({ amount }) => amount));
  const counted = flows.filter((flow) => flow.day <= day);
  const moved = sum(movements.map((movement) => movement.cash));
  const cash = counted.length === 0 ? null : sum(counted.map(({ amount }) => amount)) + moved - pending;

  const unweighted = [...positionsOf(known, costs).values()]
    .filter(({ quantity }) => quantity > 0)
    .map(({ symbol, quantity, cost }) => {
      const price = prices.get(symbol) ?? null;
      const value = price === null ? null : price * quantity;
      return { symbol, sector: sectors.get(symbol) ?? null, quantity, cost, price, value };
    })
    .sort(byText('symbol'));
  const values = unweighted.map((holding) => holding.value);
  const value = sumOfKnown(values);
  const money = cash === null ? null : cash + pending;
  const weights =
    value === null ? null : weightsOf([...values.map(Number), ...(money === null ? [] : [money])]);
  const holdings = unweighted.map((holding, i) => ({ ...holding, weight: weights?.[i] ?? null }));

  return {
    cash,
    pending,
    arrivals,
    holdings,
    value,
    sectors: sectorShares(holdings),
    total: sumOfKnown([money, value]),
    cashWeight: money === null ? null : (weights?.at(-1) ?? null),
    uncovered: sum(movements.map((movement) => movement.uncovered)),
  };
}

/** The list itself where no trade is later, for whose positions are computed once. */
function tradesUntil(trades: readonly Trade[], day: Day) {
  return trades.every((trade) => trade.day <= day) ? trades : trades.filter((trade) => trade.day <= day);
}

function arrivalsAfter(day: Day, movements: readonly Movement[]): Arrival[] {
  const amounts = new Map<Day, number>();
  for (const { arrives, cash } of movements)
    if (arrives > day) amounts.set(arrives, (amounts.get(arrives) ?? 0) + cash);
  return [...amounts].map(([arrives, amount]) => ({ day: arrives, amount })).sort(byText('day'));
}

/** Sectors by their names, those without one last. */
export function sectorShares(holdings: readonly Holding[]): SectorShare[] {
  const bySector = new Map<string | null, Holding[]>();
  for (const holding of holdings)
    bySector.set(holding.sector, [...(bySector.get(holding.sector) ?? []), holding]);
  return [...bySector]
    .map(([sector, own]) => ({
      sector,
      value: sumOfKnown(own.map(({ value }) => value)),
      weight: sumOfKnown(own.map(({ weight }) => weight)),
    }))
    .sort((one, other) => {
      if (one.sector === null || other.sector === null) return one.sector === null ? 1 : -1;
      return compareTexts(one.sector, other.sector);
    });
}

function sum(figures: readonly number[]) {
  return figures.reduce((total, figure) => total + figure, 0);
}

/** Null where one of them is not known. */
function sumOfKnown(figures: readonly (number | null)[]) {
  const known = figures.filter((figure) => figure !== null);
  return known.length === figures.length ? sum(known) : null;
}
