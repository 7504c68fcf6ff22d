import { exceeds } from '../../src/market/studies/compare';
import type { Exchange } from '../../src/market/exchange';
import { toThousand, toVnd } from '../../src/market/money';
import { roundToTick } from '../../src/market/tick';

/** A plan for a signal: prices on a tick, in thousand VND. */
export type Idea = { entry: number; cutLoss: number; target: number };

/** How many times what may be lost is hoped for. */
const REWARD = 2;
/** The part of the capital that one idea may lose, and the part it may take, in percent. */
const RISK = 1;
const MOST = 15;
/** Shares bought on T can be sold from T+2 on. */
const SETTLEMENT = 2;

/**
 * Buy at the signal's close, give up where a close voids the signal, and take twice that distance. Null where the
 * signal was void on its own day: there is nothing to plan.
 */
export function ideaOf(price: number, voidBelow: number, exchange: Exchange): Idea | null {
  const entry = toVnd(price);
  const cutLoss = roundToTick(Math.round(voidBelow * 1e6) / 1e3, exchange, 'stock', 'up');
  if (cutLoss <= 0 || cutLoss >= entry) return null;
  const target = roundToTick(entry + REWARD * (entry - cutLoss), exchange, 'stock', 'up');
  return { entry: toThousand(entry), cutLoss: toThousand(cutLoss), target: toThousand(target) };
}

/** The first close, from T+2 on, that reached the target or fell below the cut-loss; null while the idea is open. */
export function exitOf({ target, cutLoss }: Idea, closes: readonly number[], index: number): number | null {
  const over = closes
    .slice(index + SETTLEMENT)
    .find((close) => !exceeds(target, close) || exceeds(cutLoss, close));
  return over ?? null;
}

/** What each open idea takes of the capital, in percent to two decimals: one per cent at risk, all together at most the whole. */
export function weightsOf(ideas: readonly Idea[]): number[] {
  const wanted = ideas.map(({ entry, cutLoss }) => Math.min(MOST, (RISK * entry) / (entry - cutLoss)));
  const scale = Math.min(1, 100 / wanted.reduce((sum, weight) => sum + weight, 0));
  return wanted.map((weight) => Math.floor(weight * scale * 100) / 100);
}
