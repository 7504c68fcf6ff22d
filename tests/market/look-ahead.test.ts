import { describe, expect, it } from 'vitest';
import type { Candles } from '../../src/market/candles';
import { backTest } from '../../src/market/studies/back-test';
import { breakOut } from '../../src/market/studies/break-out';
import { divergence } from '../../src/market/studies/divergence';
import type { StudySignal } from '../../src/market/studies/signal';
import { studySignals } from '../../src/market/studies/studies';
import { trendUp } from '../../src/market/studies/trend-up';
import { walk } from '../support/market/series';

const studies: [string, (candles: Candles) => StudySignal[]][] = [
  ['divergence', divergence],
  ['break out', breakOut],
  ['back test', backTest],
  ['trend up', trendUp],
];

describe.each(studies)('the %s', (_, study) => {
  it.each([1, 2, 3])('would have returned the same on every earlier day (series %i)', (seed) => {
    const candles = walk(seed, 700);
    const signals = study(candles);
    expect(signals.length).toBeGreaterThan(0);

    for (let length = 1; length < 700; length += 9) {
      const known = signals.filter(({ index }) => index < length);
      expect(study(firstBars(candles, length))).toEqual(known);
    }
  });

  it('returns nothing without a history', () => {
    expect(study(firstBars(walk(1, 1), 0))).toEqual([]);
    expect(study(walk(1, 1))).toEqual([]);
  });
});

function firstBars(candles: Candles, length: number): Candles {
  const cut = <Value>(column: readonly Value[]) => column.slice(0, length);
  const { time, open, high, low, close, volume } = candles;
  return {
    time: cut(time),
    open: cut(open),
    high: cut(high),
    low: cut(low),
    close: cut(close),
    volume: cut(volume),
  };
}

describe('of a history that was cut, the studies', () => {
  it.each([1, 2, 3, 4])('find nothing that they would not find in all of it (series %i)', (seed) => {
    const whole = walk(seed, 1_600);
    const known = new Set(studySignals(whole).map(({ kind, index }) => `${kind} ${index}`));
    const ghosts = (isCut: boolean) =>
      Array.from({ length: 60 }, (_, i) => 10 * i).flatMap((from) =>
        studySignals(lastBars(whole, from, from + 1_000), { isCut })
          .map(({ kind, index }) => `${kind} ${from + index}`)
          .filter((signal) => !known.has(signal)),
      );

    expect(ghosts(true)).toEqual([]);
    expect(ghosts(false)).not.toEqual([]);
  });
});

function lastBars(candles: Candles, from: number, to: number): Candles {
  const { time, open, high, low, close, volume } = candles;
  const cut = <Value>(column: readonly Value[]) => column.slice(from, to);
  return {
    ...{ time: cut(time), open: cut(open), high: cut(high) },
    ...{ low: cut(low), close: cut(close), volume: cut(volume) },
  };
}
