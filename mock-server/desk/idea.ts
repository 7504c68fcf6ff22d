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

/** How many times what may be lost is hoped for. */
const REWARD = 2;
/** The part of the capital that one idea may lose, and the part it may take, in percent. */
const RISK = 1;
const MOST = 15;
/** Shares bought on T can be sold from T+2 on, however early their signal is void. */
const SETTLEMENT = 2;

type Found = { index: number; voidBelow: number };
type Series = { raw: Candles; adjusted: Candles };

/**
 * Buy at the signal's close, give up where a close voids the signal, and take twice that distance; all in the prices
 * of the signal's day. Null where the signal was void on its own day: there is nothing to plan.
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
  if (cutLoss <= 0 || cutLoss >= entry) return null;
  const target = roundToTick(entry + REWARD * (entry - cutLoss), exchange, kind, 'up');

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

/** What each open idea takes of the capital, in percent to two decimals: one per cent at risk, all together at most the whole. */
export function weightsOf(ideas: readonly Idea[]): number[] {
  const wanted = ideas.map(({ entry, cutLoss }) => Math.min(MOST, (RISK * entry) / (entry - cutLoss)));
  const scale = Math.min(1, 100 / wanted.reduce((sum, weight) => sum + weight, 0));
  return wanted.map((weight) => Math.floor(weight * scale * 100) / 100);
}
