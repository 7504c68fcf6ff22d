import { describe, expect, it } from 'vitest';
import { trendUp } from '../../src/market/studies/trend-up';
import { columns, flatBars, summariesOf, type Bar } from '../support/market/bars';

type Steps = {
  first?: number;
  second?: number;
  third?: number;
  fourth?: number;
  fifth?: number;
  last?: number;
};

const signalAt251 = { kind: 'buy_trend_up', index: 251, price: 36 };

describe('a trend up', () => {
  it('is found when averages are stacked upwards and the price stands high in its year', () => {
    expect(summariesOf(trendUp(columns(year())))).toEqual([signalAt251]);
  });

  it.each<[string, Bar[]]>([
    ['there are only 251 bars', year().slice(1)],
    ['the close only reaches its 50-bar average', year({ last: 35 })],
    ['the 50-bar average is under that of 150', year({ fifth: 29, last: 30 })],
    ['the 150-bar average is under that of 200', year({ third: 33 })],
    ['the 200-bar average has not risen for 22 bars', year({ second: 36 })],
    ['the close is less than 30 % over the low of 252 bars', year({ first: 28, second: 28, third: 28.5 })],
    ['the close is under three quarters of the high of 252 bars', withFirst({ high: 48.1 })],
  ])('is none where %s', (_, bars) => {
    expect(summariesOf(trendUp(columns(bars)))).toEqual([]);
  });

  it.each<[string, Bar[], number]>([
    [
      'the close is exactly 30 % over the low of 252 bars',
      withFirst({ low: 31 }, year({ first: 32, second: 32, third: 32.5, fourth: 34, fifth: 39, last: 40.3 })),
      40.3,
    ],
    ['the close is exactly three quarters of the high of 252 bars', withFirst({ high: 48 }), 36],
  ])('is one where %s', (_, bars, price) => {
    expect(summariesOf(trendUp(columns(bars)))).toEqual([{ ...signalAt251, price }]);
  });

  it('is found once, on its first bar', () => {
    expect(summariesOf(trendUp(columns([...year(), ...flatBars(Array<number>(40).fill(37))])))).toEqual([
      signalAt251,
    ]);
  });

  it('does not begin while it is still true', () => {
    const later = year({ last: 35 }).concat(flatBars([36, 37]));

    expect(summariesOf(trendUp(columns(later)))).toEqual([{ ...signalAt251, index: 252 }]);
  });

  it('may begin again from the 21st bar on', () => {
    const rest = (count: number) => flatBars([...Array<number>(count).fill(37), 33, 37]);

    expect(summariesOf(trendUp(columns([...year(), ...rest(18)])))).toEqual([signalAt251]);
    expect(summariesOf(trendUp(columns([...year(), ...rest(19)])))).toEqual([
      signalAt251,
      { kind: 'buy_trend_up', index: 272, price: 37 },
    ]);
  });
});

/** 252 bars in stairs, each step a stretch of one average: 30, 22, 50, 100 and 50 bars, the last one higher. */
function year({ first = 20, second = 20, third = 25, fourth = 30, fifth = 35, last = 36 }: Steps = {}) {
  const step = (price: number, count: number) => Array<number>(count).fill(price);
  return flatBars([
    ...step(first, 30),
    ...step(second, 22),
    ...step(third, 50),
    ...step(fourth, 100),
    ...step(fifth, 49),
    last,
  ]);
}

function withFirst(values: Partial<Bar>, bars = year()) {
  return bars.with(0, { ...bars[0]!, ...values });
}
