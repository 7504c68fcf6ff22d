import { asList, asNumber, type JsonRecord } from '../../lib/json';
import { readAmount, readPriceInThousand } from '../../lib/figure';
import type { Candle } from '../../market/candles';
import type { BarOddity, BarReading } from './feed-history';

/** A bar without its time, and what is odd in it. */
export type BarCells = Omit<Candle, 'time'> & { oddities: readonly BarOddity[] };

/** By how much prices of a bar may differ and be the same, of their size. */
const TOLERANCE = 1e-6;

/** Returns a function that reads the row of a history at an index, given the close before it; null where it has no close. */
export function cellsOf(record: JsonRecord, divisor: BarReading['divisor'] = 1) {
  const [opens, highs, lows, closes, volumes] = ['o', 'h', 'l', 'c', 'v'].map((name) => asList(record[name]));

  return (index: number, before: number | null): BarCells | null => {
    const sent = [opens, highs, lows, closes].map((column) => column?.[index]);
    const [open, high, low, close] = sent.map((cell) => priceOf(cell, divisor)) as [
      Price,
      Price,
      Price,
      Price,
    ];
    const volume = readAmount(volumes?.[index]);
    if (open !== null && high !== null && low !== null && close !== null) {
      return wholeBar({ open, high, low, close, volume }, sent, divisor);
    }
    const unmatched = unmatchedAt(sent, { close, volume, before });
    if (unmatched !== null) return { ...flatBar(unmatched, 0), oddities: ['NO_MATCH'] };
    if (close === null) return null;
    return { ...flatBar(close, volume), oddities: ['CLOSE_ONLY', ...unknown(volume)] };
  };
}

type Price = number | null;

/** A price to seven digits, beyond which numbers of 32 bits are noise. */
function priceOf(cell: unknown, divisor: number): Price {
  const number = asNumber(cell);
  const price = readPriceInThousand(number === null ? null : number / divisor);
  return price === null ? null : Number(price.toPrecision(7));
}

/** A bar whose extremes contain its open and close where they miss them by noise only. */
function wholeBar(bar: Omit<Candle, 'time'>, sent: readonly unknown[], divisor: number): BarCells {
  const { open, high, low, close, volume } = bar;
  const dust = high * TOLERANCE;
  const [top, bottom] = [Math.max(open, close), Math.min(open, close)];
  const prices = { open, close, high: reach(high, top, dust), low: reach(low, bottom, dust) };
  const isNoisy = [open, high, low, close].some((price, i) => price !== asNumber(sent[i])! / divisor);
  return { ...prices, volume, oddities: [...(isNoisy ? (['NOISE'] as const) : []), ...unknown(volume)] };
}

/** A price, moved to another one that lies within a distance. */
function reach(price: number, other: number, distance: number) {
  return Math.abs(price - other) <= distance ? other : price;
}

/**
 * The price of a day on which nothing was matched: its close, or the one before where it has none; null for any other day. It has
 * no range, and no volume either, or where that is unknown the close is repeated.
 */
function unmatchedAt(
  [open, high, low, close]: readonly unknown[],
  { close: price, volume, before }: { close: Price; volume: number | null; before: Price },
): Price {
  if (![open, high, low].every(isEmpty) || (volume ?? 0) > 0) return null;
  if (price === null) return isEmpty(close) && (volume === 0 || asNumber(close) === 0) ? before : null;
  return volume === 0 || (price === before && open !== undefined) ? price : null;
}

function isEmpty(cell: unknown) {
  return cell == null || asNumber(cell) === 0;
}

function flatBar(price: number, volume: number | null) {
  return { open: price, high: price, low: price, close: price, volume };
}

function unknown(volume: number | null): readonly BarOddity[] {
  return volume === null ? ['NO_VOLUME'] : [];
}
