import { describe, expect, it } from 'vitest';
import { excessOf } from '../../src/market/outcomes/excess';
import { tQuantile95 } from '../../src/market/outcomes/t-quantile';
import { closeTo } from '../support/market/outcomes';
import { tOf } from '../support/market/record-by-hand';

const month = (index: number) => `2025-${String(index + 1).padStart(2, '0')}`;

describe('the quantile of the t distribution', () => {
  it('is the published one', () => {
    // Abramowitz and Stegun, table 26.10, Q = 0.05 on both sides.
    const published = [
      ...[
        [1, 12.706],
        [2, 4.303],
        [3, 3.182],
        [4, 2.776],
        [5, 2.571],
      ],
      ...[
        [10, 2.228],
        [11, 2.201],
        [30, 2.042],
        [60, 2],
        [120, 1.98],
      ],
    ] as [number, number][];
    for (const [freedom, value] of published) expect(tQuantile95(freedom)).toBeCloseTo(value, 3);
  });

  it.each([1, 2, 7, 12, 23, 59])('agrees with its density added up (%i degrees of freedom)', (freedom) => {
    expect(tQuantile95(freedom)).toBeCloseTo(tOf(freedom), freedom === 1 ? 1 : 3);
  });
});

describe('the excess of cases', () => {
  it('counts each month once, with the interval of their means', () => {
    const cases = [
      ...[1, 2, 3].map((excess) => ({ month: month(0), excess })),
      { month: month(1), excess: 5 },
      { month: month(2), excess: -1 },
    ];
    const { interval, ...excess } = excessOf(cases);

    // The means are 2, 5 and -1; two degrees of freedom.
    expect(excess).toEqual({ count: 5, months: 3, mean: closeTo(2), verdict: null });
    expect(interval!.from).toBeCloseTo(2 - 4.3027 * Math.sqrt(9 / 3), 3);
    expect(interval!.to).toBeCloseTo(2 + 4.3027 * Math.sqrt(9 / 3), 3);
  });

  it.each<[string, number, 'better' | 'same' | 'worse']>([
    ['lies above zero', 1, 'better'],
    ['contains zero', 0, 'same'],
    ['lies below zero', -1, 'worse'],
  ])('has its verdict from whether the interval %s', (_, middle, verdict) => {
    const cases = Array.from({ length: 36 }, (_each, i) => ({
      month: month(i % 12),
      excess: middle + 0.5 * Math.sin(i % 12),
    }));

    expect(excessOf(cases).verdict).toBe(verdict);
    // Too few cases, then too few months.
    expect(excessOf(cases.slice(0, 29)).verdict).toBeNull();
    expect(excessOf(cases.filter(({ month: own }) => own !== month(0))).verdict).toBeNull();
  });

  it('is no different where all symbols are the same but for the arithmetic', () => {
    const dust = Array.from({ length: 36 }, (_, i) => ({ month: month(i % 12), excess: 2e-16 }));

    expect(excessOf(dust).verdict).toBe('same');
  });

  it('is nothing without cases', () => {
    expect(excessOf([])).toEqual({ count: 0, months: 0, mean: null, interval: null, verdict: null });
  });
});
