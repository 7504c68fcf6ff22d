import type { Draws } from './seeded-random';

const BLOCK = 64;
const MEMORY = 0.9955;
const KNOT_MEMORY = MEMORY ** BLOCK;
const KNOT_SHOCK = Math.sqrt((1 - KNOT_MEMORY ** 2) / (1 - MEMORY ** 2));

/**
 * What moves a listing alone, as a log price about 0 at any session: knots every 64 sessions that are drawn back to 0,
 * and between two knots a bridge of daily shocks of this volatility. A session costs its block, never the whole history.
 */
export function createOwnPath(draws: Draws, volatility: number): (i: number) => number {
  const knots = [0];
  const blocks = new Map<number, Float64Array>();

  const knot = (b: number) => {
    for (let k = knots.length; k <= b; k += 1) {
      knots.push(KNOT_MEMORY * knots[k - 1]! + KNOT_SHOCK * volatility * draws.normal(k, 7));
    }
    return knots[b]!;
  };
  const bridge = (b: number) => {
    const [from, to] = [knot(b), knot(b + 1)];
    const mood = Math.exp(0.25 * draws.normal(b, 12) - 0.03);
    const walk = new Float64Array(BLOCK + 1);
    for (let j = 1; j <= BLOCK; j += 1) {
      const i = b * BLOCK + j;
      const surprise = draws.uniform(i, 0) < 0.016 ? 4.5 : 1;
      walk[j] = walk[j - 1]! + mood * volatility * surprise * draws.normal(i, 1);
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

/** A random line through knots every `step` sessions, about 0, at any session. */
export function noiseAt(draws: Draws, column: number, step: number, i: number): number {
  const k = Math.floor(i / step);
  const share = i / step - k;
  return (1 - share) * draws.normal(k, column) + share * draws.normal(k + 1, column);
}
