import type { Listing } from '../listing/table';
import { MARKET_VOLATILITY, SECTOR_VOLATILITY, wander, type Climate } from './climate';
import type { Draws } from './draws';

/** How much of a listing's volatility comes from the market, from its sector, and from itself: a fund follows the market. */
const SHARES = {
  stock: { market: 0.54, sector: 0.3, own: 0.73 },
  etf: { market: 0.9, sector: 0, own: 0.15 },
};
const FOLLOWS_MARKET = { HOSE: 1, HNX: 0.9, UPCOM: 0.7 };

type Path = {
  /** Log of the price over the base price, before ticks and limits. */
  level: number[];
  /** Shares matched, whole lots of 100. */
  volumes: number[];
};

/** Where a listing's price is drawn to each session, and how much of it trades: more on wide moves and in busy markets. */
export function createPath(listing: Listing, climate: Climate, draws: Draws): Path {
  const { volatility, baseVolume, exchange, sector } = listing;
  const { rows, heat, market, activity } = climate;
  const shares = SHARES[listing.kind];
  const beta = (shares.market * volatility * FOLLOWS_MARKET[exchange]) / MARKET_VOLATILITY;
  const gamma = (shares.sector * volatility) / SECTOR_VOLATILITY;
  const shared = climate.sector(sector);

  const own = wander(rows, 0.9945, (row, i) => {
    const surprise = draws.uniform(row, 0) < 0.025 ? 3 : 1;
    return shares.own * volatility * Math.sqrt(heat[i]!) * surprise * draws.normal(row, 1);
  });
  const level = own.map((value, i) => value + beta * market[i]! + gamma * shared[i]!);
  const interest = wander(rows, 0.93, (row) => 0.13 * draws.normal(row, 3));
  const volumes = level.map((value, i) => {
    const width = Math.min(2.5, Math.abs(value - (level[i - 1] ?? 0)) / volatility);
    const log = activity[i]! + interest[i]! + 0.24 * draws.normal(rows[i]!, 5) + 0.34 * (width - 0.7);
    return Math.max(1, Math.round((baseVolume * Math.exp(log)) / 100)) * 100;
  });
  return { level, volumes };
}
