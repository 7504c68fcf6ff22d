import { times } from '../../mock-server/reports/wording';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatChange,
  formatBoardDay,
  formatBoardDayMonth,
  formatIndex,
  formatPercent,
  formatPrice,
  formatRatio,
  formatTurnover,
  formatVolume,
  weekdayOf,
} from '../../src/market/format';

const numbers = { formatChange, formatIndex, formatPercent, formatPrice, formatTurnover, formatVolume };

describe('a number on a board', () => {
  it('is written with a decimal point and thousands commas', () => {
    expect(formatPrice(68.4)).toBe('68.40');
    expect(formatPrice(1_250)).toBe('1,250.00');
    expect(formatIndex(1_784.913)).toBe('1,784.91');
    expect(formatVolume(28_778_900)).toBe('28,778,900');
    expect(formatTurnover(21_486.4)).toBe('21,486');
    expect(formatTurnover(-342.6)).toBe('-343');
  });

  it('is cut off where it is a ratio, so that it is the same in every sentence', () => {
    expect([2.352, 2.3999, 1.28, 2, 11.909].map(formatRatio)).toEqual(['2.3', '2.3', '1.2', '2', '11.9']);
    expect(times(2.352)).toBe('2,3 lần');
    // 2.9999999999999996 as the machine divides.
    expect(formatRatio(3.3 / 1.1)).toBe('3');
  });

  it('carries its sign where it is a change', () => {
    expect([0.45, -0.45, 12.3].map(formatChange)).toEqual(['+0.45', '-0.45', '+12.30']);
    expect([1.6, -1.44, 1_234.5].map(formatPercent)).toEqual(['+1.60%', '-1.44%', '+1,234.50%']);
  });

  it('is never a negative nothing', () => {
    for (const nothing of [0, -0, -0.001, 0.001, -0.0049]) {
      expect(formatPrice(nothing)).toBe('0.00');
      expect(formatIndex(nothing)).toBe('0.00');
      expect(formatChange(nothing)).toBe('0.00');
      expect(formatPercent(nothing)).toBe('0.00%');
      expect(formatVolume(nothing)).toBe('0');
      expect(formatTurnover(nothing)).toBe('0');
    }
  });

  it('rounds half away from zero as it is written, not as it is stored', () => {
    expect(formatPrice(1.005)).toBe('1.01');
    expect(formatChange(-1.005)).toBe('-1.01');
  });

  it.each([null, undefined, NaN, Infinity, -Infinity])('is a dash for %s', (nothing) => {
    expect(Object.values(numbers).map((format) => format(nothing))).toEqual(['—', '—', '—', '—', '—', '—']);
  });

  it('is nothing but digits, separators and a sign, whatever comes', () => {
    fc.assert(
      fc.property(fc.double(), fc.constantFrom(...Object.values(numbers)), (value, format) =>
        /^(—|[+-]?\d{1,3}(,\d{3})*(\.\d\d)?%?)$/.test(format(value)),
      ),
      { seed: 2026 },
    );
  });
});

describe('a day on a board', () => {
  it('is day, month, year', () => {
    expect(formatBoardDay('2026-02-10')).toBe('10/02/2026');
    expect(formatBoardDayMonth('2026-02-10')).toBe('10/02');
  });

  it.each([null, undefined, '', '2026-02-30', 'Invalid Date'])('is a dash for %j', (nothing) => {
    expect([formatBoardDay(nothing), formatBoardDayMonth(nothing)]).toEqual(['—', '—']);
  });

  it('belongs to a week that starts on Monday', () => {
    const week = ['17', '18', '19', '20', '21', '22', '23'].map((day) => weekdayOf(`2026-08-${day}`));

    expect(week).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(weekdayOf('1969-12-28')).toBe(7);
  });
});
