import type { Candles } from '../../../src/market/candles';
import type { Listing } from '../../listing/table';
import { universe } from '../../listing/universe';
import { withCandle } from '../bar-candles';
import type { Bars } from '../bars';
import type { Second } from '../intraday/timetable';
import type { Memo } from '../memo-until';
import { runInSlices } from '../slices';
import { membersOf, type IndexCode } from './catalogue';
import { createIndexBars } from './index-bars';
import type { createRunningBar } from './running-bar';

type Sources = {
  /** The times of the closed trading days that are shown. */
  times: () => readonly number[];
  /** A stock's bars, of which that of the first trading day shown stands at `offset`. */
  barsOf: (listing: Listing) => Bars;
  offset: number;
  /** The time of the running trading day's bar and the second reached; null while none runs. */
  running: () => { time: number; second: Second } | null;
  runningBar: ReturnType<typeof createRunningBar>;
  memoPerBoard: Memo;
  memoPerStep: Memo;
};

/** Creates the five years of candles of the indices, in points, from their stocks' bars. */
export function createIndexCandles({ memoPerBoard, memoPerStep, runningBar, ...sources }: Sources) {
  const computed = memoPerBoard(() => new Map<IndexCode, Candles>());
  const start = (code: IndexCode) => {
    const bars = createIndexBars(code, sources.times());
    const add = (listing: Listing) => bars.add(listing, sources.barsOf(listing), sources.offset);
    return { members: membersOf(code, universe), add, candles: bars.candles };
  };
  const closed = (code: IndexCode): Candles => {
    const cached = computed().get(code);
    if (cached) return cached;
    const { members, add, candles } = start(code);
    members.forEach(add);
    const all = candles();
    computed().set(code, all);
    return all;
  };
  const prepared = memoPerBoard(async (key) => {
    const code = key as IndexCode;
    const cache = computed();
    if (!cache.has(code)) {
      const { members, add, candles } = start(code);
      await runInSlices(members, add);
      cache.set(code, candles());
    }
    const running = sources.running();
    if (running !== null) await runningBar.prepare(code, running.second);
  });
  const current = memoPerStep((key) => {
    const code = key as IndexCode;
    const running = sources.running();
    if (running === null) return closed(code);
    const candle = runningBar.candleAt(code, running.time, running.second);
    return candle.volume === 0 ? closed(code) : withCandle(closed(code), candle);
  });

  return {
    /** The candles with the running trading day's bar so far. */
    candles: (code: IndexCode) => current(code),
    /** The candles of the closed trading days. */
    closed,
    /** Computes the candles a little at a time, before they are read. */
    prepare: (code: IndexCode) => prepared(code),
  };
}
