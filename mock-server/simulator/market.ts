import type { Day } from '../../src/market/day';
import type { Candles } from '../../src/market/candles';
import { toThousand } from '../../src/market/money';
import type { Listing } from '../listing/table';
import { listingOf, universe } from '../listing/universe';
import { historyOf, withCandle, withCandles, type History } from './bar-candles';
import { barsOf, type Bars } from './bars';
import { createClimate, type Mood } from './climate';
import { createIndexCandles } from './index-candles';
import type { Course } from './index-path';
import { codeOf, membersOf } from './indices';
import { createIntraday, type SessionBar } from './intraday';
import { milestonesOf } from './milestones';
import { createMoment } from './moment';
import { createSessionMemory } from './per-session';
import { candleOf, limitsAt, quoteOf, type Limits, type Quote } from './quote';
import { averagePrice } from './reference';
import { inSlices } from './slices';

const YEARS = 5;
/** Sessions of every listing that are kept at hand: two months, and what their averages look back on. */
const RECENT = 90;
const DEFAULT_SEED = 33;

export type MarketOptions = {
  seed?: number;
  now: () => Date;
  /** Makes the newest session one that everybody remembers. */
  mood?: Mood;
  /** Changes the closed candles of a symbol, as they traded, before anyone reads them: how a test shows that one bar moves every panel. */
  amend?: (symbol: string, candles: Candles) => Candles;
};

/** Where a listing stands on a session, matched or not; prices in VND. */
export type Standing = Limits & {
  /** Its last match on or before the session. */
  price: number;
  /** The price that the session began from; on an ex-date as it stands after it. */
  before: number;
  /** Price over what it would be had nothing been paid out, before the session and on it. */
  paidOut: readonly [before: number, on: number];
  /** What matched on the session; null where nothing has, or not yet. */
  bar: SessionBar | null;
  /** Whether the exchange has taken it off the board for the day: then nobody may bid or ask either. */
  isHalted: boolean;
};

/** The whole simulated market as of its clock. Every figure of the mock server is read from its sessions. */
export type Market = {
  seed: number;
  now: () => Date;
  /** The newest session that is over. */
  lastDay: () => Day;
  /** The session that a board shows: from 09:00 of a trading day that day, until then the last one that is over. */
  today: () => Day;
  /** The second of the day (ICT) that a running session has come to, in steps of 15; null while none runs. */
  second: () => number | null;
  /** The closed sessions of the newest five years, oldest first. */
  days: () => readonly Day[];
  listings: readonly Listing[];
  /**
   * Five years of daily bars, adjusted for what was paid out; a running session's bar so far is the last one. Indices
   * too, in points; null for a symbol that is neither listed nor an index.
   */
  candles: (symbol: string) => Candles | null;
  /** The same without a running session: what a study may rest on. */
  closedCandles: (symbol: string) => Candles | null;
  /** A listed symbol's closed bars as they traded, adjusted, and the times of its ex-dates. */
  history: (listing: Listing) => History;
  /** The newest closed sessions of a symbol, adjusted; as many as asked, or all where there are fewer. */
  newestHistory: (listing: Listing, sessions: number) => History;
  /** A listed symbol on one session as far as it has come; null where nothing matched then. */
  quote: (listing: Listing, day: Day) => Quote | null;
  /** A listed symbol on one session of the newest five years, matched or not. */
  standing: (listing: Listing, day: Day) => Standing;
  /** What a board shows as the price of a listed symbol, in thousand VND: the last match of today, else the reference. */
  board: (listing: Listing) => number;
  /** What the stocks of Ho Chi Minh City matched on a closed session, in billion VND. */
  turnover: (day: Day) => number;
  /** Computes once per key and closed session. */
  perSession: ReturnType<typeof createSessionMemory>;
  /** Computes once per key and step of the clock, while a session runs; else once per session. */
  perStep: ReturnType<typeof createSessionMemory>;
  /** Prepares the newest sessions, of some symbols or of all, a little at a time, so that no page waits for it in one piece. */
  ready: (symbols?: readonly string[]) => Promise<void>;
  /** The same for the five years of an index; nothing to do for any other symbol. */
  readyIndex: (symbol: string) => Promise<void>;
};

/** A market that is a pure function of the seed and the instant; reading it later only adds to it. */
export function createMarket({ seed = DEFAULT_SEED, now, mood, amend }: MarketOptions): Market {
  const moment = createMoment(now);
  const { lastDay, today, second } = {
    lastDay: () => moment().lastDay,
    today: () => moment().today,
    second: () => moment().second,
  };
  const perSession = createSessionMemory(lastDay);
  const perBoard = createSessionMemory(() => moment().board);
  const perStep = createSessionMemory(() => moment().step);

  const climate = perBoard(() => createClimate(seed, today(), mood));
  const newest = () => climate().days.length - 1;
  const newestClosed = () => climate().indexOf(lastDay());
  const first = perBoard(() => firstShown(climate().days));
  const days = perBoard(() => climate().days.slice(first(), newestClosed() + 1));

  const simulated = (listing: Listing, from: number) => barsOf(seed, listing, climate(), from, newest());
  // From the session before the first that is shown, so that the first one has a reference.
  const whole = perBoard((symbol) => {
    const bars = simulated(listingOf(symbol)!, first() - 1);
    return amend ? amended(listingOf(symbol)!, bars) : bars;
  });
  const recent = perBoard((symbol) =>
    amend ? whole(symbol) : simulated(listingOf(symbol)!, newest() - RECENT + 1),
  );
  const amended = (listing: Listing, bars: Bars) => {
    const { raw } = historyOn(listing, bars, first());
    const candles = amend!(listing.symbol, raw);
    return candles === raw ? bars : withCandles(bars, timesOf(bars), candles, listing);
  };
  const timesOf = ({ from, to }: Bars) => climate().times.slice(from, to + 1);
  const barsAt = ({ symbol }: Listing, i: number) =>
    i > recent(symbol).from ? recent(symbol) : whole(symbol);

  /** The first session that shows a listing: before it is listed only the indices know of it. */
  const milestones = perBoard((symbol) => milestonesOf(listingOf(symbol)!, climate()));
  const shownFrom = (symbol: string) => milestones(symbol).debut;
  const historyOn = (listing: Listing, bars: Bars, from: number) =>
    historyOf(
      listing,
      bars,
      timesOf(bars),
      Math.max(from, shownFrom(listing.symbol)) - bars.from,
      newestClosed() - bars.from + 1,
    );
  const history = perBoard((symbol) => historyOn(listingOf(symbol)!, whole(symbol), first()));
  const intraday = perBoard((symbol) => {
    const bars = recent(symbol);
    return createIntraday(seed, listingOf(symbol)!, newest(), barAt(bars, newest()));
  });
  /** What a session has matched by now. */
  const barOn = (listing: Listing, bars: Bars, i: number): SessionBar | null => {
    if (i < shownFrom(listing.symbol) || bars.volume[i - bars.from] === 0) return null;
    const until = i === newest() ? second() : null;
    return until === null ? barAt(bars, i) : intraday(listing.symbol).barAt(until);
  };

  const standing = (listing: Listing, day: Day): Standing => {
    const i = climate().indexOf(day);
    const bars = barsAt(listing, i);
    const at = i - bars.from;
    const bar = barOn(listing, bars, i);
    const before = bars.close[at - 1]! * bars.exFactor[at]!;
    const paidOutBefore = bars.paidOut[at - 1]! * bars.exFactor[at]!;
    const isPending = !bar && i === newest() && second() !== null;
    const paidOut = [paidOutBefore, isPending ? paidOutBefore : bars.paidOut[at]!] as const;
    const price = bar?.close ?? (isPending ? before : bars.close[at]!);
    const isHalted = milestones(listing.symbol).isHalted(i);
    return { ...limitsAt(listing, bars, i), price, before, paidOut, bar, isHalted };
  };
  const quote = (listing: Listing, day: Day): Quote | null => {
    const i = climate().indexOf(day);
    if (i < first()) return null;
    const bars = barsAt(listing, i);
    const bar = barOn(listing, bars, i);
    return bar && quoteOf(listing, bars, i, climate().times[i]!, bar);
  };

  const turnover = perSession((day) => {
    const i = climate().indexOf(day);
    let sum = 0;
    for (const listing of membersOf('VNINDEX', universe)) {
      if (i < shownFrom(listing.symbol)) continue;
      const bar = barAt(barsAt(listing, i), i);
      sum += (averagePrice(bar) * bar.volume) / 1e9;
    }
    return sum;
  });

  const formed = perStep((symbol) => {
    const listing = listingOf(symbol)!;
    const { adjusted } = history(symbol);
    const bar = second() === null ? null : barOn(listing, recent(symbol), newest());
    return bar ? withCandle(adjusted, candleOf(bar, climate().times[newest()]!)) : adjusted;
  });
  const courseOf = (listing: Listing): Course => {
    const bars = recent(listing.symbol);
    const at = newest() - bars.from;
    const before = bars.close[at - 1]! / bars.paidOut[at - 1]!;
    if (newest() < shownFrom(listing.symbol) || bars.volume[at] === 0) {
      return { before, open: before, at: () => null };
    }
    const { priceAt } = intraday(listing.symbol);
    const worth = (price: number | null) => price && price / bars.paidOut[at]!;
    return { before, open: worth(bars.open[at]!)!, at: (until, passed) => worth(priceAt(until, passed)) };
  };
  const indices = createIndexCandles({
    times: () => climate().times.slice(first(), newestClosed() + 1),
    barsOf: (listing) => (amend ? whole(listing.symbol) : simulated(listing, first() - 1)),
    offset: 1,
    running: () => {
      const until = second();
      return until === null ? null : { time: climate().times[newest()]!, second: until };
    },
    standing: (listing) => standing(listing, today()),
    courseOf,
    perBoard,
    perStep,
  });
  const prepared = perBoard(() => inSlices(universe, ({ symbol }) => void recent(symbol)));

  return {
    seed,
    now,
    lastDay,
    today,
    second,
    days: () => days(),
    listings: universe,
    candles: (symbol) => {
      const code = codeOf(symbol);
      return code ? indices.candles(code) : listingOf(symbol) && formed(symbol);
    },
    closedCandles: (symbol) => {
      const code = codeOf(symbol);
      return code ? indices.closed(code) : listingOf(symbol) && history(symbol).adjusted;
    },
    history: ({ symbol }) => history(symbol),
    newestHistory: (listing, sessions) => {
      if (amend) return history(listing.symbol);
      const from = Math.max(first(), newestClosed() - sessions + 1);
      return historyOn(listing, simulated(listing, from), from);
    },
    quote,
    standing,
    board: (listing) => {
      const { bar, reference } = standing(listing, today());
      return toThousand(bar?.close ?? reference);
    },
    turnover,
    perSession,
    perStep,
    ready: (symbols) =>
      symbols ? inSlices(symbols.filter(listingOf), (symbol) => void recent(symbol)) : prepared(),
    readyIndex: async (symbol) => {
      const code = codeOf(symbol);
      if (code) await indices.ready(code);
    },
  };
}

// Whole months, so that the oldest monthly bar is complete; a session before them always remains.
function firstShown(days: readonly Day[]) {
  const newest = days.at(-1) ?? '';
  const start = `${Number(newest.slice(0, 4)) - YEARS}${newest.slice(4, 8)}01`;
  return Math.max(
    1,
    days.findIndex((day) => day >= start),
  );
}

function barAt(bars: Bars, i: number): SessionBar {
  const at = i - bars.from;
  return {
    open: bars.open[at]!,
    high: bars.high[at]!,
    low: bars.low[at]!,
    close: bars.close[at]!,
    volume: bars.volume[at]!,
  };
}
