import { type Candle, type Candles, type CandleColumn, appendBar } from '../../src/market/candles';
import type { Listing } from '../listing/table';
import type { Bars } from './bars';
import { limitsAt, referenceAfter } from './reference-price';

/** The trading days of a listing that had a match, in thousand VND. */
export type PriceHistory = {
  /** As they traded. */
  raw: Candles;
  /** Adjusted to the cent for every ex-date after them; the newest bars are as they traded. */
  adjusted: Candles;
  /** The times of the bars of ex-dates. */
  exDays: ReadonlySet<number>;
  /** The times of the first bar of a listing and of the first after a halt. */
  openings: ReadonlySet<number>;
  /** The times of the bars that closed at their ceiling, where nobody could buy. */
  locked: ReadonlySet<number>;
};

/** Converts the bars from position `from` until before `to`; `times` are the times of all bars. */
export function historyOf(
  listing: Listing,
  bars: Bars,
  times: readonly number[],
  from: number,
  to: number,
): PriceHistory {
  const raw = emptyCandles();
  const adjusted = emptyCandles();
  const exDays = new Set<number>();
  const openings = new Set<number>();
  const locked = new Set<number>();
  const factors = adjustmentsOf(bars);
  for (let at = from; at < times.length; at += 1) {
    const time = times[at]!;
    if (bars.exFactor[at] !== 1) exDays.add(time);
    if (bars.opening[at] === 1) openings.add(time);
    if (at >= to || bars.volume[at] === 0) continue;
    if (isLocked(listing, bars, at)) locked.add(time);
    push(raw, bars, at, time, 1);
    push(adjusted, bars, at, time, factors[at]!);
  }
  return { raw, adjusted, exDays, openings, locked };
}

function isLocked(listing: Listing, bars: Bars, at: number) {
  const close = bars.close[at]!;
  return close > bars.reference[at]! && close === limitsAt(listing, bars, bars.from + at).ceiling;
}

/** Replaces the matched bars by candles, and the references that follow from them. */
export function withCandles(bars: Bars, times: readonly number[], candles: Candles, listing: Listing): Bars {
  const positions = new Map(times.map((time, at) => [time, at]));
  const positionOf = (time: number) => positions.get(time)!;
  const changed: Bars = { ...bars };
  for (const column of ['open', 'high', 'low', 'close'] as const) {
    changed[column] = bars[column].slice();
    candles.time.forEach((time, i) => {
      changed[column][positionOf(time)] = Math.round(candles[column][i]! * 1000);
    });
  }
  changed.volume = bars.volume.slice();
  changed.reference = bars.reference.slice();
  candles.time.forEach((time, i) => {
    const at = positionOf(time);
    changed.volume[at] = candles.volume[i]!;
    const bar = { high: changed.high[at]!, low: changed.low[at]!, close: changed.close[at]! };
    const isMoved = bar.close !== bars.close[at] || bar.high !== bars.high[at] || bar.low !== bars.low[at];
    if (isMoved && at + 1 < changed.reference.length && bars.exFactor[at + 1] === 1) {
      changed.reference[at + 1] = referenceAfter(listing, bar);
    }
  });
  return changed;
}

/** Appends a candle. */
export function withCandle(candles: Candles, candle: Candle): Candles {
  return appendBar(candles, candle);
}

function emptyCandles(): Record<CandleColumn, number[]> {
  return { time: [], open: [], high: [], low: [], close: [], volume: [] };
}

/** The factor of each bar's prices: the product of all ex-dates after it. */
export function adjustmentsOf({ exFactor }: Bars) {
  const factors = new Float64Array(exFactor.length).fill(1);
  for (let at = exFactor.length - 2; at >= 0; at -= 1) factors[at] = factors[at + 1]! * exFactor[at + 1]!;
  return factors;
}

function push(candles: Record<CandleColumn, number[]>, bars: Bars, at: number, time: number, factor: number) {
  candles.time.push(time);
  candles.open.push(adjustedPrice(bars.open[at]!, factor));
  candles.high.push(adjustedPrice(bars.high[at]!, factor));
  candles.low.push(adjustedPrice(bars.low[at]!, factor));
  candles.close.push(adjustedPrice(bars.close[at]!, factor));
  candles.volume.push(bars.volume[at]!);
}

/** A price in VND times the factor of its bar, in thousand VND: to the cent where it is adjusted. */
export function adjustedPrice(vnd: number, factor: number): number {
  return factor === 1 ? vnd / 1000 : Math.round((vnd * factor) / 10) / 100;
}
