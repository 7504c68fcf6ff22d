import { asOf, lastClosedDay, marketTime, type AsOf } from './clock';
import type { Day } from './day';

/**
 * A price with the trading day that it is of, and the other figures of that day, as one value: prices in thousand đồng,
 * volumes in shares, null for what is not known.
 */
export type Quote = {
  /** The last matched price. */
  readonly price: number | null;
  /** The reference (yellow) price that the day's colours and limits are measured from. */
  readonly reference: number | null;
  /** The highest price allowed on the day (purple), from the exchange's band and ticks. */
  readonly ceiling: number | null;
  /** The lowest price allowed on the day (cyan), from the exchange's band and ticks. */
  readonly floor: number | null;
  /** Price less reference. */
  readonly change: number | null;
  /** Change as a percentage of the reference, rounded to two decimals. */
  readonly changePercent: number | null;
  readonly open: number | null;
  readonly high: number | null;
  readonly low: number | null;
  /** Matched on the day. */
  readonly volume: number | null;
  /** Its trading day; of a price whose source names none the newest one as of its load, null until that is known. */
  readonly day: Day | null;
  /** When it was matched, in unix seconds; null where the source does not say. */
  readonly at: number | null;
  /** A feed's quote, a bar, or a price of a list, which no other figure comes with. */
  readonly source: 'QUOTE' | 'BAR' | 'LIST';
};

/** A quote of which nothing is known. */
export const NO_QUOTE: Quote = {
  ...{ price: null, reference: null, ceiling: null, floor: null, change: null, changePercent: null },
  ...{ open: null, high: null, low: null, volume: null, day: null, at: null, source: 'LIST' },
};

/** The price of a list, which has neither a day nor other figures. */
export function listQuote(price: number | null): Quote {
  return price === null ? NO_QUOTE : { ...NO_QUOTE, price };
}

/**
 * Which of two quotes of a symbol stays: that of the newer day; of one day a list's yields to the others, and what was
 * matched earlier to what was matched later, in one second by the shares of the day. A quote without a day is of the newest
 * trading day of `now`, the time of its load; one of a time that is still to come stays no longer, since the clock was set back.
 */
export function newerQuote(
  known: Quote | null | undefined,
  incoming: Quote | null | undefined,
  now?: Date,
): Quote | null {
  const loaded = incoming && now ? asOfLoad(incoming, now) : incoming;
  if (!loaded || isEmpty(loaded)) return known ?? loaded ?? null;
  if (!known || isEmpty(known) || (now && isToCome(known, now))) return loaded;
  return isOlder(loaded, known) ? known : loaded;
}

/** Whether a known row was matched after an incoming one: on a later day, or later on the same. One that is still to come was not. */
export function isLaterMatch(known: Quote, incoming: Quote, now?: Date): boolean {
  if (now && isToCome(known, now)) return false;
  if (known.day === incoming.day) return isEarlier(incoming, known);
  return known.day !== null && incoming.day !== null && known.day > incoming.day;
}

/** Of a known row and an incoming one of its symbol that which stays: the later match, else the incoming one. */
export function laterMatch<Row extends Quote>(known: Row | undefined, incoming: Row, now?: Date): Row {
  return known && isLaterMatch(known, incoming, now) ? known : incoming;
}

/** How far a server's clock may be ahead, in seconds. */
export const MOST_AHEAD = 60;

function isToCome({ day, at }: Quote, now: Date): boolean {
  if (day !== null && day > marketTime(now).day) return true;
  return at !== null && at > now.getTime() / 1_000 + MOST_AHEAD;
}

function isOlder(loaded: Quote, known: Quote): boolean {
  if (loaded.day !== known.day) return known.day === null || (loaded.day !== null && loaded.day < known.day);
  if (loaded.source === 'LIST') return known.source !== 'LIST';
  // A bar counts the shares of a day in its own way.
  const last = loaded.source === known.source ? known : { ...known, volume: null };
  return known.source !== 'LIST' && isEarlier(loaded, last);
}

/** Whether a row was matched before another of its day: sooner or, in the same second, with fewer shares until then. */
export function isEarlier(row: Pick<Quote, 'at' | 'volume'>, other: Pick<Quote, 'at' | 'volume'>): boolean {
  if (row.at === null || other.at === null) return false;
  if (row.at !== other.at) return row.at < other.at;
  return row.volume !== null && other.volume !== null && row.volume < other.volume;
}

/** The same with the newest trading day where it names none, or one that is still to come; a bar has its own. */
function asOfLoad(quote: Quote, now: Date): Quote {
  const newest = asOf(now).day;
  const isKnown = quote.source === 'BAR' || (quote.day !== null && quote.day <= newest);
  return isKnown || isEmpty(quote) ? quote : { ...quote, day: newest };
}

function isEmpty({ price, reference }: Quote): boolean {
  return price === null && reference === null;
}

/**
 * `CURRENT` is of the running trading day or, where none runs, of the newest one; `CLOSED` of the day that closed before a
 * running one; `OLD` is older than the last closed day and worth nothing now; `UNKNOWN` has no day.
 */
export type QuoteAge = 'CURRENT' | 'CLOSED' | 'OLD' | 'UNKNOWN';

/** How old a quote is at an instant. */
export function ageOf({ day }: Pick<Quote, 'day'>, now: Date): QuoteAge {
  if (day === null) return 'UNKNOWN';
  if (day >= asOf(now).day) return 'CURRENT';
  return day >= lastClosedDay(now) ? 'CLOSED' : 'OLD';
}

/** Whether a quote has a price that is of now: of the running trading day or, where none runs, of the newest one. */
export function isOfNow(quote: Pick<Quote, 'price' | 'day'>, now: Date): boolean {
  return quote.price !== null && (quote.day === null || ageOf(quote, now) === 'CURRENT');
}

/**
 * The market time that a quote is valid for, of prices that were loaded as of another: a trading day where it is of an older
 * one; while one runs, the minute of its last match where its source says it, of bars the minute that they have reached.
 */
export function asOfQuote({ day, at, price }: Quote, loaded: AsOf): AsOf {
  if (day === null || price === null) return loaded;
  if (day < loaded.day) return { kind: 'tradingDay', day };
  return at !== null && loaded.kind === 'minute' ? asOf(new Date(at * 1_000)) : loaded;
}

/**
 * The market time that prices are valid for, which were loaded as of another: where all are older the newest of their trading
 * days.
 */
export function asOfQuotes(quotes: Iterable<Pick<Quote, 'price' | 'day'>>, loaded: AsOf): AsOf {
  let newest: Day | null = null;
  for (const { price, day } of quotes) {
    if (price === null) continue;
    if (day === null || day >= loaded.day) return loaded;
    if (newest === null || day > newest) newest = day;
  }
  return newest === null ? loaded : { kind: 'tradingDay', day: newest };
}
