import { describe, expect, it } from 'vitest';
import type { Candles } from '../../src/market/candles';
import type { StudyKind } from '../../src/market/studies/signal';
import { studySignals } from '../../src/market/studies/studies';
import { recomputed } from '../support/market/recomputed';
import { walk } from '../support/market/series';

const BARS = 1_250;
const SERIES = [1, 2, 3, 4, 5].map((seed) => walk(seed, BARS));
const KINDS: StudyKind[] = ['buy_divergence', 'buy_back_test', 'buy_trend_up', 'buy_break_out'];

const found = (candles: Candles, kind: StudyKind) =>
  studySignals(candles).filter((signal) => signal.kind === kind);

describe('the four studies', () => {
  it.each(KINDS)('find the signals of the rule of %s with their evidence, on every series', (kind) => {
    expect(SERIES.filter((candles) => found(candles, kind).length > 0).length).toBeGreaterThanOrEqual(3);
    for (const candles of SERIES) expect(found(candles, kind)).toEqual(near(recomputed(candles)[kind]));
  });

  it('return oldest first what they return one by one', () => {
    const signals = studySignals(SERIES[0]!);

    expect(signals.map(({ index }) => index)).toEqual(
      signals.map(({ index }) => index).toSorted((a, b) => a - b),
    );
  });

  it('return on a fixed series what they always returned', async () => {
    const lines = studySignals(walk(34, BARS)).map((signal) => JSON.stringify(signal, rounded));

    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('studies.golden.txt');
  });
});

describe('a signal', () => {
  const signals = SERIES.flatMap((candles) => studySignals(candles));

  it('lies over the price that voids it, but for a divergence, which is found five bars late', () => {
    const prompt = signals.filter(({ kind }) => kind !== 'buy_divergence');

    expect(prompt.filter(({ price, voidBelow }) => price <= voidBelow)).toEqual([]);
  });

  it('rests on bars before it, in their order', () => {
    const positions = signals.map(({ index, evidence }) => {
      if (evidence.kind === 'buy_divergence') return [evidence.first.index, evidence.second.index, index - 4];
      if (evidence.kind === 'buy_break_out') return [evidence.peak, index];
      if (evidence.kind === 'buy_back_test') return [evidence.peak, evidence.breakout, index];
      return [index];
    });
    const inOrder = (line: number[]) => line.every((position, i) => i === 0 || position > line[i - 1]!);

    expect(positions.filter((line) => !inOrder(line))).toEqual([]);
  });
});

const aboutAs = (value: number): unknown => expect.closeTo(value, 8);

/** The same but for the binary dust of another order of additions. */
function near(value: unknown): unknown {
  if (typeof value === 'number') return aboutAs(value);
  if (Array.isArray(value)) return value.map(near);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, near(each)]));
}

function rounded(_: string, value: unknown) {
  return typeof value === 'number' ? Math.round(value * 1e6) / 1e6 : value;
}
