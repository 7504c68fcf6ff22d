import { priceBand } from '../band';
import { paidFor, millionthsOf, receivedFor, type Costs } from '../costs';
import type { Exchange } from '../exchange';
import type { PlanPrices } from './plan-prices';
import type { RiskBudget } from './risk-budget';

/** Shares are bought in lots of so many. */
const LOT = 100;

/** Until a purchase can be sold, three trading days may go by: this many times ATR(14), at least, may be lost in them. */
const RANGES_AT_RISK = 1.5;

/** What limits a purchase: what it may lose, or how much of the capital one symbol may take. */
type SizeLimit = 'RISK' | 'WEIGHT';

export type PositionSize = {
  /** Shares, in lots of 100. */
  quantity: number;
  limit: SizeLimit;
  /** What the purchase takes of the capital, the fee included. */
  paid: number;
  /** What is lost at the stop and won at the target, after fees and tax. */
  loss: number;
  gain: number;
};

/**
 * The price in đồng down to which a purchase is sized: the stop, or 1.5 times ATR(14) below the entry where the stop is
 * nearer, since it cannot be executed before T+2. `range` is ATR(14) in đồng, null where it is not known.
 */
export function priceAtRisk(
  { entry, stop }: Pick<PlanPrices, 'entry' | 'stop'>,
  range: number | null,
): number {
  const reached = range === null ? stop : Math.floor(entry - RANGES_AT_RISK * range);
  return Math.max(0, Math.min(stop, reached));
}

/**
 * The largest purchase in lots that loses at most the risk budget at the price at risk, after costs, and whose value is at
 * most the part of the capital that one symbol may take, and with its fee at most the capital.
 */
export function positionSizeOf(prices: PlanPrices, range: number | null, budget: RiskBudget): PositionSize {
  const { entry } = prices;
  const sold = priceAtRisk(prices, range);
  const mayLose = millionthsOf(budget.capital, budget.risk);
  const losesTooMuch = (lots: number) => {
    const quantity = lots * LOT;
    return paidFor(quantity, entry, budget) - receivedFor(quantity, sold, budget) > mayLose;
  };
  const heaviest = Math.floor(millionthsOf(budget.capital, budget.weight) / (entry * LOT));
  const isPayable = (lots: number) => paidFor(lots * LOT, entry, budget) <= budget.capital;
  const most = largest(heaviest, isPayable);
  const lots = largest(most, (count) => !losesTooMuch(count));
  const quantity = lots * LOT;
  return { quantity, limit: lots < most ? 'RISK' : 'WEIGHT', ...resultsOf(quantity, prices, budget) };
}

/** The gain at the target for each đồng lost at the stop, after fees and tax; null where there is nothing to lose. */
export function rewardToRisk(prices: PlanPrices, costs: Costs): number | null {
  const { loss, gain } = resultsOf(LOT, prices, costs);
  return loss > 0 ? gain / loss : null;
}

/**
 * The loss in đồng where the price falls to its floor on each of the three trading days until shares can be sold, the
 * day of the purchase included.
 */
export function worstLossOf(
  { entry }: Pick<PlanPrices, 'entry'>,
  { quantity, reference }: { quantity: number; reference: number },
  exchange: Exchange,
  costs: Costs,
): number {
  let lowest = reference;
  for (let day = 0; day < 3; day += 1) lowest = priceBand({ exchange, reference: lowest }).floor;
  return paidFor(quantity, entry, costs) - receivedFor(quantity, lowest, costs);
}

function resultsOf(quantity: number, { entry, stop, target }: PlanPrices, costs: Costs) {
  const paid = paidFor(quantity, entry, costs);
  return {
    paid,
    loss: paid - receivedFor(quantity, stop, costs),
    gain: receivedFor(quantity, target, costs) - paid,
  };
}

/** The largest whole number up to `most` that fits, where all smaller ones fit as well; zero always does. */
function largest(most: number, fits: (count: number) => boolean): number {
  if (fits(most)) return most;
  let [fitting, tooMany] = [0, most];
  while (tooMany - fitting > 1) {
    const middle = Math.floor((fitting + tooMany) / 2);
    if (fits(middle)) fitting = middle;
    else tooMany = middle;
  }
  return fitting;
}
