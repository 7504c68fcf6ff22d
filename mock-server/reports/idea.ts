import type { Candles } from '../../src/market/candles';
import { dayOfEpochSeconds, type Day } from '../../src/market/day';
import { toThousand, toVnd } from '../../src/market/format';
import { atr } from '../../src/market/indicators';
import { exceeds } from '../../src/market/studies/compare';
import { planPricesOf } from '../../src/market/plan/plan-prices';
import { priceAtRisk } from '../../src/market/plan/position-size';
import { roundToTick } from '../../src/market/tick';
import type { Listing } from '../listing/table';

/** A trade idea for a signal, in the prices of its day: thousand VND, stop and target on a tick. */
export type Idea = {
  entry: number;
  cutLoss: number;
  target: number;
  /** ATR(14) of the signal's day; null on the first days of a listing. */
  atr: number | null;
  /** The day whose close was below the cut-loss, and the day before it on which the target was reached; null without one. */
  stopBrokenOn: Day | null;
  targetReachedOn: Day | null;
  /** Whether a close has reached its target or its cut-loss: then it is a sell. */
  isOver: boolean;
  /** The price at which it was sold; null while it is held, and until its shares are settled. */
  exit: number | null;
};

/** The share of the capital that one idea may lose, and its largest weight, in percent. */
const RISK_PERCENT = 1;
const MOST_WEIGHT = 15;
const WEIGHT_STEP = 0.5;
/** Bought at the open of the day after the signal (T), shares can be sold from T+2 on, even if the signal is void earlier. */
const SETTLEMENT = 3;

type StudyResult = { index: number; voidBelow: number };
type Series = { raw: Candles; adjusted: Candles };

/**
 * The plan of a signal as its page has it, and what became of it. Null for a signal that is void on its own day.
 */
export function ideaOf(
  { symbol, exchange, kind }: Listing,
  { raw, adjusted }: Series,
  { index, voidBelow }: StudyResult,
): Idea | null {
  const asTraded = raw.close[index]! / adjusted.close[index]!;
  const signal = { price: raw.close[index]!, voidBelow: voidBelow * asTraded, entryPrice: null };
  const { entry, stop, target } = planPricesOf(signal, symbol, exchange);
  if (entry <= stop) return null;

  const later = (prices: readonly number[]) => prices.slice(index + 1).map((price) => price * asTraded);
  const closes = later(adjusted.close);
  const end = endOf(closes, toThousand(target), toThousand(stop));
  const last = end === null ? undefined : closes[Math.max(end, SETTLEMENT - 1)];
  const exit =
    last === undefined ? null : toThousand(roundToTick(Math.round(last * 1e6) / 1e3, exchange, kind, 'down'));

  const broken = closes.findIndex((close) => exceeds(toThousand(stop), close));
  const reached = later(adjusted.high).findIndex((high) => !exceeds(toThousand(target), high));
  const isReached = reached !== -1 && (broken === -1 || reached <= broken);
  const range = atr(adjusted)[index] ?? null;
  const dayAt = (place: number) => dayOfEpochSeconds(raw.time[index + 1 + place]!);
  return {
    entry: toThousand(entry),
    cutLoss: toThousand(stop),
    target: toThousand(target),
    atr: range && range * asTraded,
    stopBrokenOn: broken === -1 ? null : dayAt(broken),
    targetReachedOn: isReached ? dayAt(reached) : null,
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
 * Weighs the open ideas, in percent of the capital to the half: each risks one per cent of the capital down to the price at
 * risk of its plan, or less where the weights would exceed 100 together.
 */
export function weightsOf(ideas: readonly Idea[]): number[] {
  const fullWeights = ideas.map(({ entry, cutLoss, atr }) => {
    const prices = { entry: toVnd(entry), stop: toVnd(cutLoss) };
    return prices.entry / (prices.entry - priceAtRisk(prices, atr && atr * 1_000));
  });
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
