import { tradingDays } from '../../src/market/calendar';
import type { Day } from '../../src/market/day';
import { createDraws } from './draws';

/** The session that every simulated price starts from; there is no market before it. */
export const ANCHOR_DAY: Day = '2019-01-02';

/** Standard deviation of a day's move of the market, and of a sector against the market. */
export const MARKET_VOLATILITY = 0.0095;
export const SECTOR_VOLATILITY = 0.0055;

/** A newest session out of the ordinary, and how far it moves the whole market. */
export type Mood = 'crash' | 'rally';
const BLOWS: Record<Mood, number> = { crash: -0.068, rally: 0.068 };

/** What all stocks share, one value per session from the anchor day on; log prices where not said otherwise. */
export type Climate = {
  days: readonly Day[];
  /** The times of their daily bars. */
  times: readonly number[];
  /** The position of a session in `days`; -1 for a day that is none of them. */
  indexOf: (day: Day) => number;
  /** How nervous the market is: factor on every stock's own ranges, about 1. */
  heat: readonly number[];
  market: readonly number[];
  /** Log of the market's activity, about 0. */
  activity: readonly number[];
  sector: (name: string) => readonly number[];
};

/** The climate of a seed up to a day; a later last day only adds sessions at the end, but for the mood of the newest. */
export function createClimate(seed: number, lastDay: Day, mood?: Mood): Climate {
  const days = tradingDays(ANCHOR_DAY, lastDay);
  const positions = new Map(days.map((day, i) => [day, i]));
  const times = days.map((day) => Date.parse(day) / 1000);
  const rows = times.map((time) => time / 86_400);
  const draws = createDraws(`${seed} market`);

  const heat = wander(rows, 0.97, (row) => 0.065 * draws.normal(row, 0)).map((log) => Math.exp(log - 0.06));
  const market = wander(rows, 0.99, (row, i) => {
    const surprise = draws.uniform(row, 2) < 0.015 ? 2.4 : 1;
    return MARKET_VOLATILITY * heat[i]! * surprise * draws.normal(row, 3);
  });
  if (mood) market[market.length - 1] = (market.at(-2) ?? 0) + BLOWS[mood];
  const busy = wander(rows, 0.95, (row) => 0.055 * draws.normal(row, 5));
  const activity = busy.map(
    (level, i) => level + 0.11 * draws.normal(rows[i]!, 6) + Math.abs(market[i]! - (market[i - 1] ?? 0)),
  );
  const sectors = new Map<string, readonly number[]>();
  const sector = (name: string) => {
    const own = createDraws(`${seed} sector ${name}`);
    const line =
      sectors.get(name) ?? wander(rows, 0.994, (row, i) => SECTOR_VOLATILITY * heat[i]! * own.normal(row, 0));
    sectors.set(name, line);
    return line;
  };
  return { days, times, indexOf: (day) => positions.get(day) ?? -1, heat, market, activity, sector };
}

/** A line that wanders by its shocks and is drawn back to 0: it keeps the share `memory` of its level each session. */
function wander(
  rows: readonly number[],
  memory: number,
  shock: (row: number, i: number) => number,
): number[] {
  let level = 0;
  return rows.map((row, i) => (level = memory * level + shock(row, i)));
}
