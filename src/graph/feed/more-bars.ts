import { barsUntil, joinBars, lengthOf, sliceBars } from '../../market/candles';
import { marketTime } from '../../market/clock';
import { DAY_SECONDS } from '../../market/day';
import { dialectOf, note } from './dialect';
import type { BarsPage, BarsQuery, FeedSources, LoadedBars } from './bars-query';
import { countOf, endsEarly, MAX_BARS, rangeOf, wholeUntil, type BarsRange } from './range';

/** So many requests for what one view asks of a symbol. */
const MOST_REQUESTS = 12;

/** A server that does not count bars reaches over a year in which a symbol was not traded. */
const SPARE_DAYS = 250;

/** Bars before others do not change within a day, as an ex-date lowers them overnight: of each session those that were requested last, by what was requested. */
const kept = new WeakMap<object, Map<string, BarsPage>>();
const MOST_KEPT = 60;

type Options = {
  sources: FeedSources;
  query: BarsQuery;
  /** That of the first request. */
  range: BarsRange;
  load: (range: BarsRange) => Promise<BarsPage>;
};

/**
 * The bars of a first answer with those that it lacks: newer ones where a server sent the oldest of the range, older ones
 * until there are as many as the query counts, none older come, or twelve requests were made.
 */
export async function withMoreBars(
  page: BarsPage,
  { sources, query, range, load: request }: Options,
): Promise<LoadedBars> {
  const { symbol, resolution, countback } = query;
  const dialect = dialectOf(sources.session);
  const now = sources.now?.();
  const today = now && marketTime(now).day;
  let left = MOST_REQUESTS - 1;
  const pages = kept.get(sources.session) ?? new Map<string, BarsPage>();
  kept.set(sources.session, pages);

  /** Null where the request failed, or none is left. */
  const load = async (wanted: BarsRange): Promise<BarsPage | null> => {
    const key = JSON.stringify([symbol, resolution, query.unadjusted === true, wanted, today]);
    const known = pages.get(key);
    if (known) return known;
    if (left <= 0) return null;
    left -= 1;
    const answer = await request(wanted).catch(() => null);
    if (answer?.availability !== 'READY' || wanted.before === Infinity) return answer;
    if (pages.size >= MOST_KEPT) pages.clear();
    pages.set(key, answer);
    return answer;
  };

  const reaching = async (first: BarsPage, wanted: BarsRange): Promise<BarsPage> => {
    let bars = first;
    while (endsEarly(bars, wanted, resolution, sources)) {
      const last = wholeUntil(bars)!;
      const end = bars.candles.time.at(-1)!;
      const whole = wholeDays(bars, last);
      const newer = await load({ ...wanted, from: last + 1 });
      const start = newer?.candles.time.findIndex((time) => time > last) ?? -1;
      const reached = newer?.candles.time.at(-1) ?? 0;
      const hasNone = newer?.availability === 'NO_DATA' || (newer?.availability === 'READY' && start < 0);
      if (hasNone && last === end) {
        const key = `${resolution} ${last}`;
        dialect.lastBars.set(key, (dialect.lastBars.get(key) ?? new Set()).add(symbol));
      }
      // Of a last day that was added up nothing shows that it is whole.
      if (newer === null || start < 0 || reached < end) return withPart(whole, last, end);
      bars = joined(whole, { ...newer, candles: sliceBars(newer.candles, start) });
      if (reached === end) break;
      note(dialect, 'OLDEST_FIRST');
    }
    return bars;
  };

  let bars = await reaching(page, range);
  let hasOlder = lengthOf(bars.candles) > 0 || range.from > 0 || page.nextTime != null;
  while (hasOlder && countOf(bars, resolution) < countback) {
    const count = countOf(bars, resolution);
    const rows = Math.ceil((countback - count) * (count > 0 ? bars.sent / count : 1));
    const wanted = {
      ...olderRange(bars, range, { resolution, countback: countback - count }),
      countback: Math.min(rows, MAX_BARS),
    };
    const older = await load(wanted);
    if (older?.availability !== 'READY') {
      hasOlder = older?.availability !== 'NO_DATA';
      break;
    }
    if (lengthOf(bars.candles) > 0) note(dialect, 'PAGES');
    bars = joined(await reaching(older, wanted), bars);
  }
  const [first] = bars.candles.time;
  // Nothing before a second says nothing about later bars.
  if (!hasOlder && (first !== undefined || query.before == null)) {
    dialect.firstBars.set(`${symbol} ${resolution}`, first ?? 0);
  }
  return { ...bars, hasOlder: hasOlder && lengthOf(bars.candles) > 0 };
}

/** The range before bars; without any the one that ends where the feed says, or else all of it. */
function olderRange(
  { candles, nextTime }: BarsPage,
  range: BarsRange,
  wanted: Pick<BarsQuery, 'resolution' | 'countback'>,
): BarsRange {
  const [first] = candles.time;
  if (first === undefined && !nextTime) return { ...range, from: 0 };
  return rangeOf({ ...wanted, before: first ?? nextTime! + DAY_SECONDS }, undefined, SPARE_DAYS);
}

/** The bars of two answers, the older ones first. */
function joined(older: BarsPage, newer: BarsPage): BarsPage {
  return {
    ...older,
    ...newer,
    availability: older.availability === 'READY' ? 'READY' : newer.availability,
    candles: joinBars(older.candles, newer.candles),
    sent: older.sent + newer.sent,
    leftOut: [...older.leftOut, ...newer.leftOut],
  };
}

/** The bars until a second; none of them is not that there are none. */
function wholeDays(page: BarsPage, until: number): BarsPage {
  const candles = barsUntil(page.candles, until);
  return { ...page, candles, availability: lengthOf(candles) > 0 ? page.availability : 'UNREADABLE' };
}

/** The same where the last day, if it is another than the last whole one, is left out. */
function withPart(page: BarsPage, last: number, end: number): BarsPage {
  if (end === last) return page;
  return { ...page, leftOut: [...page.leftOut, { time: end, fault: 'PART_OF_DAY' }] };
}
