import { asCount, asList, asRecord, asText, type JsonRecord } from '../../lib/json';
import type { Candles } from '../../market/candles';
import { RestError } from '../../rest/errors';
import { serverMessageOf } from '../../rest/server-message';
import type { Availability } from '../resolvers.types';
import { readAmount, readPrice } from './figure';

type Bar = readonly [time: number, open: number, high: number, low: number, close: number, volume: number];

/** A UDF history; `sent` counts the bars of the answer, those that could not be read included. */
export type Bars = { availability: Availability; candles: Candles; sent: number };

const ICT_OFFSET = 7 * 3600;
const DAY = 86_400;

/** Columns of readable bars, oldest first, one per day; a fault that the feed reports throws, an unknown symbol does not. */
export function readBars(answer: unknown): Bars {
  const record = asRecord(answer);
  const state = record?.['s'];
  if (record === null) throw new RestError('unreadable', { status: 200 });
  if (state === 'error') {
    const reason = asText(record['errmsg']) ?? '';
    if (!reason.startsWith('unknown_symbol')) {
      throw new RestError('refused', { status: 200, serverMessage: serverMessageOf(reason) });
    }
    return { availability: 'UNKNOWN_SYMBOL', candles: columns([]), sent: 0 };
  }

  const times = asList(record['t']);
  if (times === null && state !== 'no_data') throw new RestError('unreadable', { status: 200 });
  const bars = state === 'no_data' ? [] : sorted(barsOf(record, times ?? []));
  return {
    availability: bars.length > 0 ? 'READY' : 'NO_DATA',
    candles: columns(bars),
    sent: bars.length > 0 ? (times ?? []).length : 0,
  };
}

function barsOf(record: JsonRecord, times: readonly unknown[]): readonly Bar[] {
  const [open, high, low, close] = ['o', 'h', 'l', 'c'].map((name) => asList(record[name]) ?? []);
  const volumes = asList(record['v']);
  // An index may come without volumes.
  const volume = volumes?.some((value) => value !== null) ? volumes : null;
  return times.flatMap((_, index): readonly Bar[] => {
    const [t, o, h, l, c] = [
      dayStart(asCount(times[index])),
      readPrice(open?.[index]),
      readPrice(high?.[index]),
      readPrice(low?.[index]),
      readPrice(close?.[index]),
    ];
    const v = volume === null ? 0 : readAmount(volume[index]);
    const isWhole = t != null && o != null && h != null && l != null && c != null && v !== null;
    return isWhole ? [[t, o, h, l, c, v]] : [];
  });
}

/** 00:00 UTC of the market's day, wherever in it a feed puts its bar. */
function dayStart(time: number | null) {
  return time === null ? null : Math.floor((time + ICT_OFFSET) / DAY) * DAY;
}

function sorted(bars: readonly Bar[]): readonly Bar[] {
  return [...new Map(bars.map((bar) => [bar[0], bar])).values()].sort(([a], [b]) => a - b);
}

function columns(bars: readonly Bar[]): Candles {
  return {
    time: bars.map((bar) => bar[0]),
    open: bars.map((bar) => bar[1]),
    high: bars.map((bar) => bar[2]),
    low: bars.map((bar) => bar[3]),
    close: bars.map((bar) => bar[4]),
    volume: bars.map((bar) => bar[5]),
  };
}
