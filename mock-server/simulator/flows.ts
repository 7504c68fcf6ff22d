import { createDraws, type Draws } from './seeded-random';
import { fingerprint } from './hash';
import type { Quote } from './quote';

/** Net buying on one session in billion VND, by who bought: the four groups sum to zero, since every share bought was sold. */
export type Flow = { foreign: number; proprietary: number; institution: number; individual: number };

/** The largest part of a stock's value on a session that one group may have bought or sold on balance. */
export const MOST = { foreign: 0.1, proprietary: 0.05, institution: 0.06 } as const;

/** Foreigners hold all that they may of about every eighth stock: they then buy on balance next to nothing of it. */
const NO_ROOM = 0.005;

/** A mood lasts about a fortnight; rows are calendar days. */
const MEMORY = 14;

/**
 * Who bought a stock on balance: shares of what traded, to a hundredth of a billion VND. Brokers' own books lean
 * against the foreign investors, and individuals take the other side of all three.
 */
export function flowOf(
  seed: number,
  { listing, bar, value }: Pick<Quote, 'listing' | 'bar' | 'value'>,
): Flow {
  const row = bar.time / 86_400;
  const market = createDraws(`${seed} flow`);
  const own = createDraws(`${seed} flow ${listing.symbol}`);

  const foreign = within(
    0.018 * lasting(market, row, 0) + 0.025 * lasting(own, row, 0) + 0.05 * Math.tanh(own.normal(row, 1)),
    MOST.foreign,
    foreignRoom(listing.symbol),
  );
  const proprietary = within(
    -0.45 * foreign + 0.003 * market.normal(row, 2) + 0.008 * Math.tanh(own.normal(row, 2)),
    MOST.proprietary,
  );
  const institution = within(
    -0.1 * foreign + 0.006 * market.normal(row, 3) + 0.018 * Math.tanh(own.normal(row, 3)),
    MOST.institution,
  );
  return balanced(
    [foreign, proprietary, institution].map((share) => Math.round(share * value * 100)),
    100,
  );
}

/** The balance of many stocks, to a tenth of a billion VND; the four groups still sum to zero. */
export function totalFlow(flows: readonly Flow[]): Flow {
  const total = (group: keyof Flow) => Math.round(flows.reduce((sum, flow) => sum + flow[group], 0) * 10);
  return balanced([total('foreign'), total('proprietary'), total('institution')], 10);
}

/** The part of a session's value that foreigners may buy of a stock on balance. */
export function foreignRoom(symbol: string): number {
  return fingerprint(`room ${symbol}`) % 8 === 0 ? NO_ROOM : MOST.foreign;
}

// Whole units, so that nothing is lost in binary fractions; `+ 0` for the -0 that a board would print with its sign.
function balanced([foreign = 0, proprietary = 0, institution = 0]: readonly number[], unit: number): Flow {
  const individual = -(foreign + proprietary + institution);
  return {
    foreign: foreign / unit + 0,
    proprietary: proprietary / unit + 0,
    institution: institution / unit + 0,
    individual: individual / unit + 0,
  };
}

function lasting(draws: Draws, row: number, column: number) {
  let sum = 0;
  for (let back = 0; back < MEMORY; back += 1) sum += draws.normal(row - back, column);
  return sum / Math.sqrt(MEMORY);
}

function within(share: number, most: number, mostBought = most) {
  return Math.max(-most, Math.min(mostBought, share));
}
