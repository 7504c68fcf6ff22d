import { asCount, asList, asRecord, asText, type JsonRecord } from '../../lib/json';
import { mapColumns, NO_BARS, type Candle, type Candles } from '../../market/candles';
import { marketTime } from '../../market/clock';
import { DAY_SECONDS, dayOfEpochSeconds, type Day } from '../../market/day';
import { RestError } from '../../rest/errors';
import { serverMessageOf } from '../../rest/server-message';
import type { Availability, BarFault, LeftOutBar } from '../resolvers.types';
import { readAmount, readPriceInThousand } from '../../lib/figure';

/** A UDF history; `sent` counts the bars of the response, unreadable ones and those left out included. */
export type FeedHistory = {
  availability: Availability;
  candles: Candles;
  sent: number;
  /** The bars that cannot be. */
  leftOut: readonly LeftOutBar[];
};

export const UNKNOWN_SYMBOL: FeedHistory = {
  availability: 'UNKNOWN_SYMBOL',
  candles: NO_BARS,
  sent: 0,
  leftOut: [],
};

const ICT_OFFSET = 7 * 3600;

type Reading = {
  /** Bars of a day or longer, which stand at 00:00 UTC of their day, or shorter ones, which keep their times. */
  length?: 'days' | 'minutes';
  /** The present, after whose day in market time no bar can be; none is too late without it. */
  now?: Date | undefined;
};

/**
 * The readable bars, oldest first, one per time, without those that cannot be; throws an error that the feed reports, except
 * for an unknown symbol.
 */
export function readBars(response: unknown, { length = 'days', now }: Reading = {}): FeedHistory {
  const today = now && marketTime(now).day;
  const record = asRecord(response);
  const state = record?.['s'];
  if (record === null) throw new RestError('unreadable', { status: 200 });
  if (state === 'error') {
    const reason = asText(record['errmsg']) ?? '';
    if (!reason.startsWith('unknown_symbol')) {
      throw new RestError('refused', { status: 200, serverMessage: serverMessageOf(reason) });
    }
    return UNKNOWN_SYMBOL;
  }

  const times = asList(record['t']);
  if (times === null && state !== 'no_data') throw new RestError('unreadable', { status: 200 });
  const read = state === 'no_data' ? [] : barsOf(record, times ?? [], length);
  const leftOut = read.flatMap((bar): LeftOutBar[] => {
    const fault = faultOf(bar, today);
    return fault === null ? [] : [{ time: bar.time, fault }];
  });
  const bars = sorted(leftOut.length === 0 ? read : read.filter((bar) => faultOf(bar, today) === null));
  return {
    availability: bars.length > 0 ? 'READY' : 'NO_DATA',
    candles: mapColumns((column) => bars.map((bar) => bar[column])),
    sent: bars.length > 0 ? (times ?? []).length : 0,
    leftOut,
  };
}

function barsOf(record: JsonRecord, times: readonly unknown[], length: Reading['length']): readonly Candle[] {
  const [opens, highs, lows, closes] = ['o', 'h', 'l', 'c'].map((name) => asList(record[name]) ?? []);
  const sentVolumes = asList(record['v']);
  // An index may come without volumes.
  const volumes = sentVolumes?.some((value) => value !== null) ? sentVolumes : null;
  const readTime = length === 'days' ? dayStart : (time: number | null) => time;
  return times.flatMap((_, index): readonly Candle[] => {
    const [time, open, high, low, close] = [
      readTime(asCount(times[index])),
      readPriceInThousand(opens?.[index]),
      readPriceInThousand(highs?.[index]),
      readPriceInThousand(lows?.[index]),
      readPriceInThousand(closes?.[index]),
    ];
    const volume = volumes === null ? 0 : readAmount(volumes[index]);
    const isComplete =
      time != null && open != null && high != null && low != null && close != null && volume !== null;
    return isComplete ? [{ time, open, high, low, close, volume }] : [];
  });
}

/** Why a bar cannot be; null where it can. */
function faultOf({ time, open, high, low, close }: Candle, today: Day | undefined): BarFault | null {
  if (today !== undefined && dayOfEpochSeconds(time + ICT_OFFSET) > today) return 'FUTURE';
  return Math.min(open, close) < low || Math.max(open, close) > high || high < low ? 'CONTRADICTORY' : null;
}

/** 00:00 UTC of the market's day, at whatever time of it a feed puts its bar. */
function dayStart(time: number | null) {
  return time === null ? null : Math.floor((time + ICT_OFFSET) / DAY_SECONDS) * DAY_SECONDS;
}

function sorted(bars: readonly Candle[]): readonly Candle[] {
  return [...new Map(bars.map((bar) => [bar.time, bar])).values()].sort((a, b) => a.time - b.time);
}
