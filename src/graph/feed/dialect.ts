import type { BarOddity } from '../readers/feed-history';
import type { Resolution } from '../resolvers.types';

/** What a feed does otherwise than the protocol, or than the market's own figures. */
export type Departure =
  | BarOddity
  /** It has a resolution by another code than it names, or than the usual one. */
  | 'OTHER_CODE'
  /** It sends fewer bars at once than it has. */
  | 'PAGES'
  /** It sends the oldest bars of a range. */
  | 'OLDEST_FIRST'
  /** It stamps days, or minutes, by another clock. */
  | 'SHIFTED_DAYS'
  | 'SHIFTED_MINUTES'
  /** Its prices are in đồng. */
  | 'DONG'
  /** A symbol's prices are in a unit that is not known. */
  | 'UNDECIDED_UNIT'
  /** It refuses a batch of quotes for one symbol. */
  | 'SPLIT_QUOTES';

/** What a session has found out about how its feed speaks. */
export type Dialect = {
  /** The codes of resolutions that were answered with bars. */
  readonly codes: Map<Resolution, string>;
  /** How often another code than the usual one was tried in vain. */
  readonly vainCodes: Map<Resolution, number>;
  /** The symbols whose stamps were too few, or fitted no whole hour, by the length of their bars. */
  readonly vainStamps: { readonly days: Set<string>; readonly minutes: Set<string> };
  /** With how many prices of fixed unit the feed's were compared in vain. */
  comparedInVain: number;
  /** The time of the first bar that the feed has, by symbol and resolution. */
  readonly firstBars: Map<string, number>;
  /** The symbols whose last bars are of a time, with its resolution, after which a request for newer ones had no data. */
  readonly lastBars: Map<string, Set<string>>;
  /** By how many seconds its stamps are ahead of the market's; null until that is decided. */
  readonly offsets: { days: number | null; minutes: number | null };
  /** What its prices are divided by to be in thousand đồng; null until that is decided. */
  divisor: 1 | 1000 | null;
  /** How often batches of quotes were split without any part being answered. */
  vainSplits: number;
  /** The symbols for which it refuses a batch of quotes. */
  readonly spoilers: Set<string>;
  /** How often each departure was met. */
  readonly departures: Map<Departure, number>;
};

const dialects = new WeakMap<object, Dialect>();

/** The dialect of a session's feed, as far as it is known. */
export function dialectOf(session: object): Dialect {
  const known = dialects.get(session);
  if (known) return known;
  const dialect: Dialect = {
    codes: new Map(),
    vainCodes: new Map(),
    vainStamps: { days: new Set(), minutes: new Set() },
    comparedInVain: -1,
    firstBars: new Map(),
    lastBars: new Map(),
    offsets: { days: null, minutes: null },
    divisor: null,
    vainSplits: 0,
    spoilers: new Set(),
    departures: new Map(),
  };
  dialects.set(session, dialect);
  return dialect;
}

/** Counts a departure. */
export function note({ departures }: Dialect, departure: Departure, count = 1): void {
  departures.set(departure, (departures.get(departure) ?? 0) + count);
}

/** Counts what was odd in a history. */
export function noteAll(dialect: Dialect, oddities: Partial<Record<BarOddity, number>>): void {
  for (const [oddity, count] of Object.entries(oddities)) note(dialect, oddity as BarOddity, count);
}
