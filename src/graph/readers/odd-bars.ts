import { asList, asRecord, asText, type JsonRecord } from '../../lib/json';
import { candlesOf } from '../../market/candles';
import { DAY_SECONDS } from '../../market/day';
import { RestError } from '../../rest/errors';
import { serverMessageOf } from '../../rest/server-message';
import type { BarFault, LeftOutBar } from '../resolvers.types';
import { cellsOf, type BarCells } from './bar-cells';
import { timesIn } from './bar-times';
import { onePerKey, type StampedBar } from './bars-of-a-day';
import {
  isInHours,
  marketDayNumber,
  NO_HISTORY,
  UNKNOWN_SYMBOL,
  type BarOddity,
  type FeedHistory,
  type BarReading,
} from './feed-history';

/**
 * The bars of a history in which something is odd: its times or prices are written otherwise, cells or columns are missing, or
 * rows contradict each other or repeat a day. Throws an error that the feed reports, an unknown symbol apart, and where the
 * response is no history.
 */
export function readOddBars(response: unknown, reading: BarReading = {}): FeedHistory {
  const record = asRecord(response);
  if (record?.['s'] === 'error') return unknownSymbolIn(record);
  // Some feeds have null in place of an empty list.
  if (record === null || (asList(record['t']) === null && record['t'] !== null)) {
    throw new RestError('unreadable', { status: 200 });
  }

  const { times, writing } = timesIn(record);
  if (times.length === 0) return { ...NO_HISTORY, availability: 'NO_DATA' };
  const stamps = times.map((time) => time && time - (reading.offset ?? 0));
  const { bars, faults } = barsOf(record, stamps, reading);
  const near = stamps.find((stamp) => stamp !== null) ?? 0;
  const placeOf = (stamp: number) =>
    reading.length === 'minutes' ? stamp : marketDayNumber(stamp) * DAY_SECONDS;
  const closeOnly = bars.flatMap(({ stamp, oddities }) =>
    oddities.includes('CLOSE_ONLY') ? [placeOf(stamp)] : [],
  );
  return {
    availability: bars.length > 0 ? 'READY' : 'UNREADABLE',
    candles: {
      ...candlesOf(bars.map((bar) => ({ ...bar, time: placeOf(bar.stamp) }))),
      ...(closeOnly.length > 0 && { closeOnly }),
    },
    sent: times.length,
    leftOut: [...faults]
      .sort(([a], [b]) => a - b)
      .map(([index, fault]): LeftOutBar => ({ time: placeOf(stamps[index] ?? near), fault })),
    oddities: countsOf(bars, writing === 'SECONDS' ? null : writing),
  };
}

function unknownSymbolIn(record: JsonRecord) {
  const reason = asText(record['errmsg']) ?? '';
  if (/^unknown[_ ]symbol/i.test(reason)) return UNKNOWN_SYMBOL;
  throw new RestError('refused', { status: 200, serverMessage: serverMessageOf(reason) });
}

type Faults = Map<number, BarFault>;

/** The bars that can be, in the order of their times, and why the other rows cannot, by their places. */
function barsOf(
  record: JsonRecord,
  stamps: readonly (number | null)[],
  { length = 'days', now, divisor }: BarReading,
): { bars: readonly StampedBar[]; faults: Faults } {
  const faults: Faults = new Map(
    stamps.flatMap((stamp, index) => (stamp === null ? [[index, 'UNREADABLE']] : [])),
  );
  const rows = stamps
    .flatMap((stamp, index) => (stamp === null ? [] : [{ stamp, index }]))
    .sort((a, b) => a.stamp - b.stamp);
  const today = now ? marketDayNumber(now.getTime() / 1000) : Infinity;
  const isDaily = length === 'days';
  const readCells = cellsOf(record, divisor);
  const read: StampedBar[] = [];
  for (const { stamp, index } of rows) {
    const cells = readCells(index, read.at(-1)?.close ?? null);
    const fault = cells === null ? 'UNREADABLE' : faultOf(cells, { stamp, today, isDaily });
    if (cells === null || fault !== null) faults.set(index, fault!);
    else read.push({ ...cells, stamp, index });
  }
  const broken = new Set(
    rows.flatMap(({ stamp, index }) => (faults.has(index) ? marketDayNumber(stamp) : [])),
  );
  const bars = onePerKey(read, {
    isDaily,
    isBroken: ({ stamp }) => broken.has(marketDayNumber(stamp)),
    keyOf: ({ stamp }) => (isDaily ? marketDayNumber(stamp) : stamp),
    leaveOut: ({ index }, fault) => faults.set(index, fault),
  });
  return { bars, faults };
}

/** Why a bar that was read cannot be; null where it can. */
function faultOf(
  { open, high, low, close }: BarCells,
  { stamp, today, isDaily }: { stamp: number; today: number; isDaily: boolean },
): BarFault | null {
  if (marketDayNumber(stamp) > today) return 'FUTURE';
  if (Math.min(open, close) < low || Math.max(open, close) > high) return 'CONTRADICTORY';
  return isDaily || isInHours(stamp) ? null : 'OUTSIDE_HOURS';
}

/** How many bars have each oddity; the writing of their times all have. */
function countsOf(bars: readonly StampedBar[], writing: BarOddity | null): FeedHistory['oddities'] {
  const counts: Partial<Record<BarOddity, number>> = {};
  for (const each of bars) {
    for (const oddity of writing ? [...each.oddities, writing] : each.oddities) {
      counts[oddity] = (counts[oddity] ?? 0) + 1;
    }
  }
  return counts;
}
