import type { Candles } from '../../src/market/candles';
import type { Listing } from '../listing/table';
import { universe } from '../listing/universe';
import { withCandle } from './bar-candles';
import type { Bars } from './bars';
import { createIndexBars, indexBar } from './index-bars';
import { membersOf, type IndexCode } from './indices';
import type { Standing } from './market';
import type { createSessionMemory } from './per-session';
import { inSlices } from './slices';

type Remember = ReturnType<typeof createSessionMemory>;

type Sources = {
  /** The times of the closed sessions that are shown. */
  times: () => readonly number[];
  /** A stock's sessions, of which the first that is shown stands at `offset`. */
  barsOf: (listing: Listing) => Bars;
  offset: number;
  /** The time of the bar of a running session; null while none runs. */
  running: () => number | null;
  /** Where a stock stands in the session that a board shows. */
  standing: (listing: Listing) => Standing;
  perBoard: Remember;
  perStep: Remember;
};

/** The five years of the indices, in points, made of their stocks' sessions. */
export function createIndexCandles(sources: Sources) {
  const { perBoard, perStep, offset } = sources;
  const made = perBoard(() => new Map<IndexCode, Candles>());

  const begin = (code: IndexCode) => {
    const bars = createIndexBars(code, sources.times());
    const add = (listing: Listing) => bars.add(listing, sources.barsOf(listing), offset);
    return { members: membersOf(code, universe), add, candles: bars.candles };
  };
  const closed = (code: IndexCode): Candles => {
    const known = made().get(code);
    if (known) return known;
    const { members, add, candles } = begin(code);
    members.forEach(add);
    const whole = candles();
    made().set(code, whole);
    return whole;
  };
  const prepared = perBoard(async (key) => {
    const code = key as IndexCode;
    const kept = made();
    if (kept.has(code)) return;
    const { members, add, candles } = begin(code);
    await inSlices(members, add);
    kept.set(code, candles());
  });
  const formed = perStep((key) => {
    const code = key as IndexCode;
    const time = sources.running();
    if (time === null) return closed(code);
    const parts = membersOf(code, universe).map((listing) => {
      const { bar, price, paidOut } = sources.standing(listing);
      const still = { open: price, high: price, low: price, close: price, volume: 0 };
      return { listing, bar: bar ?? still, paidOut: paidOut[1] };
    });
    const candle = indexBar(code, time, parts);
    return candle.volume === 0 ? closed(code) : withCandle(closed(code), candle);
  });

  return {
    /** With the running session's bar so far. */
    candles: (code: IndexCode) => formed(code),
    /** Of the sessions that are over. */
    closed,
    /** Prepares the sessions that are over, a little at a time. */
    ready: (code: IndexCode) => prepared(code),
  };
}
