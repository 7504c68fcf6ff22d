import { obstacleOf, type Obstacle } from './obstacle';
import type { PlanPrices } from './plan-prices';
import { positionSizeOf, rewardToRisk, type PositionSize } from './position-size';
import type { RiskBudget } from './risk-budget';

/** A purchase at one price. */
export type PlanLine = {
  /** Đồng. */
  entry: number;
  obstacle: Obstacle | null;
  /** The gain at the target for each đồng lost at the stop; null where something is in its way. */
  rewardToRisk: number | null;
  /** Null where the price is beyond stop or target: nothing is to be bought then. */
  size: PositionSize | null;
};

/**
 * The plan of a signal. `entry` is the open of the first trading day on which it can be bought, the signal's own price
 * until that is known (`isOpened` false); `now` is the purchase at the last price, null before that day's first match and
 * while the symbol has none.
 */
export type TradePlan = Pick<PlanPrices, 'stop' | 'target'> & {
  isOpened: boolean;
  entry: PlanLine;
  now: PlanLine | null;
};

type PlanOptions = {
  /** Stop and target, and as entry the signal's own price. Đồng. */
  prices: PlanPrices;
  /** The open of the first trading day on which it can be bought; null while it is not known. Đồng. */
  open: number | null;
  /** The last price; null before that day's first match, and while the symbol is not matched. Đồng. */
  last: number | null;
  /** ATR(14) of the signal's bar in đồng; null where it is not known. */
  range: number | null;
  budget: RiskBudget;
};

/** The plan of a signal; what is shown of a plan anywhere comes from here. */
export function tradePlanOf({ prices, open, last, range, budget }: PlanOptions): TradePlan {
  const lineAt = (entry: number) => planLineOf({ ...prices, entry }, range, budget);
  return {
    stop: prices.stop,
    target: prices.target,
    isOpened: open !== null,
    entry: lineAt(open ?? prices.entry),
    now: last === null ? null : lineAt(last),
  };
}

function planLineOf(prices: PlanPrices, range: number | null, budget: RiskBudget): PlanLine {
  const obstacle = obstacleOf(prices, range);
  return {
    entry: prices.entry,
    obstacle,
    rewardToRisk: obstacle === null ? rewardToRisk(prices, budget) : null,
    size: obstacle === null || obstacle === 'STOP_TOO_NEAR' ? positionSizeOf(prices, range, budget) : null,
  };
}
