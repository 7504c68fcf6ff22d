import { describe, expect, it } from 'vitest';
import type { QuotedRange } from '../../src/market/bar-spans';
import { reachOf } from '../../src/market/bar-reach';
import { daysAsSpans } from '../../src/market/bar-spans';
import { candlesOf } from '../../src/market/candles';
import { epochSecondsOf } from '../../src/market/day';
import { iso, ms } from '../support/market/catch-up';

/** Until when bars of these days of August reach, each from 39 to 41, from the 18th at noon until an instant. */
function reached(days: readonly number[], until: string, quote: QuotedRange | null = null) {
  const bars = days.map((day) => ({
    ...{ time: epochSecondsOf(`2026-08-${day}`), open: 40, high: 41, low: 39, close: 40, volume: 1 },
  }));
  const spans = daysAsSpans(candlesOf(bars), ms(until))!;
  return new Date(
    reachOf({ days: spans, quote }, { since: ms('2026-08-18T12:00:00'), until: ms(until) }),
  ).toISOString();
}

const quote = (price: number, high = price) => ({ price, high, low: null });

describe('bars reach', () => {
  it('to the close of the last day before one that is missing, which may come late', () => {
    expect(reached([17, 18, 19, 21], '2026-08-22T10:00:00')).toBe(iso('2026-08-19T15:00:00'));
    expect(reached([17, 18, 19], '2026-08-20T10:00:00')).toBe(iso('2026-08-19T15:00:00'));
    expect(reached([17], '2026-08-20T10:00:00')).toBe(iso('2026-08-18T12:00:00'));
    expect(reached([], '2026-08-20T10:00:00')).toBe(iso('2026-08-18T12:00:00'));
  });

  it('to now where nothing was traded since their last day', () => {
    expect(reached([17, 18, 19, 20, 21], '2026-08-22T10:00:00')).toBe(iso('2026-08-22T10:00:00'));
    expect(reached([18, 19, 20], '2026-08-21T08:30:00')).toBe(iso('2026-08-21T08:30:00'));
  });

  it('to now on a running day, and on its evening, where today’s bar has all that the quote has', () => {
    const until = (quoted: QuotedRange | null, at = '2026-08-20T10:00:00') =>
      reached([18, 19, 20], at, quoted);
    expect(until(quote(40.5))).toBe(iso('2026-08-20T10:00:00'));
    expect(until(quote(40.5, 41.2))).toBe(iso('2026-08-19T15:00:00'));
    expect(until(quote(38.9))).toBe(iso('2026-08-19T15:00:00'));
    expect(until(null)).toBe(iso('2026-08-19T15:00:00'));
    expect(until(null, '2026-08-20T20:00:00')).toBe(iso('2026-08-19T15:00:00'));
    expect(until(quote(40.5), '2026-08-20T20:00:00')).toBe(iso('2026-08-20T20:00:00'));
  });

  it('past a day without a bar where it came for none of the next 20 trading days: nothing was matched on it', () => {
    const month = [18, 20, 21, 24, 25, 26, 27, 28];
    expect(reached(month, '2026-08-29T10:00:00')).toBe(iso('2026-08-18T15:00:00'));
    expect(reached(month, '2026-09-25T10:00:00')).toBe(iso('2026-08-28T15:00:00'));
  });
});
