import { describe, expect, it } from 'vitest';
import { lengthOf, type Candles } from '../../src/market/candles';
import { dayOfEpochSeconds } from '../../src/market/day';
import { barFiguresOf } from '../../src/market/screen/technicals';
import { studiedBars } from '../../src/market/studied-bars';
import { studySignals } from '../../src/market/studies/studies';
import { walk } from '../support/market/series';

const FPT = { symbol: 'FPT', exchange: 'HOSE' } as const;
const ALL = walk(3, 700);
const dayAt = (index: number) => dayOfEpochSeconds(ALL.time[index]!);

/** The bars with twice the price before a place, as of a share that was split there. */
function splitAt(place: number): Candles {
  const doubled = (prices: readonly number[]) => prices.map((price, i) => (i < place ? 2 * price : price));
  return {
    ...ALL,
    open: doubled(ALL.open),
    high: doubled(ALL.high),
    low: doubled(ALL.low),
    close: doubled(ALL.close),
  };
}

describe('the bars that are studied', () => {
  it('are all of them where none steps and each has a range', () => {
    expect(studiedBars(ALL, FPT)).toEqual({ candles: ALL, brokenBy: null });
  });

  it('are those from a step on, as no study goes across it', () => {
    const { candles, brokenBy } = studiedBars(splitAt(400), FPT);
    expect(brokenBy).toEqual({ kind: 'STEP', day: dayAt(400) });
    expect([lengthOf(candles), candles.time[0], candles.close]).toEqual([
      300,
      ALL.time[400],
      ALL.close.slice(400),
    ]);
  });

  it('are those after the last one of which the close alone is known', () => {
    const { candles, brokenBy } = studiedBars({ ...ALL, closeOnly: [ALL.time[10]!, ALL.time[650]!] }, FPT);
    expect(brokenBy).toEqual({ kind: 'CLOSE_ONLY', day: dayAt(650) });
    expect([lengthOf(candles), candles.closeOnly]).toEqual([49, undefined]);
  });

  it('are none where no range is known', () => {
    const { candles, brokenBy } = studiedBars({ ...ALL, closeOnly: ALL.time }, FPT);
    expect([lengthOf(candles), brokenBy]).toEqual([0, { kind: 'CLOSE_ONLY', day: dayAt(699) }]);
  });
});

describe('where volumes are not known', () => {
  it('no breakout is confirmed by them, and what needs none is found as before', () => {
    const kindsOf = (candles: Candles) => studySignals(candles).map(({ kind, index }) => `${kind} ${index}`);
    const unknown = kindsOf({ ...ALL, volume: ALL.volume.map(() => null) });
    expect(kindsOf(ALL).some((each) => /break_out|back_test/.test(each))).toBe(true);
    expect(unknown).toEqual(kindsOf(ALL).filter((each) => !/break_out|back_test/.test(each)));
  });

  it('one of the last twenty leaves the usual one unknown, and an older one does not', () => {
    const without = (place: number) => barFiguresOf({ ...ALL, volume: ALL.volume.with(place, null) }, FPT);
    expect(without(690)).toMatchObject({ averageVolume20: null, averageValue20: null });
    expect(without(600).averageVolume20).toBe(barFiguresOf(ALL, FPT).averageVolume20);
  });
});

describe('the figures of bars', () => {
  it('are those since a step, null where these are too few', () => {
    const { ma20, ma200, rsi14, lastBar } = barFiguresOf(splitAt(670), FPT);
    expect([ma200, lastBar]).toEqual([null, barFiguresOf(ALL, FPT).lastBar]);
    expect(ma20).toBeCloseTo(barFiguresOf(ALL, FPT).ma20!, 10);
    expect(rsi14).not.toBeNull();
    expect(
      [barFiguresOf(splitAt(670), FPT), barFiguresOf(ALL, FPT)].map(({ isStepped }) => isStepped),
    ).toEqual([true, undefined]);
    expect(barFiguresOf(splitAt(699), FPT)).toMatchObject({ rsi14: null, lastBar: { changePercent: null } });
  });

  it('have no highest and no lowest price where the closes alone are known', () => {
    const { high52w, low52w, ma20 } = barFiguresOf({ ...ALL, closeOnly: ALL.time }, FPT);
    expect([high52w, low52w, ma20]).toEqual([null, null, barFiguresOf(ALL, FPT).ma20]);
  });
});
