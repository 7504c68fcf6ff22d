import type { PriceAlert } from './alerts';
import { hasTradingBetween, reachOf } from './bar-reach';
import { daysAsSpans, type QuotedRange } from './bar-spans';
import { believedDays, type NewestBar } from './believed-days';
import type { Candles } from './candles';
import type { Day } from './day';
import type { Exchange } from './exchange';
import { firstOf, keepParts, type LoadedParts } from './first-crossing';
import { waitedFor } from './judged-quotes';
import { isOfNow } from './quote';

/**
 * Prices as they were matched for levels, which later ex-dates do not lower; adjusted ones for changes from the close
 * before, so that an ex-date does not count as a change.
 */
export type BarPrices = 'matched' | 'adjusted';

/** The bars that the search loads; what they hold may end before now. */
export type BarLoads = {
  /** Daily bars that begin before an instant; none where their unit is not known. */
  days: (symbol: string, since: number, prices: BarPrices) => Promise<Candles | 'UNKNOWN_UNIT'>;
  /** The bars within a day, of so many minutes; null where the feed has no such bars. */
  parts: (symbol: string, day: Day, prices: BarPrices) => Promise<LoadedParts>;
  /** The ex-dates of a symbol that are known, from the day of an instant until now. */
  exDays: (symbol: string, since: number) => Promise<ReadonlySet<Day>>;
};

/** The symbols that are searched, each from an instant on, until one. */
export type MissedSearch = { readonly since: Readonly<Record<string, number>>; readonly until: number };

/** What the search knows and loads. */
type Sources = { load: BarLoads; quotes: ReadonlyMap<string, LoadedQuote> };
/** A quote that came before the bars, of now or of an older day, whose unit the bars have as well. */
type LoadedQuote = QuotedRange & { reference?: number | null; day: Day | null; exchange: Exchange | null };

/** The alerts that happened, and what the bars of each symbol tell beside; of one whose bars did not come nothing. */
export type Missed = {
  readonly fired: readonly PriceAlert[];
  /** Until when it is found out. */
  readonly reached: Readonly<Record<string, number>>;
  readonly bars: ReadonlyMap<string, NewestBar>;
};

/**
 * The armed alerts on a price that happened until an instant, dated by the bars: to the minutes of a bar within the day
 * where there are such bars, else to the close of the trading day.
 */
export async function missedIn(
  watched: readonly PriceAlert[],
  search: MissedSearch,
  sources: Sources,
): Promise<Missed> {
  const symbols = Object.entries(search.since);
  const results = await Promise.allSettled(
    symbols.map(([symbol, since]) => {
      const alerts = watched.filter((alert) => alert.symbol === symbol && isOpen(alert));
      return searchSymbol(symbol, alerts, { since, until: search.until }, sources);
    }),
  );
  // A symbol whose bars did not come keeps its place, and is searched again.
  const found = results.flatMap((result, i) =>
    result.status === 'fulfilled' ? [{ symbol: symbols[i]![0], ...result.value }] : [],
  );
  return {
    fired: found.flatMap(({ fired }) => fired),
    reached: Object.fromEntries(found.map(({ symbol, reached }) => [symbol, reached])),
    bars: new Map(found.flatMap(({ symbol, bar }) => (bar ? [[symbol, bar] as const] : []))),
  };
}

function isOpen({ firedAt, kind }: PriceAlert) {
  return firedAt === null && kind !== 'SELLABLE';
}

type Watch = { since: number; until: number };
const OF_UNKNOWN_UNIT: NewestBar = { close: null, held: 'UNKNOWN_UNIT' };

type FoundOf = { fired: readonly PriceAlert[]; reached: number; bar: NewestBar | null };

async function searchSymbol(
  symbol: string,
  alerts: readonly PriceAlert[],
  { since, until }: Watch,
  { load, quotes }: Sources,
): Promise<FoundOf> {
  const fired: PriceAlert[] = [];
  const loaded = quotes.get(symbol) ?? null;
  const quote = loaded && isOfNow(loaded, new Date(until)) ? loaded : null;
  const levels = waitedFor(alerts).get(symbol) ?? [];
  let reached = until;
  let bar: NewestBar | null = null;
  for (const prices of new Set(alerts.map(pricesOf))) {
    const from = (alert: PriceAlert) => Math.max(since, Date.parse(alert.armedAt));
    const open = alerts.filter(
      (alert) => pricesOf(alert) === prices && hasTradingBetween(from(alert), until),
    );
    if (open.length === 0) continue;
    const first = Math.min(...open.map(from));
    const candles = await load.days(symbol, first, prices);
    if (candles === 'UNKNOWN_UNIT') return { fired, reached: since, bar: OF_UNKNOWN_UNIT };
    const spans = daysAsSpans(candles, until, quote);
    if (spans === null) throw new RangeError(`The bars of ${symbol} lie on closed days`);
    const { days, ...newest } = await believedDays(
      spans,
      { quote: loaded, isOfNow: quote !== null, levels },
      () => load.exDays(symbol, first),
    );
    bar = newest;
    // Of a change a day tells nothing while the day before it is missing.
    const telling = prices === 'matched' ? days : days.filter(({ before }) => before !== null);
    reached = Math.min(reached, reachOf({ days: telling, quote }, { since: first, until }));
    const partsOf = keepParts((day) => load.parts(symbol, day, prices));
    const found = await Promise.all(
      open.map((alert) => firstOf(alert, { days, since: from(alert), until, partsOf })),
    );
    found.forEach(({ crossing, unknownFrom }, i) => {
      if (crossing === null) reached = Math.min(reached, unknownFrom);
      else fired.push(asFired(open[i]!, crossing, until));
    });
  }
  return { fired, reached, bar };
}

function pricesOf({ kind }: PriceAlert): BarPrices {
  return kind === 'CHANGE' ? 'adjusted' : 'matched';
}

/** The bar of the running minutes ends later than now. */
function asFired(alert: PriceAlert, { at, price }: { at: number; price: number }, until: number): PriceAlert {
  const firedAt = new Date(Math.min(at, until)).toISOString();
  return { ...alert, firedAt, firedPrice: price, isSeen: false };
}
