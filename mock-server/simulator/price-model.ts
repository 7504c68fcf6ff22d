import type { Listing } from '../listing/table';
import { createDividends } from './dividends';
import { createIdiosyncraticPath } from './idiosyncratic-path';
import { MARKET_VOLATILITY, SECTOR_VOLATILITY, type MarketFactors } from './market-factors';
import { createSeededRandom } from './seeded-random';

/** The parts of a listing's volatility that come from the market, its sector and itself: a fund follows the market. */
const VOLATILITY_SHARES = {
  stock: { market: 0.51, sector: 0.29, own: 0.56 },
  etf: { market: 0.9, sector: 0, own: 0.15 },
};
/** How much of the market's and its sector's moves a listing of an exchange takes part in. */
const EXCHANGE_BETA = { HOSE: 1, HNX: 0.85, UPCOM: 0.55 };
/** How far an exchange followed VN-Index through the past years. */
const PAST_SHARE = { HOSE: 1, HNX: 0.45, UPCOM: 0.1 };

export type PriceModel = ReturnType<typeof createPriceModel>;

/**
 * Models the price that a listing is drawn to on each trading day: base price times the exponential of its own path, the
 * market's and the sector's, of the level of past years, and of what it paid out. A target depends on its trading day alone.
 */
export function createPriceModel(seed: number, listing: Listing, factors: MarketFactors) {
  const { exchange, kind, basePrice, volatility, group } = listing;
  const { market, pull, past, variance } = factors;
  const random = createSeededRandom(`${seed} stock ${listing.symbol}`);
  const shares = VOLATILITY_SHARES[kind];
  const beta = (shares.market * volatility * EXCHANGE_BETA[exchange]) / MARKET_VOLATILITY;
  const gamma = (shares.sector * volatility * EXCHANGE_BETA[exchange]) / SECTOR_VOLATILITY;
  const sectorPath = factors.sector(group);
  const own = createIdiosyncraticPath(random, exchange, shares.own * volatility, factors.sharedVolatility);
  // A rise by some per cent and a fall by as many do not cancel out: without this volatile stocks would gain on average.
  const shared = 0.5 * ((beta * MARKET_VOLATILITY) ** 2 + (gamma * SECTOR_VOLATILITY) ** 2);
  const dividends = createDividends(seed, listing);
  const logPayout = memoizeLastTwo(dividends.logPayout);
  const pastShare = PAST_SHARE[exchange];
  const level = memoizeLastTwo(
    (i) =>
      own(i) -
      shared * variance[i]! +
      beta * market[i]! +
      EXCHANGE_BETA[exchange] * pull[i]! +
      gamma * sectorPath[i]! +
      pastShare * past[i]! +
      logPayout(i),
  );
  return {
    random,
    dividends,
    logPayout,
    targetAt: memoizeLastTwo((i) => basePrice * Math.exp(level(i))),
    /** Log of the target over the base price. */
    levelAt: level,
    /** The change of the log price on a trading day, without most of what the market moved it. */
    ownMove: (i: number) =>
      i > 0 ? level(i) - level(i - 1) - 0.6 * beta * (market[i]! - market[i - 1]!) : 0,
  };
}

/** Caches the values of two neighbouring trading days. */
function memoizeLastTwo(compute: (i: number) => number) {
  const at = [-1, -1];
  const values = [0, 0];
  return (i: number) => {
    const slot = i % 2;
    if (at[slot] !== i) {
      values[slot] = compute(i);
      at[slot] = i;
    }
    return values[slot]!;
  };
}
