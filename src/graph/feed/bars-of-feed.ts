import { barsUntil, lengthOf } from '../../market/candles';
import type { BarsPage, BarsQuery, FeedSources, LoadedBars } from './bars-query';
import { dialectOf } from './dialect';
import { endsEarly, rangeOf, type BarsRange } from './range';
import { requestBars } from './request-bars';

/** The bars of a query in as many requests as the feed needs; where another one than the first fails, those until then. */
export async function barsOfFeed(sources: FeedSources, query: BarsQuery): Promise<LoadedBars> {
  const { symbol, resolution, countback } = query;
  const now = sources.now?.();
  const range = rangeOf(query, now);
  const load = async (wanted: BarsRange) => within(await requestBars(sources, query, wanted), wanted);
  const page = await load(range);
  const { time } = page.candles;
  const isShort = page.sent < countback;
  const isWhole =
    !isShort ||
    !['READY', 'NO_DATA'].includes(page.availability) ||
    (time[0] ?? 0) === dialectOf(sources.session).firstBars.get(`${symbol} ${resolution}`);
  if (isWhole && !endsEarly(time, range, resolution, now)) {
    return { ...page, hasOlder: !isShort && time.length > 0 };
  }
  return (await import('./more-bars')).withMoreBars(page, { sources, query, range, load });
}

/** Some feeds include the bar at `to`. */
function within(history: BarsPage, { before }: BarsRange): BarsPage {
  const candles = barsUntil(history.candles, before - 1);
  const isEmpty = history.availability === 'READY' && lengthOf(candles) === 0;
  return {
    ...history,
    availability: isEmpty ? 'NO_DATA' : history.availability,
    candles,
    leftOut: history.leftOut.filter(({ time }) => time < before),
  };
}
