import { candleAt, candlesOf, lengthOf, NO_BARS } from '../../market/candles';
import { readBars } from '../readers/bars';
import type { BarReading, FeedHistory } from '../readers/feed-history';
import type { LeftOutBar } from '../resolvers.types';
import type { FeedSources, SeriesQuery } from './bars-query';
import { dialectOf, note } from './dialect';
import { findOffset } from './find-offset';
import { findUnit } from './find-unit';
import { knownPrices } from './known-prices';
import { hasOddTimes, isClosed, isMinutes } from './odd-times';
import { isOfPoints } from './index-by-type';
import { HIGHEST_CLOSE, HIGHEST_INDEX, isInPoints, isOddPrice } from './odd-price';

type Options = { sources: FeedSources; series: SeriesQuery; response: unknown; reading: BarReading };

/**
 * The bars of an answer whose stamps or prices may be in another clock or unit than they were read in: in the right ones where the
 * feed's are found out, else none.
 */
export async function settledHistory(history: FeedHistory, options: Options): Promise<FeedHistory> {
  const { sources, series, response, reading } = options;
  const { resolution } = series;
  if (!hasOddTimes(history, response, resolution)) return inThousand(history, options);
  const offset = await findOffset(sources, series, response);
  if (offset === null) {
    const others = history.leftOut.filter(
      ({ fault, time }) => fault !== 'FUTURE' || isClosed(time, resolution),
    );
    const isUnsure = hasOddTimes({ ...history, leftOut: others }, response, resolution);
    return isUnsure ? withoutBars(history, resolution) : inThousand(history, options);
  }
  const shifted = { ...reading, offset };
  const settled = withoutClosedDays(await readBars(response, shifted), resolution);
  return inThousand(settled, { ...options, reading: shifted });
}

async function inThousand(
  history: FeedHistory,
  { sources, series, response, reading }: Options,
): Promise<FeedHistory> {
  const { symbol, resolution } = series;
  const { session } = sources;
  const dialect = dialectOf(session);
  const isOdd = ({ candles }: FeedHistory) => {
    const price = candles.close.at(-1);
    return price !== undefined && isOddPrice(symbol, price, knownPrices(session).get(symbol), dialect);
  };
  if (!isOdd(history)) return history;
  const isPoints = isInPoints(symbol);
  if (isPoints || dialect.divisor === null) {
    const divisor = isPoints ? unitOfPoints(history, sources, symbol) : await findUnit(sources, symbol);
    if (divisor === 1000 && !isPoints && (await isOfPoints(sources, symbol))) {
      if (isIndexSize(history)) return history;
    } else if (divisor !== null) {
      const read = await readBars(response, { ...reading, divisor });
      if (!isOdd(read)) return withoutClosedDays(read, resolution);
    } else if (!isPoints && isCredible(history, knownPrices(session).get(symbol))) return history;
  }
  note(dialect, 'UNDECIDED_UNIT');
  return { ...history, availability: 'UNDECIDED_UNIT', candles: NO_BARS };
}

/** Whether a price may be in thousand đồng, with nothing to compare it with. */
function isCredible({ candles }: FeedHistory, known: number | undefined) {
  return known === undefined && (candles.close.at(-1) ?? 0) <= HIGHEST_CLOSE;
}

/** Whether the last bar is one that an index may have. */
function isIndexSize({ candles }: FeedHistory) {
  return (candles.close.at(-1) ?? 0) < HIGHEST_INDEX;
}

/** Points in thousandths, against the index of the market pulse. */
function unitOfPoints({ candles }: FeedHistory, { session }: FeedSources, symbol: string): 1000 | null {
  const known = knownPrices(session).get(symbol);
  const factor = known === undefined ? 0 : (candles.close.at(-1) ?? 0) / known;
  return factor > 300 && factor < 3_000 ? 1000 : null;
}

function withoutClosedDays(history: FeedHistory, resolution: SeriesQuery['resolution']): FeedHistory {
  const { candles, leftOut } = history;
  const closed = candles.time.filter((time) => isClosed(time, resolution));
  if (closed.length === 0) return history;
  const bars = candles.time.flatMap((time, i) => (closed.includes(time) ? [] : [candleAt(candles, i)!]));
  return {
    ...history,
    availability: bars.length > 0 ? history.availability : 'UNREADABLE',
    candles: { ...candlesOf(bars), closeOnly: candles.closeOnly },
    leftOut: [...leftOut, ...closed.map((time): LeftOutBar => ({ time, fault: 'CLOSED_DAY' }))].sort(
      (one, other) => one.time - other.time,
    ),
  };
}

/** All bars are left out, as none is known to be of its day or hour. */
function withoutBars(history: FeedHistory, resolution: SeriesQuery['resolution']): FeedHistory {
  const fault = isMinutes(resolution) ? 'OUTSIDE_HOURS' : 'CLOSED_DAY';
  const { candles, leftOut } = history;
  if (lengthOf(candles) === 0) return history;
  return {
    ...history,
    availability: 'UNREADABLE',
    candles: NO_BARS,
    leftOut: [...leftOut, ...candles.time.map((time): LeftOutBar => ({ time, fault }))].sort(
      (one, other) => one.time - other.time,
    ),
  };
}
