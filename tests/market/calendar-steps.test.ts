import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addTradingDays,
  isTradingDay,
  nextTradingDay,
  previousTradingDay,
  tradingDays,
} from '../../src/market/calendar';
import { dayOfEpochSeconds, epochSecondsOf, isDay } from '../../src/market/day';

const someDay = fc.integer({ min: 0, max: 30_000 }).map((number) => dayOfEpochSeconds(number * 86_400));

describe('stepping through trading days', () => {
  it('passes a weekend', () => {
    expect(nextTradingDay('2026-08-21')).toBe('2026-08-24');
    expect(previousTradingDay('2026-08-24')).toBe('2026-08-21');
  });

  it('passes Tết', () => {
    expect(nextTradingDay('2026-02-13')).toBe('2026-02-23');
    expect(previousTradingDay('2026-02-23')).toBe('2026-02-13');
  });

  it('starts anywhere', () => {
    expect(nextTradingDay('2026-02-18')).toBe('2026-02-23');
    expect(previousTradingDay('2026-02-18')).toBe('2026-02-13');
  });

  it('finds the day on which a purchase may be sold (T+2)', () => {
    expect(addTradingDays('2022-08-25', 2)).toBe('2022-08-29');
    expect(addTradingDays('2026-02-12', 2)).toBe('2026-02-23');
  });

  it('goes back as well, and nowhere for 0', () => {
    expect(addTradingDays('2026-02-23', -2)).toBe('2026-02-12');
    expect(addTradingDays('2026-02-18', 0)).toBe('2026-02-18');
  });

  it('lists a span with both ends', () => {
    expect(tradingDays('2026-02-12', '2026-02-24')).toEqual([
      '2026-02-12',
      '2026-02-13',
      '2026-02-23',
      '2026-02-24',
    ]);
    expect(tradingDays('2026-02-16', '2026-02-20')).toEqual([]);
    expect(tradingDays('2026-02-24', '2026-02-12')).toEqual([]);
  });

  it('lands on a trading day, and back where it came from', () => {
    fc.assert(
      fc.property(someDay, fc.integer({ min: 1, max: 300 }), (day, n) => {
        const start = nextTradingDay(day);
        const end = addTradingDays(start, n);
        return (
          isTradingDay(end) && addTradingDays(end, -n) === start && tradingDays(start, end).length === n + 1
        );
      }),
      { seed: 2026 },
    );
  });
});

describe('a day', () => {
  it('is a UTC midnight on the time scale of a chart', () => {
    expect(epochSecondsOf('2026-05-29')).toBe(1_780_012_800);
    expect(dayOfEpochSeconds(1_780_012_800)).toBe('2026-05-29');
    expect(dayOfEpochSeconds(1_780_012_800 + 86_399)).toBe('2026-05-29');
    expect(dayOfEpochSeconds(1_780_012_800 - 1)).toBe('2026-05-28');
  });

  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-2-3',
    '21/08/2026',
    '2026-08-21T00:00:00Z',
    '',
    null,
    5,
  ])('is not %j', (text) => {
    expect(isDay(text)).toBe(false);
  });

  it('is a leap day where the year has one', () => {
    expect(isDay('2024-02-29')).toBe(true);
  });

  it('that does not exist is refused aloud', () => {
    expect(() => nextTradingDay('2026-02-30')).toThrow(new RangeError('Not a day: 2026-02-30'));
    expect(() => addTradingDays('2026-02-12', NaN)).toThrow(
      new RangeError('Not a number of trading days: NaN'),
    );
  });
});
