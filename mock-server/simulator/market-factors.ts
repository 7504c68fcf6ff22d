import { tradingDays } from '../calendar';
import { DAY_MS, DAY_SECONDS, type Day } from '../../src/market/day';
import { pastLevel } from './past-level';
import { createSeededRandom, type SeededRandom } from './seeded-random';

/** The trading day that every simulated price starts from; there is no market before it. */
const ANCHOR_DAY: Day = '2019-01-02';

/** The trading day on which a listing stands near its base price: what is its own is drawn from here in both directions. */
const PINNED_DAY: Day = '2025-11-28';
export const PINNED = tradingDays(ANCHOR_DAY, PINNED_DAY).length - 1;

/** The log return of a trading day that makes up for prices that walk back from the pinned day, which are higher on average. */
const GROWTH = 0.00012;

/** Standard deviation of the market's daily log return without panics, and of a sector's against the market. */
export const MARKET_VOLATILITY = 0.0095;
export const SECTOR_VOLATILITY = 0.0055;

/** Volatility clusters: its logarithm returns to its mean over two months, and after a panic it is raised for some weeks. */
const CLUSTER = { persistence: 0.955, shock: 0.12, mean: -0.16, alarm: 0.6, calming: 0.93 };
/** A listing's own moves share the volatility factor to this power. */
const SHARED = 0.8;
/** A panic in the middle of the market's range of volatility: its chance on a trading day, and the log return that it adds. */
const PANIC = { chance: 0.0075, least: -0.05, most: -0.075 };

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
  /** Multiplier of a listing's own volatility, about 1: what it shares of the market's. At least until the pinned day. */
  sharedVolatility: readonly number[];
  /** Sum of the squares of the volatility factor from the pinned day on, below 0 before it. */
  variance: readonly number[];
  market: readonly number[];
  /**
   * What keeps the market near its level of the years: the same for every stock of an exchange, as one that moves more than the
   * market would otherwise gain after a fall.
   */
  pull: readonly number[];
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
  const rows = times.map((time) => time / DAY_SECONDS);
  const random = createSeededRandom(`${seed} market`);

  const moods = moodsOn(lastDay < PINNED_DAY ? rowsUntil(PINNED_DAY) : rows, random);
  const { volatilityFactor } = moods;
  const sharedVolatility = volatilityFactor.map((factor) => factor ** SHARED);
  const marketShock = (row: number, i: number) =>
    MARKET_VOLATILITY * volatilityFactor[i]! * random.normal(row, 3) + moods.panic[i]!;
  const whole = pinnedWalk(moods.rows, marketShock);
  const near = meanRevertingWalk(moods.rows, 0.992, marketShock);
  const pull = days.map((_, i) => near[i]! - whole[i]!);
  const market = whole.slice(0, days.length);
  if (shock) market[market.length - 1] = (market.at(-2) ?? 0) + SHOCKS[shock];
  const trend = meanRevertingWalk(rows, 0.98, (row) => 0.03 * random.normal(row, 5));
  const activity = trend.map(
    (level, i) => level + 0.1 * random.normal(rows[i]!, 6) + Math.abs(market[i]! - (market[i - 1] ?? 0)),
  );
  const sectors = new Map<string, readonly number[]>();
  const sector = (name: string) => {
    const known = sectors.get(name);
    if (known) return known;
    const own = createSeededRandom(`${seed} sector ${name}`);
    const path = pinnedWalk(
      moods.rows,
      (row, i) => SECTOR_VOLATILITY * volatilityFactor[i]! * own.normal(row, 0),
    );
    sectors.set(name, path);
    return path;
  };
  let sum = 0;
  const sums = volatilityFactor.map((factor) => (sum += factor ** 2));
  const variance = sums.map((each) => each - sums[PINNED]!);
  const indexOf = (day: Day) => positions.get(day) ?? -1;
  const past = days.map((day, i) => pastLevel(day) - GROWTH * Math.max(0, PINNED - i));
  return {
    days,
    times,
    indexOf,
    sharedVolatility,
    variance,
    market,
    pull,
    past,
    activity,
    sector,
  };
}

/** Sums up shocks, 0 on the pinned trading day. */
function pinnedWalk(rows: readonly number[], shock: (row: number, i: number) => number): number[] {
  const walk = meanRevertingWalk(rows, 1, shock);
  return walk.map((level) => level - walk[PINNED]!);
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

function rowsUntil(day: Day) {
  return tradingDays(ANCHOR_DAY, day).map((each) => Date.parse(each) / DAY_MS);
}

/** Simulates how nervous the market is: its volatility, and what a panic, or the wait for one, adds to its log return. */
function moodsOn(rows: readonly number[], random: SeededRandom) {
  const volatilityFactor: number[] = [];
  const panic: number[] = [];
  let [level, alarm] = [0, 0];
  for (const row of rows) {
    level = CLUSTER.persistence * level + CLUSTER.shock * random.normal(row, 0);
    alarm *= CLUSTER.calming;
    const chance = PANIC.chance * Math.exp(2 * level);
    const isPanic = random.uniform(row, 7) < chance;
    const depth = PANIC.least + (PANIC.most - PANIC.least) * random.uniform(row, 8);
    volatilityFactor.push(Math.exp(level + alarm + CLUSTER.mean));
    panic.push((isPanic ? depth : 0) - (chance * (PANIC.least + PANIC.most)) / 2);
    if (isPanic) alarm = CLUSTER.alarm;
  }
  return { rows, volatilityFactor, panic };
}
