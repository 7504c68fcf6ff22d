import { shareLoad } from '../../rest/share-load';
import { nullIfUnsaid } from '../feed-reason';
import { stampsOf } from '../readers/bar-times';
import type { FeedSources, SeriesQuery } from './bars-query';
import { codeOf } from './codes';
import { knownConfig } from './config';
import { dialectOf, note } from './dialect';
import { historyPath } from './history-path';
import { isMinutes } from './odd-times';
import { rangeOf } from './range';
import { offsetOf, type BarLength } from './stamp-offset';

/** Bars that decide: a quarter of days, two days and more of minutes. */
const COUNT = { days: 60, minutes: 500 } as const;

/** Symbols that are tried. */
const MOST_VAIN = 3;

const loads = new WeakMap<object, Map<BarLength, Promise<number | null>>>();

/**
 * The seconds by which a feed's stamps are ahead of the market's, decided once a session for all symbols, by the stamps at hand or,
 * where these are too few, by more of the same symbol, of up to three symbols; null where they fit no whole hour.
 */
export async function findOffset(
  sources: FeedSources,
  series: SeriesQuery,
  response: unknown,
): Promise<number | null> {
  const dialect = dialectOf(sources.session);
  const length = isMinutes(series.resolution) ? 'minutes' : 'days';
  const known = dialect.offsets[length];
  if (known !== null) return known;
  // Weeks and months say too little about days.
  const isPlain = series.resolution !== 'WEEK' && series.resolution !== 'MONTH';
  const offset =
    (isPlain ? offsetOf(stampsOf(response), length) : null) ?? (await decidedByMore(sources, series, length));
  if (offset !== null && dialect.offsets[length] === null) {
    dialect.offsets[length] = offset;
    if (offset !== 0) note(dialect, length === 'days' ? 'SHIFTED_DAYS' : 'SHIFTED_MINUTES');
  }
  return offset;
}

/** By the stamps of this symbol or, while those of another one are loaded, by these. */
async function decidedByMore(
  sources: FeedSources,
  series: SeriesQuery,
  length: BarLength,
): Promise<number | null> {
  const { session } = sources;
  const { offsets, vainStamps } = dialectOf(session);
  const running = loads.get(session) ?? new Map<BarLength, Promise<number | null>>();
  loads.set(session, running);
  while (offsets[length] === null) {
    const vain = vainStamps[length];
    if (vain.has(series.symbol) || vain.size >= MOST_VAIN) return null;
    const isOwn = !running.has(length);
    const offset = await shareLoad(running, length, () => offsetOfMore(sources, series, length));
    if (offset !== null || isOwn) return offset;
  }
  return offsets[length];
}

async function offsetOfMore(
  { feed, session, now }: FeedSources,
  { symbol, resolution: own }: SeriesQuery,
  length: BarLength,
): Promise<number | null> {
  const { codes, vainStamps } = dialectOf(session);
  const resolution = length === 'days' ? 'DAY' : own;
  const code = codes.get(resolution) ?? codeOf(resolution, knownConfig(session)?.resolutions ?? []);
  const range = rangeOf({ resolution, countback: COUNT[length] }, now?.());
  const response = await feed(historyPath({ symbol, code, ...range })).catch(nullIfUnsaid);
  const offset = offsetOf(stampsOf(response), length);
  if (offset === null) vainStamps[length].add(symbol);
  return offset;
}
