import type { SeededRandom } from './seeded-random';

const BLOCK = 64;
const PERSISTENCE = 0.9955;
const KNOT_PERSISTENCE = PERSISTENCE ** BLOCK;
const KNOT_SHOCK = Math.sqrt((1 - KNOT_PERSISTENCE ** 2) / (1 - PERSISTENCE ** 2));

/**
 * Creates the part of a listing's log price that is its own: a mean-reverting walk about 0, with a knot every 64 trading
 * days and a bridge of daily shocks between two knots. Reading a trading day computes its block, never the whole history.
 */
export function createIdiosyncraticPath(random: SeededRandom, volatility: number): (i: number) => number {
  const knots = [0];
  const blocks = new Map<number, Float64Array>();

  const knot = (b: number) => {
    for (let k = knots.length; k <= b; k += 1) {
      knots.push(KNOT_PERSISTENCE * knots[k - 1]! + KNOT_SHOCK * volatility * random.normal(k, 7));
    }
    return knots[b]!;
  };
  const bridge = (b: number) => {
    const [from, to] = [knot(b), knot(b + 1)];
    const regime = Math.exp(0.25 * random.normal(b, 12) - 0.03);
    const walk = new Float64Array(BLOCK + 1);
    for (let j = 1; j <= BLOCK; j += 1) {
      const i = b * BLOCK + j;
      const jump = random.uniform(i, 0) < 0.016 ? 4.5 : 1;
      walk[j] = walk[j - 1]! + regime * volatility * jump * random.normal(i, 1);
    }
    const drift = (to - from - walk[BLOCK]!) / BLOCK;
    return walk.map((level, j) => from + level + j * drift);
  };

  return (i) => {
    const b = Math.floor(i / BLOCK);
    const block = blocks.get(b) ?? bridge(b);
    blocks.set(b, block);
    return block[i - b * BLOCK]!;
  };
}

/** Interpolates random knots every `step` trading days, about 0. */
export function noiseAt(random: SeededRandom, column: number, step: number, i: number): number {
  const k = Math.floor(i / step);
  const share = i / step - k;
  return (1 - share) * random.normal(k, column) + share * random.normal(k + 1, column);
}
