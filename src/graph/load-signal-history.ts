import { barsKnownOn } from '../market/adjustment';
import { barsUntil, joinBars, lengthOf, sliceBars, type Candles } from '../market/candles';
import { dayOfEpochSeconds } from '../market/day';
import { nullIfLacking, readable } from './feed-reason';
import type { FeedSources } from './feed/bars-query';
import { awaitCalendar } from './feed/calendar';
import { loadBars } from './feed/load-bars';
import { MAX_BARS } from './feed/range';
import { knownExchanges } from './feed/known-exchanges';
import { loadAdjustments } from './load-symbol-events';
import type { Availability, ExDate, SignalHistory } from './resolvers.types';
import { runInWorker } from './signal-history.worker-client';

/** About five years of trading days. */
const HISTORY_BARS = 1_250;

/** Options of `loadSignalHistory`: the last second of the history, and the days of the requested purchases. */
type Options = FeedSources & {
  ticker: string;
  until: number;
  days: readonly string[];
  /** Whether prices are those that were known then, as far as the feed has them. */
  isAsKnown?: boolean;
};

/** Daily bars, and whether the feed may have older ones. */
type LongBars = { availability: Availability; candles: Candles; hasOlder: boolean };

/** The ex-dates to adjust them with where they are those that were matched, else null. */
type Bars = LongBars & { exDates: readonly ExDate[] | null };

/** The bars that a session has loaded last: a walk over the past days of a symbol needs them each time. */
const kept = new WeakMap<object, { key: string; bars: Promise<Bars | null> }>();

/** Loads a symbol's bars of about five years and computes its signals in a worker; apart from the first load. */
export async function loadSignalHistory({
  ticker,
  until,
  days,
  isAsKnown = false,
  ...sources
}: Options): Promise<SignalHistory> {
  const bars = await barsOf(sources, { ticker, until, isAsKnown });
  if (bars === null) return emptyHistory(ticker, 'NO_DATA');
  // The earliest purchase of a newest signal lies ahead.
  await awaitCalendar(sources);

  const { availability, hasOlder, exDates } = bars;
  const known =
    exDates === null
      ? barsUntil(bars.candles, until)
      : barsKnownOn(dayOfEpochSeconds(until), bars.candles, exDates);
  const candles = sliceBars(known, -HISTORY_BARS);
  if (availability !== 'READY') return emptyHistory(ticker, availability);
  if (lengthOf(candles) === 0) return emptyHistory(ticker, 'NO_DATA');
  const isCut = hasOlder || lengthOf(candles) === HISTORY_BARS;
  const exchange = knownExchanges(sources.session).get(ticker) ?? null;
  const series = { symbol: ticker, exchange, until, candles, isCut, isApart: exDates !== null };
  return { symbol: ticker, availability, ...(await runInWorker('history', { ...series, days })) };
}

/** The history of a symbol without bars. */
export function emptyHistory(symbol: string, availability: Availability): SignalHistory {
  return { symbol, availability, ...nothing };
}

const nothing = { tradingDays: 0, since: null, brokenBy: null, signals: [], days: [], trackRecords: [] };

/** The bars that a history until a second needs, those kept where they reach; null where the feed lacks the call. */
async function barsOf(
  sources: FeedSources,
  { ticker, until, isAsKnown }: { ticker: string; until: number; isAsKnown: boolean },
) {
  const key = `${ticker} ${isAsKnown}`;
  const last = kept.get(sources.session);
  const known = last?.key === key ? await last.bars.catch(() => null) : null;
  if (known && isPast(known, until) && missingBars(known, until) === 0) return known;
  const load = async () => {
    const exDates = isAsKnown ? await loadAdjustments(sources, ticker) : null;
    const bars = await longHistory(sources, { symbol: ticker, isUnadjusted: exDates !== null }, until);
    return bars && { ...bars, exDates };
  };
  const bars = load();
  kept.set(sources.session, { key, bars });
  return bars;
}

/**
 * The daily bars with about five years of them until a second, oldest first, in several requests, as feeds send at most
 * 1,000 bars. A failure of any but the first is ignored; null where the feed lacks the call.
 */
async function longHistory(
  sources: FeedSources,
  { symbol, isUnadjusted }: { symbol: string; isUnadjusted: boolean },
  until: number,
): Promise<LongBars | null> {
  const range = { symbol, resolution: 'DAY', unadjusted: isUnadjusted } as const;
  const load = (countback: number, before?: number) => loadBars(sources, { ...range, countback, before });

  // The same request as the chart's, which an HTTP cache may have.
  const newest = await load(MAX_BARS).then(readable).catch(nullIfLacking);
  if (newest === null) return null;
  let bars: LongBars = newest;

  for (let missing = missingBars(bars, until); missing > 0; missing = missingBars(bars, until)) {
    // Other past days may follow, with bars before those of this one.
    const countback = isPast(bars, until) ? MAX_BARS : missing;
    const first = bars.candles.time[0]!;
    const older = await load(countback, first).catch(() => null);
    if (older === null) break;
    bars = { ...bars, candles: joinBars(older.candles, bars.candles), hasOlder: older.hasOlder };
  }
  return bars;
}

/** How many bars a history until a second lacks, as far as the feed may have them. */
function missingBars({ candles, hasOlder }: LongBars, until: number): number {
  return hasOlder ? Math.max(0, HISTORY_BARS - lengthOf(barsUntil(candles, until))) : 0;
}

/** Whether a second lies before more than the newest bar, which may be forming: the bars until then are final. */
function isPast({ candles }: LongBars, until: number): boolean {
  return until < (candles.time.at(-2) ?? -Infinity);
}
