import type { Candle, Candles } from '../../../src/market/candles';
import type { Exchange } from '../../../src/market/exchange';
import type { Listing } from '../../listing/table';
import { universe } from '../../listing/universe';
import { withCandle } from '../bar-candles';
import type { Bars } from '../daily-bars';
import { createIndexBars } from './index-bars';
import { createIndexPath, type Course } from './index-extremes';
import { createLevel, INDICES, membersOf, round2, type IndexCode } from './index-summary';
import { FIRST_MATCH, minutesBefore, type Second } from '../intraday/intraday';
import type { Standing } from '../market';
import type { createSessionMemory } from '../memo-until';
import { inSlices } from '../slices';

type Remember = ReturnType<typeof createSessionMemory>;

type Sources = {
  /** The times of the closed sessions that are shown. */
  times: () => readonly number[];
  /** A stock's sessions, of which the first that is shown stands at `offset`. */
  barsOf: (listing: Listing) => Bars;
  offset: number;
  /** The time of the bar of a running session and the second it has come to; null while none runs. */
  running: () => { time: number; second: Second } | null;
  /** Where a stock stands in the session that a board shows. */
  standing: (listing: Listing) => Standing;
  /** A stock's way through a running session. */
  courseOf: (listing: Listing) => Course;
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
  const courses = perBoard((key) => {
    const stocks = membersOf(key as IndexCode, universe).map((listing) => ({
      listing,
      course: sources.courseOf(listing),
    }));
    return { stocks, extremesAt: createIndexPath(key as IndexCode, stocks) };
  });
  const prepared = perBoard(async (key) => {
    const code = key as IndexCode;
    const kept = made();
    if (!kept.has(code)) {
      const { members, add, candles } = begin(code);
      await inSlices(members, add);
      kept.set(code, candles());
    }
    const running = sources.running();
    if (running === null) return;
    await inSlices(courses(code).stocks, ({ course }) =>
      walk(course, INDICES[code].exchange, running.second),
    );
  });
  /** The bar of a running session so far: it reaches as far as the index was seen to, its volume is nought before the first match. */
  const forming = (code: IndexCode, time: number, second: Second): Candle => {
    const { stocks, extremesAt } = courses(code);
    const [opening, level] = [createLevel(code), createLevel(code)];
    let volume = 0;
    for (const { listing, course } of stocks) {
      const { bar, price, paidOut } = sources.standing(listing);
      opening.add(listing, course.open, 1);
      level.add(listing, price, paidOut[1]);
      volume += bar?.volume ?? 0;
    }
    const [open, close] = [opening.value(), level.value()];
    const { high, low } = extremesAt(second);
    return {
      time,
      open: round2(open),
      high: round2(Math.max(open, high, close)),
      low: round2(Math.min(open, low, close)),
      close: round2(close),
      volume,
    };
  };
  const formed = perStep((key) => {
    const code = key as IndexCode;
    const running = sources.running();
    if (running === null) return closed(code);
    const candle = forming(code, running.time, running.second);
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

/** What a stock's prices were is found out once, minute by minute. */
function walk(course: Course, exchange: Exchange, until: Second) {
  for (let second = FIRST_MATCH; second <= until; second += 60) {
    course.at(second, minutesBefore(exchange, second).passed);
  }
}
