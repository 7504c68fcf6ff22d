import { describe, expect, it } from 'vitest';
import { tradingDays } from '../../src/market/calendar';
import { dayOfEpochSeconds, epochSecondsOf } from '../../src/market/day';
import { aggregateBars } from '../../src/market/periods';

/** Each day opens at its number, closes half above, and trades a hundred times it. */
function daily(from: string, to: string) {
  const time = tradingDays(from, to).map(epochSecondsOf);
  return {
    time,
    open: time.map((_, i) => i + 1),
    high: time.map((_, i) => i + 2),
    low: time.map((_, i) => i + 0.5),
    close: time.map((_, i) => i + 1.5),
    volume: time.map((_, i) => 100 * (i + 1)),
  };
}

const days = (time: readonly number[]) => time.map(dayOfEpochSeconds);

describe('bars aggregated from days', () => {
  // Of the week of Tết 2026, 16 to 20 February, nothing is left.
  it('are weeks from Monday on, none where the market was closed', () => {
    const weeks = aggregateBars(daily('2026-02-05', '2026-02-24'), 'WEEK');

    expect({ ...weeks, time: days(weeks.time) }).toEqual({
      time: ['2026-02-05', '2026-02-09', '2026-02-23'],
      open: [1, 3, 8],
      high: [3, 8, 10],
      low: [0.5, 2.5, 7.5],
      close: [2.5, 7.5, 9.5],
      volume: [300, 2_500, 1_700],
    });
  });

  it('are months', () => {
    const months = aggregateBars(daily('2026-01-29', '2026-03-03'), 'MONTH');

    expect([days(months.time), months.volume.length]).toEqual([
      ['2026-01-29', '2026-02-02', '2026-03-02'],
      3,
    ]);
  });

  it.each(['WEEK', 'MONTH'] as const)('stay as they are where they are aggregated already: %s', (period) => {
    const once = aggregateBars(daily('2025-01-02', '2026-08-27'), period);

    expect(aggregateBars(once, period)).toEqual(once);
  });

  it('are none without days', () => {
    expect(aggregateBars(daily('2026-02-16', '2026-02-20'), 'WEEK').time).toEqual([]);
  });
});
