import { describe, expect, it } from 'vitest';
import { rsi } from '../../src/market/indicators';
import { divergence } from '../../src/market/studies/divergence';
import { columns, flatBars, summariesOf } from '../support/market/bars';

type Shape = { calm?: number; fall?: number; between?: number[]; dip?: number; after?: number[] };

const rising = [0.1, 0.1, 0.1, 0.1, 0.1];

describe('a divergence', () => {
  it('is a lower low on stronger momentum, found five bars later', () => {
    expect(momentumAt([26, 37])).toEqual([13, 27]);
    expect(find()).toEqual([{ kind: 'buy_divergence', index: 42, price: 27.7 }]);
  });

  it.each<[string, Shape]>([
    ['1. the first low lies in the warm-up of RSI(14)', { calm: 12 }],
    ['2. one of the five bars before is weaker', { dip: -0.05 }],
    ['2. one of the five bars after is weaker', { after: [0.1, 0.1, 0.1, 0.1, -1.5] }],
    ['2. only four bars have followed', { after: [0.1, 0.1, 0.1, 0.1] }],
    ['3. the lows are 61 bars apart', { between: steps(58, 0.1) }],
    ['4. momentum is weaker too', { dip: -1.5 }],
    ['5. momentum was not low at the first low', { fall: -0.04 }],
  ])('is none where %s', (_, shape) => {
    expect(find(shape)).toEqual([]);
  });

  it('4. is none where the second low is not lower', () => {
    const low = barsOf()[26]!.low;

    expect(find({}, low)).toEqual([]);
    expect(find({}, low - 0.01)).toHaveLength(1);
  });

  it('3. compares with the pivot just before, not with an older one', () => {
    const between = [...steps(12, 0.1), ...steps(2, -0.5), ...steps(8, 0.1)];
    const shape = { between, dip: -0.9 };

    expect(momentumAt([26, 40, 51], shape)).toEqual([13, 30, 21]);
    expect(find(shape)).toEqual([]);
    expect(find({ ...shape, between: steps(22, 0.1) })).toHaveLength(1);
  });

  it.each<[string, Shape, number]>([
    ['the first low has just its five bars of RSI before it', { calm: 13 }, 35],
    ['the lows are 60 bars apart', { between: steps(57, 0.1) }, 91],
    ['momentum was just low at the first low', { fall: -0.05 }, 42],
    ['momentum is barely stronger', { dip: -1 }, 42],
  ])('is one where %s', (_, shape, index) => {
    expect(find(shape).map((signal) => signal.index)).toEqual([index]);
  });

  it('does not see momentum in the dust of a price that stands still', () => {
    const bars = barsOf({ fall: -0.1, between: [0.1], dip: 0, after: steps(60, 0) });
    bars[50]!.low = 15;

    expect(divergence(columns(bars))).toEqual([]);
  });
});

/** A fall to the first low, a rise, and a dip of three bars whose last one has a long wick: the second low. */
function find(shape: Shape = {}, secondLow = 15) {
  const bars = barsOf(shape);
  bars[bars.length - 1 - (shape.after ?? rising).length]!.low = secondLow;
  return summariesOf(divergence(columns(bars)));
}

function barsOf({ calm = 20, fall = -0.5, between = steps(8, 0.1), dip = -0.2, after = rising }: Shape = {}) {
  const swings = Array.from({ length: calm }, (_, i) => (i % 2 ? -0.1 : 0.1));
  let price = 30;
  const closes = [0, ...swings, ...steps(6, fall), ...between, ...steps(3, dip), ...after].map((move) => {
    price = Math.round((price + move) * 100) / 100;
    return price;
  });
  return flatBars(closes);
}

function momentumAt(indices: number[], shape: Shape = {}) {
  const line = rsi(columns(barsOf(shape)).close);
  return indices.map((index) => Math.round(line[index]!));
}

function steps(count: number, move: number) {
  return Array<number>(count).fill(move);
}
