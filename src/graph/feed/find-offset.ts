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

const loads = new WeakMap<object, Map<BarLength, Promise<number | null>>>();

/**
 * The seconds by which a feed's stamps are ahead of the market's, decided once a session for all symbols, by the stamps at hand or,
 * where these are too few, by more of the same symbol; null where they fit no whole hour.
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

function decidedByMore(sources: FeedSources, series: SeriesQuery, length: BarLength): Promise<number | null> {
  const { session } = sources;
  const known = loads.get(session) ?? new Map<BarLength, Promise<number | null>>();
  loads.set(session, known);
  const load = known.get(length) ?? offsetOfMore(sources, series, length);
  known.set(length, load);
  return load;
}

async function offsetOfMore(
  { feed, session, now }: FeedSources,
  { symbol, resolution: own }: SeriesQuery,
  length: BarLength,
): Promise<number | null> {
  const resolution = length === 'days' ? 'DAY' : own;
  const code =
    dialectOf(session).codes.get(resolution) ?? codeOf(resolution, knownConfig(session)?.resolutions ?? []);
  const range = rangeOf({ resolution, countback: COUNT[length] }, now?.());
  const response = await feed(historyPath({ symbol, code, ...range })).catch(() => null);
  return offsetOf(stampsOf(response), length);
}
