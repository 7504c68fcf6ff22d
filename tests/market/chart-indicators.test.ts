import { describe, expect, it } from 'vitest';
import { bollinger } from '../../src/market/bollinger';
import type { IndicatorLine } from '../../src/market/indicators';
import { ema, macd } from '../../src/market/macd';

const near = (line: IndicatorLine) =>
  line.map((value) => (value === null ? null : (expect.closeTo(value, 10) as unknown)));

describe('the exponential average', () => {
  // By hand, with the weight 1/2: 2, (4 + 2) / 2 = 3, (8 + 3) / 2 = 5.5, (0 + 5.5) / 2 = 2.75.
  it('weighs the newest value by 2 / (n + 1), and is empty while it warms up', () => {
    expect(ema([2, 4, 8, 0], 3)).toEqual(near([null, null, 5.5, 2.75]));
    expect(ema([2, 4], 3)).toEqual([null, null]);
  });
});

describe('the Bollinger bands', () => {
  // By hand: 2, 4, 4, 4, 5, 5, 7, 9 have the mean 5 and the standard deviation 2 of a whole population.
  it('lie two standard deviations around the average', () => {
    const { upper, middle, lower } = bollinger([2, 4, 4, 4, 5, 5, 7, 9], 8);
    expect([upper.at(-1), middle.at(-1), lower.at(-1)]).toEqual(near([9, 5, 1]));
    expect(upper.slice(0, 7)).toEqual(Array(7).fill(null));
  });

  it('lie on the average where nothing moves', () => {
    const { upper, lower } = bollinger([3, 3, 3], 3);
    expect([upper.at(-1), lower.at(-1)]).toEqual([3, 3]);
  });
});

describe('the convergence of averages', () => {
  // By hand, weights 1, 1/2 and 2/3: the averages of 2, 4, 8, 8 are 2, 4, 8, 8 and 2, 3, 5.5, 6.75. The signal begins
  // with the first difference that is shown, 2.5.
  it('is the quick average less the slow one, with an average of its own', () => {
    expect(macd([2, 4, 8], 1, 3, 2)).toEqual({
      macd: near([null, null, 2.5]),
      signal: near([null, null, 2.5]),
      histogram: near([null, null, 0]),
    });
    expect(macd([2, 4, 8, 8], 1, 3, 2)).toEqual({
      macd: near([null, null, 2.5, 1.25]),
      // (2 × 1.25 + 2.5) / 3
      signal: near([null, null, 2.5, 5 / 3]),
      histogram: near([null, null, 0, 1.25 - 5 / 3]),
    });
  });
});

describe('no indicator of the chart', () => {
  const prices = Array.from({ length: 120 }, (_, i) => 20 + 3 * Math.sin(i / 7) + (i % 5) / 10);
  const lines: Readonly<Record<string, (values: readonly number[]) => IndicatorLine>> = {
    ema: (values) => ema(values, 20),
    'the upper band': (values) => bollinger(values).upper,
    macd: (values) => macd(values).macd,
    'its signal': (values) => macd(values).signal,
  };

  it.each(Object.entries(lines))('looks ahead: %s', (_, line) => {
    const whole = line(prices);
    for (const end of [1, 19, 20, 26, 60, 119]) {
      expect(line(prices.slice(0, end))).toEqual(whole.slice(0, end));
    }
  });
});
