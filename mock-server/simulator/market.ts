import { epochSecondsOf, type Day } from '../../src/market/calendar';
import type { Candles } from '../../src/market/candles';
import { lastClosedSession } from '../../src/market/clock';
import { listingOf, universe } from '../listing/universe';
import type { Listing } from '../listing/table';
import { createClimate } from './climate';
import { dailyCandles } from './daily-candles';
import { createSessionMemory } from './per-session';
import { quoteAt, type Quote } from './quote';

const YEARS = 5;
const DEFAULT_SEED = 34;

export type MarketOptions = {
  seed?: number;
  now: () => Date;
  /** Changes the candles of a symbol before anyone reads them: how a test shows that one bar moves every panel. */
  amend?: (symbol: string, candles: Candles) => Candles;
};

/** The whole simulated market up to the last closed session. Every figure of the mock server is read from its candles. */
export type Market = {
  seed: number;
  now: () => Date;
  lastDay: () => Day;
  /** The sessions of the newest five years, oldest first. */
  days: () => readonly Day[];
  listings: readonly Listing[];
  /** Five years of daily bars that end with the last closed session; null for a symbol that is not listed. */
  candles: (symbol: string) => Candles | null;
  /** A listed symbol on one session; null where it has no bar then or none before it. */
  quote: (listing: Listing, day: Day) => Quote | null;
  /** Computes once per key and closed session. */
  perSession: ReturnType<typeof createSessionMemory>;
};

/** A market that is a pure function of the seed and the day; reading it later only adds sessions. */
export function createMarket({
  seed = DEFAULT_SEED,
  now,
  amend = (_, candles) => candles,
}: MarketOptions): Market {
  const lastDay = () => lastClosedSession(now());
  const perSession = createSessionMemory(lastDay);

  const climate = perSession(() => createClimate(seed, lastDay()));
  const first = perSession(() => firstShown(climate().days));
  const candlesOf = perSession((symbol) => {
    const listing = listingOf(symbol);
    return listing && amend(symbol, dailyCandles(seed, listing, climate(), first()));
  });
  const days = perSession(() => climate().days.slice(first()));

  return {
    seed,
    now,
    lastDay,
    days: () => days(),
    listings: universe,
    candles: candlesOf,
    quote: (listing, day) => quoteAt(listing, candlesOf(listing.symbol)!, epochSecondsOf(day)),
    perSession,
  };
}

// Whole months, so that the oldest monthly bar is complete.
function firstShown(days: readonly Day[]) {
  const newest = days.at(-1) ?? '';
  const start = `${Number(newest.slice(0, 4)) - YEARS}${newest.slice(4, 8)}01`;
  return days.findIndex((day) => day >= start);
}
