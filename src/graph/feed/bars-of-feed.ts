import { barsUntil, lengthOf } from '../../market/candles';
import type { BarsPage, BarsQuery, FeedSources, LoadedBars } from './bars-query';
import { dialectOf } from './dialect';
import { countOf, endsEarly, MAX_BARS, rangeOf, type BarsRange } from './range';
import { requestBars } from './request-bars';

/** The bars of a query in as many requests as the feed needs; where another one than the first fails, those until then. */
export async function barsOfFeed(sources: FeedSources, query: BarsQuery): Promise<LoadedBars> {
  const { symbol, resolution, countback } = query;
  const range = rangeOf(query, sources.now?.());
  const load = async (wanted: BarsRange) => within(await requestBars(sources, query, wanted), wanted);
  const first = await load(range);
  const page = hasPartsOfDays(first, query) ? await load({ ...range, countback: MAX_BARS }) : first;
  const { time } = page.candles;
  const isShort = countOf(page, resolution) < countback;
  const isWhole =
    !isShort ||
    !['READY', 'NO_DATA'].includes(page.availability) ||
    (time[0] ?? 0) === dialectOf(sources.session).firstBars.get(`${symbol} ${resolution}`);
  if (isWhole && !endsEarly(page, range, resolution, sources)) {
    return { ...page, hasOlder: !isShort && time.length > 0 };
  }
  return (await import('./more-bars')).withMoreBars(page, { sources, query, range, load });
}

/** Whether rows are parts of days or repeat them, so that they are fewer days than were asked for. */
function hasPartsOfDays({ leftOut, oddities, sent }: BarsPage, { resolution, countback }: BarsQuery) {
  const isOfParts =
    oddities.ADDED_UP !== undefined ||
    leftOut.some(({ fault }) => fault === 'PART_OF_DAY' || fault === 'REPEATED');
  return resolution === 'DAY' && isOfParts && sent >= countback && countback < MAX_BARS;
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
