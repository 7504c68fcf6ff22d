import { DAY_SECONDS } from '../../src/market/day';
import { hash32 } from './hash';
import type { Quote } from './quote';
import { createSeededRandom, type SeededRandom } from './seeded-random';

/** Net buying on a trading day in billion VND by investor group: the four sum to zero, since every share bought was sold. */
export type Flow = { foreign: number; proprietary: number; institution: number; individual: number };

/** The largest part of a stock's matched value that a group may buy or sell net on a trading day. */
export const MAX_SHARE = { foreign: 0.1, proprietary: 0.05, institution: 0.06 } as const;

/** About every eighth stock has no foreign room left: foreign investors then buy next to nothing of it net. */
const NO_ROOM_SHARE = 0.005;

/** Sentiment lasts about a fortnight; rows are calendar days. */
const SENTIMENT_DAYS = 14;

/**
 * Simulates who bought a stock net, to a hundredth of a billion VND. Proprietary desks trade against the foreign
 * investors, and individuals take the other side of all three.
 */
export function flowOf(
  seed: number,
  { listing, bar, value }: Pick<Quote, 'listing' | 'bar' | 'value'>,
): Flow {
  const row = bar.time / DAY_SECONDS;
  const market = createSeededRandom(`${seed} flow`);
  const own = createSeededRandom(`${seed} flow ${listing.symbol}`);

  const foreign = clamp(
    0.018 * sentiment(market, row, 0) + 0.025 * sentiment(own, row, 0) + 0.05 * Math.tanh(own.normal(row, 1)),
    MAX_SHARE.foreign,
    foreignRoom(listing.symbol),
  );
  const proprietary = clamp(
    -0.45 * foreign + 0.003 * market.normal(row, 2) + 0.008 * Math.tanh(own.normal(row, 2)),
    MAX_SHARE.proprietary,
  );
  const institution = clamp(
    -0.1 * foreign + 0.006 * market.normal(row, 3) + 0.018 * Math.tanh(own.normal(row, 3)),
    MAX_SHARE.institution,
  );
  return balanced(
    [foreign, proprietary, institution].map((share) => Math.round(share * value * 100)),
    100,
  );
}

/** Sums up the flows of many stocks, to a tenth of a billion VND; the four groups still sum to zero. */
export function totalFlow(flows: readonly Flow[]): Flow {
  const total = (group: keyof Flow) => Math.round(flows.reduce((sum, flow) => sum + flow[group], 0) * 10);
  return balanced([total('foreign'), total('proprietary'), total('institution')], 10);
}

/** The part of a stock's matched value that foreign investors may buy net on a trading day. */
export function foreignRoom(symbol: string): number {
  return hash32(`room ${symbol}`) % 8 === 0 ? NO_ROOM_SHARE : MAX_SHARE.foreign;
}

// Whole units, so that nothing is lost in binary fractions; `+ 0` turns -0 into 0.
function balanced([foreign = 0, proprietary = 0, institution = 0]: readonly number[], unit: number): Flow {
  const individual = -(foreign + proprietary + institution);
  return {
    foreign: foreign / unit + 0,
    proprietary: proprietary / unit + 0,
    institution: institution / unit + 0,
    individual: individual / unit + 0,
  };
}

function sentiment(random: SeededRandom, row: number, column: number) {
  let sum = 0;
  for (let back = 0; back < SENTIMENT_DAYS; back += 1) sum += random.normal(row - back, column);
  return sum / Math.sqrt(SENTIMENT_DAYS);
}

function clamp(share: number, max: number, maxBought = max) {
  return Math.max(-max, Math.min(maxBought, share));
}
