import { priceBand } from './band';
import { paidFor, partOf, receivedFor, type Costs } from './costs';
import type { Exchange, SecurityKind } from './exchange';
import { toVnd } from './format';
import { roundToTick } from './tick';
import { tickRule, voidPrice } from './void-price';

/** The target's distance from the entry: this many times the risk, and at least this many thousandths of the entry. */
const REWARD_RATIO = 2;
const LEAST_GAIN = 40;

/** Shares are bought in lots of so many. */
const LOT = 100;

/** A person's capital in đồng, the part of it that one trade may lose in millionths, and the costs of trading. */
export type RiskBudget = Costs & { capital: number; risk: number };

/** Prices in đồng; the stop and the target are on a tick. */
export type PlanPrices = { entry: number; stop: number; target: number };

export type PositionSize = {
  /** Shares, in lots of 100: as many as the risk and the capital allow. */
  quantity: number;
  /** What the purchase takes of the capital, the fee included. */
  paid: number;
  /** What is lost at the stop and won at the target, after fees and tax. */
  loss: number;
  gain: number;
};

/** The target of a purchase, on a tick: twice the distance to the stop, or four per cent. All in đồng. */
export function targetOf(
  { entry, stop }: Pick<PlanPrices, 'entry' | 'stop'>,
  exchange: Exchange,
  kind: SecurityKind,
): number {
  const gain = Math.max(REWARD_RATIO * (entry - stop) * 1_000, LEAST_GAIN * entry);
  // In thousandths of a đồng up to here, so that no binary dust carries a price to the next tick.
  return roundToTick((entry * 1_000 + gain) / 1_000, exchange, kind, 'up');
}

/** A signal as it was computed, in thousand VND, and the opening price of its earliest purchase where that is known. */
export type PlannedSignal = { price: number; voidBelow: number; entryPrice: number | null };

/**
 * The prices of a signal's plan. Stop and target follow from the signal's own price, as a list shows them; the entry is the
 * opening price once it is known, and then may lie below the stop.
 */
export function planPricesOf(
  { price, voidBelow, entryPrice }: PlannedSignal,
  symbol: string,
  exchange: Exchange | null,
): PlanPrices {
  const stop = toVnd(voidPrice(voidBelow, symbol, exchange, price));
  const target = targetOf({ entry: toVnd(price), stop }, ...tickRule(symbol, exchange, price));
  return { entry: toVnd(entryPrice ?? price), stop, target };
}

/**
 * The loss in đồng where the price falls to its floor on each of the three trading days until shares can be sold, the
 * day of the purchase included.
 */
export function worstLossOf(
  { entry }: PlanPrices,
  { quantity, signalPrice }: { quantity: number; signalPrice: number },
  exchange: Exchange,
  costs: Costs,
): number {
  let lowest = signalPrice;
  for (let day = 0; day < 3; day += 1) lowest = priceBand({ exchange, reference: lowest }).floor;
  return paidFor(quantity, entry, costs) - receivedFor(quantity, lowest, costs);
}

/** The gain at the target for each đồng lost at the stop, after fees and tax; null where there is nothing to lose. */
export function rewardToRisk(prices: PlanPrices, costs: Costs): number | null {
  const { loss, gain } = resultsOf(LOT, prices, costs);
  return loss > 0 ? gain / loss : null;
}

/** The largest purchase in lots that costs at most the capital and loses at most the risk budget at the stop. */
export function positionSizeOf(prices: PlanPrices, budget: RiskBudget): PositionSize {
  const { capital, risk } = budget;
  const mayLose = partOf(capital, risk);
  const fits = (lots: number) => {
    const { paid, loss } = resultsOf(lots * LOT, prices, budget);
    return paid <= capital && loss <= mayLose;
  };
  let [fitting, tooMany] = [0, Math.floor(capital / (prices.entry * LOT)) + 1];
  while (tooMany - fitting > 1) {
    const middle = Math.floor((fitting + tooMany) / 2);
    if (fits(middle)) fitting = middle;
    else tooMany = middle;
  }
  const quantity = fitting * LOT;
  return { quantity, ...resultsOf(quantity, prices, budget) };
}

function resultsOf(quantity: number, { entry, stop, target }: PlanPrices, costs: Costs) {
  const paid = paidFor(quantity, entry, costs);
  return {
    paid,
    loss: paid - receivedFor(quantity, stop, costs),
    gain: receivedFor(quantity, target, costs) - paid,
  };
}
