import type { Candles } from '../../src/market/candles';
import { toThousand, toVnd } from '../../src/market/money';
import { exceeds } from '../../src/market/studies/compare';
import { roundToTick } from '../../src/market/tick';
import { voidPrice } from '../../src/market/void-price';
import type { Listing } from '../listing/table';

/** A plan for a signal, prices on a tick in thousand VND. */
export type Idea = {
  entry: number;
  cutLoss: number;
  target: number;
  /** From the close that ends it on: then it is to be sold. */
  isOver: boolean;
  /** What it was sold at; null while it is held, and where it ended before it may be sold. */
  exit: number | null;
};

/** How many times what may be lost is hoped for, and what is hoped for at least, as a part of the entry. */
const REWARD = 2;
const GAIN = 0.04;
/** A plan that gives up closer to its entry is over with any breath of the price, one further away is no short swing. */
const CLOSEST = 0.015;
const FURTHEST = 0.15;
/** The part of the capital that one idea may lose, and the part it may take, in percent. */
const RISK = 1;
const MOST = 15;
const HALF = 0.5;
/** Shares bought on T can be sold from T+2 on, however early their signal is void. */
const SETTLEMENT = 2;

type Found = { index: number; voidBelow: number };
type Series = { raw: Candles; adjusted: Candles };

/**
 * Buy at the signal's close, give up where a close voids the signal, and take twice that distance or what is worth a
 * trade; all in the prices of the signal's day. Null where that makes no plan, as where the signal was void on its own day.
 */
export function ideaOf(
  { symbol, exchange, kind }: Listing,
  { raw, adjusted }: Series,
  found: Found,
): Idea | null {
  const { index, voidBelow } = found;
  const asTraded = raw.close[index]! / adjusted.close[index]!;
  const entry = toVnd(raw.close[index]!);
  const cutLoss = toVnd(voidPrice(voidBelow * asTraded, symbol, exchange));
  const risk = entry - cutLoss;
  if (risk < CLOSEST * entry || risk > FURTHEST * entry) return null;
  const target = roundToTick(entry + Math.max(REWARD * risk, GAIN * entry), exchange, kind, 'up');

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
 * Which of the closes after the signal's own ends the plan: the first below the cut-loss, or the first that reached the
 * target and could be sold at; null while there is none.
 */
function endOf(closes: readonly number[], target: number, cutLoss: number): number | null {
  const end = closes.findIndex(
    (close, i) => exceeds(cutLoss, close) || (i >= SETTLEMENT - 1 && !exceeds(target, close)),
  );
  return end === -1 ? null : end;
}

/**
 * What each open idea takes of the capital, in percent to the half: all of them put the same at risk, one per cent of it
 * or as much less as keeps them together within the whole.
 */
export function weightsOf(ideas: readonly Idea[]): number[] {
  const whole = ideas.map(({ entry, cutLoss }) => entry / (entry - cutLoss));
  const weightsAt = (risk: number) =>
    whole.map((each) => Math.max(HALF, Math.floor(Math.min(MOST, risk * each) / HALF) * HALF));
  let risk = RISK;
  let weights = weightsAt(risk);
  while (weights.reduce((sum, weight) => sum + weight, 0) > 100 && weights.some((weight) => weight > HALF)) {
    risk *= 0.98;
    weights = weightsAt(risk);
  }
  return weights;
}
