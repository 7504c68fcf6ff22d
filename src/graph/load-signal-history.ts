import { joinBars, NO_BARS, sliceBars, type Candles } from '../market/candles';
import { nullIfNotFound, RestError } from '../rest/errors';
import type { Sources } from './backend';
import { readBars } from './readers/bars';
import { historyPath, MAX_BARS } from './resolvers/candle';
import type { Availability, SignalHistory } from './resolvers.types';
import { computeInWorker } from './signal-history.worker-client';

/** About five years of trading days. */
const HISTORY_BARS = 1_250;

/** Options of `loadSignalHistory`: the last second of the history, and the days of the requested purchases. */
type Options = { feed: Sources['feed']; ticker: string; until: number; days: readonly string[] };

/** Loads a symbol's bars of about five years and computes its signals in a worker; apart from the first load. */
export async function loadSignalHistory({ feed, ticker, until, days }: Options): Promise<SignalHistory> {
  const { availability, ...history } = await longHistory(feed, ticker, until);
  if (availability !== 'READY') return emptyHistory(ticker, availability);
  return { symbol: ticker, availability, ...(await computeInWorker({ ...history, days })) };
}

/** The history of a symbol without bars. */
export function emptyHistory(symbol: string, availability: Availability): SignalHistory {
  return {
    ...{ symbol, availability, tradingDays: 0, since: null },
    ...{ signals: [], days: [], baseline: null, records: [] },
  };
}

/**
 * The daily bars of about five years up to a second, that one included, oldest first, in two requests, as feeds send
 * at most 1,000 bars. A failure of the second one is ignored; a feed that lacks the call has no bars. `isCut` is true
 * where the history may have older bars.
 */
async function longHistory(
  feed: Sources['feed'],
  symbol: string,
  until: number,
): Promise<{ availability: Availability; candles: Candles; isCut: boolean }> {
  const load = async (countback: number, to?: number) =>
    readBars(
      await feed(historyPath({ symbol, resolution: 'D', countback, ...(to !== undefined && { to }) })),
    );

  // The same request as the chart's, which an HTTP cache may have.
  const newest = await load(MAX_BARS).catch(nullIfNoFeed);
  if (newest === null) return { availability: 'NO_DATA', candles: NO_BARS, isCut: false };
  const first = newest.candles.time[0];
  const hasOlder = first !== undefined && newest.sent >= MAX_BARS;
  const older = hasOlder ? await load(HISTORY_BARS - MAX_BARS, first).catch(() => null) : null;

  const candles = joinBars(
    older ? barsUntil(older.candles, (time) => time < first!) : NO_BARS,
    barsUntil(newest.candles, (time) => time <= until),
  );
  const isCut = hasOlder && (older === null || older.sent >= HISTORY_BARS - MAX_BARS);
  const isEmpty = newest.availability === 'READY' && candles.time.length === 0;
  return { availability: isEmpty ? 'NO_DATA' : newest.availability, candles, isCut };
}

/** A server without a feed responds with a 404 or with a page of its own. */
function nullIfNoFeed(error: unknown): null {
  if (error instanceof RestError && error.kind === 'unreadable') return null;
  return nullIfNotFound(error);
}

/** The bars up to the last one that fits. */
function barsUntil(candles: Candles, fits: (time: number) => boolean): Candles {
  return sliceBars(candles, 0, candles.time.findLastIndex(fits) + 1);
}
