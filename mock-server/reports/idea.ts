import type { Candles } from '../../src/market/candles';
import { toThousand, toVnd } from '../../src/market/format';
import { exceeds } from '../../src/market/studies/compare';
import { targetOf } from '../../src/market/plan';
import { roundToTick } from '../../src/market/tick';
import { voidPrice } from '../../src/market/void-price';
import type { Listing } from '../listing/table';

/** A trade idea for a signal; prices on a tick in thousand VND. */
export type Idea = {
  entry: number;
  cutLoss: number;
  target: number;
  /** Whether a close has reached its target or its cut-loss: then it is a sell. */
  isOver: boolean;
  /** The price at which it was sold; null while it is held, and until its shares are settled. */
  exit: number | null;
};

/** A cut-loss nearer to the entry is hit by noise, one further away is no short swing. */
const LEAST_RISK = 0.015;
const MOST_RISK = 0.15;
/** The share of the capital that one idea may lose, and its largest weight, in percent. */
const RISK_PERCENT = 1;
const MOST_WEIGHT = 15;
const WEIGHT_STEP = 0.5;
/** Shares bought on T can be sold from T+2 on, even if their signal is void earlier. */
const SETTLEMENT = 2;

type StudyResult = { index: number; voidBelow: number };
type Series = { raw: Candles; adjusted: Candles };

/**
 * Buys at the signal's close, cuts the loss where a close voids the signal, and targets twice that distance or the least
 * gain; all in the prices of the signal's day. Null where the risk is out of range, as for a signal void on its own day.
 */
export function ideaOf(
  { symbol, exchange, kind }: Listing,
  { raw, adjusted }: Series,
  { index, voidBelow }: StudyResult,
): Idea | null {
  const asTraded = raw.close[index]! / adjusted.close[index]!;
  const entry = toVnd(raw.close[index]!);
  const cutLoss = toVnd(voidPrice(voidBelow * asTraded, symbol, exchange));
  const risk = entry - cutLoss;
  if (risk < LEAST_RISK * entry || risk > MOST_RISK * entry) return null;
  const target = targetOf({ entry, stop: cutLoss }, exchange, kind);

  const closes = adjusted.close.slice(index + 1).map((close) => close * asTraded);
  const end = endOf(closes, toThousand(target), toThousand(cutLoss));
  const last = end === null ? undefined : closes[Math.max(end, SETTLEMENT - 1)];
  const exit =
    last === undefined ? null : toThousand(roundToTick(Math.round(last * 1e6) / 1e3, exchange, kind, 'down'));
  return {
    entry: toThousand(entry),
    cutLoss: toThousand(cutLoss),
    target: toThousand(target),
    isOver: end !== null,
    exit,
  };
}

/**
 * Finds the close that ends the idea: the first below the cut-loss, or the first settled one that reached the target; null
 * while there is none.
 */
function endOf(closes: readonly number[], target: number, cutLoss: number): number | null {
  const end = closes.findIndex(
    (close, i) => exceeds(cutLoss, close) || (i >= SETTLEMENT - 1 && !exceeds(target, close)),
  );
  return end === -1 ? null : end;
}

/**
 * Weighs the open ideas, in percent of the capital to the half: each risks one per cent of the capital, or less where the
 * weights would exceed 100 together.
 */
export function weightsOf(ideas: readonly Idea[]): number[] {
  const fullWeights = ideas.map(({ entry, cutLoss }) => entry / (entry - cutLoss));
  const weightsAt = (risk: number) =>
    fullWeights.map((each) =>
      Math.max(WEIGHT_STEP, Math.floor(Math.min(MOST_WEIGHT, risk * each) / WEIGHT_STEP) * WEIGHT_STEP),
    );
  let risk = RISK_PERCENT;
  let weights = weightsAt(risk);
  while (
    weights.reduce((sum, weight) => sum + weight, 0) > 100 &&
    weights.some((weight) => weight > WEIGHT_STEP)
  ) {
    risk *= 0.98;
    weights = weightsAt(risk);
  }
  return weights;
}
