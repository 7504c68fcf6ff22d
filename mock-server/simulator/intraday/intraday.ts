import { roundToTick } from '../../../src/market/tick';
import type { Exchange } from '../../../src/market/exchange';
import type { Listing } from '../../listing/table';
import { createDraws, type Draws } from '../seeded-random';

/** A session's bar, whole or as far as it has come: prices in VND, volume in shares. */
export type SessionBar = { open: number; high: number; low: number; close: number; volume: number };

/** Seconds of the day, ICT. */
export type Second = number;

type Timetable = {
  /** Continuous matching before and after lunch. */
  continuous: readonly (readonly [from: Second, to: Second])[];
  /** Share of a usual day's volume that the opening auction, the closing auction and the trade after it match. */
  opening: number;
  closing: number;
  after: number;
};

const at = (hour: number, minute: number): Second => (hour * 60 + minute) * 60;

/** Nothing is matched anywhere in between. */
export const LUNCH_FROM = at(11, 30);
export const LUNCH_TO = at(13, 0);
const CLOSING_MATCH = at(14, 45);
const AFTER_MATCH = [at(14, 55), at(15, 0)] as const;

const TIMETABLES: Record<Exchange, Timetable> = {
  HOSE: {
    continuous: [
      [at(9, 15), LUNCH_FROM],
      [LUNCH_TO, at(14, 30)],
    ],
    opening: 0.03,
    closing: 0.1,
    after: 0,
  },
  HNX: {
    continuous: [
      [at(9, 0), LUNCH_FROM],
      [LUNCH_TO, at(14, 30)],
    ],
    opening: 0,
    closing: 0.08,
    after: 0.01,
  },
  UPCOM: {
    continuous: [
      [at(9, 0), LUNCH_FROM],
      [LUNCH_TO, at(15, 0)],
    ],
    opening: 0,
    closing: 0,
    after: 0,
  },
};

/** When the first price of the day can be matched anywhere, and when the last. */
export const FIRST_MATCH = at(9, 0);
export const LAST_MATCH = at(15, 0);
/** From when the opening auction of Ho Chi Minh City, and so VN-Index, has a price. */
export const OPENING_MATCH = at(9, 15);

const STRETCHES = 16;
const ROW = 1024;

/** How many minutes of continuous matching lie before a second of the day, and how many the day has. */
export function minutesBefore(exchange: Exchange, second: Second) {
  let passed = 0;
  let whole = 0;
  for (const [from, to] of TIMETABLES[exchange].continuous) {
    passed += Math.max(0, Math.min(second, to) - from) / 60;
    whole += (to - from) / 60;
  }
  return { passed, whole };
}

/**
 * How a listing's session came about: at each second of the day the bar so far, null before the first match. It is
 * frozen over lunch and between auctions, matches whole lots, and ends as exactly the bar of the day. A pure function of
 * the seed, the symbol, the session and the second; what was asked before only makes it faster.
 */
export function createIntraday(seed: number, listing: Listing, session: number, day: SessionBar) {
  const { symbol, exchange } = listing;
  const draws = createDraws(`${seed} tick ${symbol} ${session}`);
  const price = pricePath(listing, day, draws);
  const pace = paceOf(createDraws(`${seed} pace ${session}`), draws, exchange);
  const volumeAt = volumePath(exchange, day.volume, pace);
  let known = { minute: 0, high: day.open, low: day.open };

  let matchedAt = Infinity;
  const hasMatched = (second: Second) => {
    if (second < matchedAt && volumeAt(second) > 0) matchedAt = second;
    return second >= matchedAt;
  };
  const priceAt = (second: Second, passed = minutesBefore(exchange, second).passed): number | null => {
    if (!hasMatched(second)) return null;
    return isDecided(exchange, second) ? day.close : price(passed);
  };
  const barAt = (second: Second): SessionBar | null => {
    const volume = volumeAt(second);
    if (volume === 0) return null;
    if (isDecided(exchange, second)) return { ...day, volume };

    const { passed } = minutesBefore(exchange, second);
    const minute = Math.floor(passed);
    if (minute < known.minute) known = { minute: 0, high: day.open, low: day.open };
    let { high, low } = known;
    for (let each = known.minute; each <= minute; each += 1) {
      high = Math.max(high, price(each));
      low = Math.min(low, price(each));
    }
    known = { minute, high, low };
    const close = price(passed);
    return { open: day.open, high: Math.max(high, close), low: Math.min(low, close), close, volume };
  };
  return {
    barAt,
    /** The price of the last match, null before the first; faster where the minutes of matching are known. */
    priceAt,
  };
}

/** The share of a usual day's volume that has traded by a second of the day. */
export function usualShare(exchange: Exchange, second: Second): number {
  return shareOf(exchange, second, usualPace(exchange));
}

function isDecided(exchange: Exchange, second: Second) {
  return second >= (exchange === 'UPCOM' ? LAST_MATCH : CLOSING_MATCH);
}

/** The price of the last match by minutes of continuous matching: through the open, the high and the low of the day. */
function pricePath({ exchange, kind, volatility }: Listing, day: SessionBar, draws: Draws) {
  const { whole } = minutesBefore(exchange, LAST_MATCH);
  const { open, high, low, close } = day;
  const inDay = (value: number) => Math.min(high, Math.max(low, value));
  const onTick = (value: number) => inDay(roundToTick(value, exchange, kind, 'nearest'));

  const isExtreme = close === high || close === low || exchange === 'UPCOM';
  const last = isExtreme ? close : onTick(close * (1 + 0.12 * volatility * draws.normal(0, 0)));
  const minuteOf = (value: number, column: number) => {
    if (value === open) return 0;
    return value === last ? whole : 1 + Math.floor((whole - 2) * draws.uniform(0, column));
  };
  const highAt = minuteOf(high, 1);
  const drawn = minuteOf(low, 2);
  const lowAt =
    drawn === highAt ? Math.min(whole - 1, Math.max(1, drawn + (drawn > whole / 2 ? -1 : 1))) : drawn;
  const anchors = [
    { minute: 0, price: open },
    { minute: highAt, price: high },
    { minute: lowAt, price: low },
    { minute: whole, price: last },
  ].sort((a, b) => a.minute - b.minute);

  const restless = (volatility * close) / Math.sqrt(whole);
  const exact = (minute: number) => {
    const next = anchors.find((anchor, i) => i > 0 && anchor.minute >= minute) ?? anchors.at(-1)!;
    const before = anchors[anchors.indexOf(next) - 1]!;
    const length = next.minute - before.minute;
    if (length === 0 || minute === next.minute) return next.price;
    const share = (minute - before.minute) / length;
    const straight = before.price + share * (next.price - before.price);
    const swing = restless * Math.sqrt(share * (1 - share) * length);
    return straight + swing * (0.8 * wave(draws, 3, 13, minute) + 0.5 * wave(draws, 4, 4, minute));
  };
  const known = new Float64Array(whole + 2);
  const onMinute = (minute: number) => {
    if (known[minute] === 0) known[minute] = onTick(exact(minute));
    return known[minute]!;
  };
  // Between two minutes the price goes straight from one to the other, so a bar so far never loses a high or a low.
  return (minutes: number) => {
    const minute = Math.floor(minutes);
    const from = onMinute(minute);
    if (minute === minutes) return from;
    const to = onMinute(minute + 1);
    return from === to ? from : onTick(from + (minutes - minute) * (to - from));
  };
}

function wave(draws: Draws, column: number, step: number, minute: number) {
  const k = Math.floor(minute / step);
  const share = minute / step - k;
  return (1 - share) * draws.normal(ROW + k, column) + share * draws.normal(ROW + k + 1, column);
}

/** The shares matched by a second of the day, in whole lots. */
function volumePath(exchange: Exchange, volume: number, pace: Pace) {
  return (second: Second) => {
    if (volume === 0) return 0;
    if (second >= LAST_MATCH) return volume;
    const share = shareOf(exchange, second, pace);
    const lots = Math.floor((share * volume) / 100 + 1e-6) * 100;
    const hasOpened = TIMETABLES[exchange].opening > 0 && second >= OPENING_MATCH;
    return Math.max(hasOpened ? 100 : 0, lots);
  };
}

/** How a day's volume is spread over its auctions and the stretches of its continuous matching. */
type Pace = { opening: number; closing: number; stretches: readonly number[] };

/** Busy at the open and towards the close, quiet round lunch. */
function usualPace(exchange: Exchange): Pace {
  const { opening, closing } = TIMETABLES[exchange];
  const stretches = Array.from(
    { length: STRETCHES },
    (_, i) => 0.7 + 1.6 * ((2 * (i + 0.5)) / STRETCHES - 1) ** 2,
  );
  return { opening, closing, stretches };
}

/** A stock's pace on one session: the whole market is ahead of the usual one or behind it by a few per cent, and each stock is by its own. */
function paceOf(market: Draws, own: Draws, exchange: Exchange): Pace {
  const usual = usualPace(exchange);
  return {
    opening: usual.opening * Math.exp(0.2 * market.normal(0, 1)),
    closing: usual.closing * Math.exp(0.2 * market.normal(0, 2)),
    stretches: usual.stretches.map(
      (each, i) => each * Math.exp(0.2 * market.normal(i, 0) + 0.35 * own.normal(i, 5)),
    ),
  };
}

function shareOf(exchange: Exchange, second: Second, { opening, closing, stretches }: Pace) {
  const { after } = TIMETABLES[exchange];
  const { passed, whole } = minutesBefore(exchange, second);
  const place = (passed / whole) * STRETCHES;
  let done = 0;
  let all = 0;
  stretches.forEach((weight, i) => {
    done += weight * Math.max(0, Math.min(1, place - i));
    all += weight;
  });
  const [from, to] = AFTER_MATCH;
  return (
    (second >= OPENING_MATCH ? opening : 0) +
    (1 - opening - closing - after) * (done / all) +
    (second >= CLOSING_MATCH ? closing : 0) +
    after * Math.max(0, Math.min(1, (second - from) / (to - from)))
  );
}
