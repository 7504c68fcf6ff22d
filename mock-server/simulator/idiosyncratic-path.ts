import type { Exchange } from '../../src/market/exchange';
import { PINNED } from './market-factors';
import type { SeededRandom } from './seeded-random';

/**
 * The share of its distance from its base price that a listing keeps from day to day: all of it, but where a few companies are
 * most of an index.
 */
const PERSISTENCE = { HOSE: 1, HNX: 0.9995, UPCOM: 0.985 };
/** The own volatility of a listing lasts so many trading days; the deviation of its logarithm. */
const REGIME = { days: 20, deviation: 0.38 };
/** News of its own: its chance on a trading day, and how much further the price then moves. */
const NEWS = { chance: 0.055, times: 4.6 };
/** News beyond a day's limit would move the price for days, which a buyer could wait for. */
const FARTHEST = 0.07;
/** The variance of a step over that of a day without news. */
const USUAL_VARIANCE = 1 + NEWS.chance * (NEWS.times ** 2 - 1);

/**
 * Creates the part of a listing's log price that is its own: 0 on the pinned trading day, and a walk away from it into the past
 * and the future. No step depends on another, so nothing that a price did says where it goes. Reading a trading day computes
 * the days from the pinned one to it.
 */
export function createIdiosyncraticPath(
  random: SeededRandom,
  exchange: Exchange,
  volatility: number,
  sharedVolatility: readonly number[],
): (i: number) => number {
  const persistence = PERSISTENCE[exchange];
  const [later, earlier] = [[0], [0]];
  let regime = { block: -1, factor: 1 };
  const regimeAt = (i: number) => {
    const block = Math.floor(i / REGIME.days);
    if (block !== regime.block) {
      const log = REGIME.deviation * random.normal(block, 12) - REGIME.deviation ** 2;
      regime = { block, factor: Math.exp(log) };
    }
    return regime.factor;
  };
  /** The change of the log price from the trading day before to a trading day. */
  const step = (i: number) => {
    const news = random.uniform(i, 0) < NEWS.chance ? NEWS.times : 1;
    const deviation = volatility * sharedVolatility[i]! * regimeAt(i);
    const move = Math.max(-FARTHEST, Math.min(FARTHEST, deviation * news * random.normal(i, 1)));
    return move - 0.5 * USUAL_VARIANCE * deviation ** 2;
  };
  return (i) => {
    const away = Math.abs(i - PINNED);
    if (i >= PINNED) {
      for (let k = later.length; k <= away; k += 1)
        later.push(persistence * later[k - 1]! + step(PINNED + k));
      return later[away]!;
    }
    for (let k = earlier.length; k <= away; k += 1)
      earlier.push(persistence * earlier[k - 1]! - step(PINNED - k + 1));
    return earlier[away]!;
  };
}

/** Interpolates random knots every `step` trading days, about 0. */
export function noiseAt(random: SeededRandom, column: number, step: number, i: number): number {
  const k = Math.floor(i / step);
  const share = i / step - k;
  return (1 - share) * random.normal(k, column) + share * random.normal(k + 1, column);
}
