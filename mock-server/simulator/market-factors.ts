import { tradingDays } from '../../src/market/calendar';
import type { Day } from '../../src/market/day';
import { pastLevel } from './past-level';
import { createSeededRandom } from './seeded-random';

/** The trading day that every simulated price starts from; there is no market before it. */
const ANCHOR_DAY: Day = '2019-01-02';

/** Standard deviation of the market's daily log return, and of a sector's against the market. */
export const MARKET_VOLATILITY = 0.0095;
export const SECTOR_VOLATILITY = 0.0055;

/** A shock to the newest trading day: the log return that it gives the whole market. */
export type MarketShock = 'crash' | 'rally';
const SHOCKS: Record<MarketShock, number> = { crash: -0.068, rally: 0.068 };

/** The factors that all stocks share, one value per trading day from the anchor day on; log prices unless noted. */
export type MarketFactors = {
  days: readonly Day[];
  /** The times of their daily bars. */
  times: readonly number[];
  /** The position of a trading day in `days`; -1 for any other day. */
  indexOf: (day: Day) => number;
  /** Multiplier of every stock's volatility, about 1. */
  volatilityFactor: readonly number[];
  market: readonly number[];
  /** Where the market stood against today's level; 0 on every recent trading day. */
  past: readonly number[];
  /** Log of the market's trading activity, about 0. */
  activity: readonly number[];
  sector: (name: string) => readonly number[];
};

/** Simulates the factors of a seed up to a day; a later last day appends trading days and changes no earlier one. */
export function createMarketFactors(seed: number, lastDay: Day, shock?: MarketShock): MarketFactors {
  const days = tradingDays(ANCHOR_DAY, lastDay);
  const positions = new Map(days.map((day, i) => [day, i]));
  const times = days.map((day) => Date.parse(day) / 1000);
  const rows = times.map((time) => time / 86_400);
  const random = createSeededRandom(`${seed} market`);

  const logVolatility = meanRevertingWalk(rows, 0.97, (row) => 0.065 * random.normal(row, 0));
  const volatilityFactor = logVolatility.map((log) => Math.exp(log - 0.06));
  const market = meanRevertingWalk(rows, 0.99, (row, i) => {
    const jump = random.uniform(row, 2) < 0.015 ? 2.4 : 1;
    return MARKET_VOLATILITY * volatilityFactor[i]! * jump * random.normal(row, 3);
  });
  if (shock) market[market.length - 1] = (market.at(-2) ?? 0) + SHOCKS[shock];
  const trend = meanRevertingWalk(rows, 0.95, (row) => 0.055 * random.normal(row, 5));
  const activity = trend.map(
    (level, i) => level + 0.11 * random.normal(rows[i]!, 6) + Math.abs(market[i]! - (market[i - 1] ?? 0)),
  );
  const sectors = new Map<string, readonly number[]>();
  const sector = (name: string) => {
    const own = createSeededRandom(`${seed} sector ${name}`);
    const path =
      sectors.get(name) ??
      meanRevertingWalk(
        rows,
        0.994,
        (row, i) => SECTOR_VOLATILITY * volatilityFactor[i]! * own.normal(row, 0),
      );
    sectors.set(name, path);
    return path;
  };
  const indexOf = (day: Day) => positions.get(day) ?? -1;
  const past = days.map(pastLevel);
  return { days, times, indexOf, volatilityFactor, market, past, activity, sector };
}

/** Sums up shocks about 0; each trading day keeps the share `persistence` of the level before it. */
function meanRevertingWalk(
  rows: readonly number[],
  persistence: number,
  shock: (row: number, i: number) => number,
): number[] {
  let level = 0;
  return rows.map((row, i) => (level = persistence * level + shock(row, i)));
}
