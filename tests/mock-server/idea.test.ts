import { describe, expect, it } from 'vitest';
import { ideaOf, weightsOf, type Idea } from '../../mock-server/reports/idea';
import { listingOf } from '../../mock-server/listing/universe';

const HPG = listingOf('HPG')!;
const ACV = listingOf('ACV')!;
const held = { isOver: false, exit: null, atr: null, stopBrokenOn: null, targetReachedOn: null };
const column = (values: readonly number[]) => [...values];

/** Bars that close at these prices, as they traded and, where a dividend was paid since, adjusted. */
function closing(closes: readonly number[], adjusted = closes) {
  const bars = (prices: readonly number[]) => ({
    ...{ time: prices.map((_, i) => i * 86_400), open: column(prices), high: column(prices) },
    ...{ low: column(prices), close: column(prices), volume: prices.map(() => 1_000_000) },
  });
  return { raw: bars(closes), adjusted: bars(adjusted) };
}
const planned = (closes: readonly number[], voidBelow: number, listing = HPG) =>
  ideaOf(listing, closing(closes), { index: 0, voidBelow });

describe('a trade idea', () => {
  it('buys at the close, cuts the loss at the void price on its tick, and targets twice that distance', () => {
    expect(planned([28.6], 27.373)).toEqual({ entry: 28.6, cutLoss: 27.4, target: 31, ...held });
    expect(planned([64.2], 61.31, ACV)).toEqual({ entry: 64.2, cutLoss: 61.4, target: 69.8, ...held });
  });

  it('rounds the target to the tick of its own level', () => {
    expect(planned([48.95], 47.95)).toEqual({ entry: 48.95, cutLoss: 47.95, target: 51, ...held });
  });

  it('targets four per cent if twice the distance is less', () => {
    expect(planned([20], 19.7)).toEqual({ entry: 20, cutLoss: 19.7, target: 20.8, ...held });
    expect(planned([20], 19.55)).toEqual({ entry: 20, cutLoss: 19.55, target: 20.9, ...held });
  });

  it('is null if the signal is void on its own day', () => {
    expect([28.6, 28.56, 30].map((voidBelow) => planned([28.6], voidBelow))).toEqual([null, null, null]);
  });

  it('ends at the first close at its target or below its cut-loss, from T+2 of the day after the signal on', () => {
    const exit = (...later: number[]) => planned([20, ...later], 19)!.exit;

    expect(exit(23, 21, 19, 18.95)).toBe(18.95);
    expect(exit(18, 22, 21)).toBe(21);
    expect(exit(23, 23, 22)).toBe(22);
    expect([exit(23, 23), exit(23, 21.9, 19), exit(23), exit()]).toEqual([null, null, null, null]);
  });

  it('is over with the first close below its cut-loss, and is then sold as soon as its shares are settled', () => {
    const end = (...later: number[]) => {
      const { isOver, exit } = planned([20, ...later], 19)!;
      return { isOver, exit };
    };

    expect(end(18.95)).toEqual({ isOver: true, exit: null });
    expect(end(18.95, 18.9)).toEqual({ isOver: true, exit: null });
    expect(end(18.95, 18.9, 19.5)).toEqual({ isOver: true, exit: 19.5 });
    expect(end(18.95, 18.9, 19.5, 30)).toEqual({ isOver: true, exit: 19.5 });
    expect(end(19)).toEqual({ isOver: false, exit: null });
    expect(end(23, 23)).toEqual({ isOver: false, exit: null });
  });

  it('says on which day its cut-loss was broken, and on which its target was reached before', () => {
    const ends = (...later: number[]) => {
      const { stopBrokenOn, targetReachedOn } = planned([20, ...later], 19)!;
      return [stopBrokenOn, targetReachedOn];
    };

    expect(ends(19, 21.9)).toEqual([null, null]);
    expect(ends(18.95, 23)).toEqual(['1970-01-02', null]);
    expect(ends(22)).toEqual([null, '1970-01-02']);
    expect(ends(19.5, 22, 18.95)).toEqual(['1970-01-04', '1970-01-03']);
  });

  it('has the prices of its own day, whatever dividends were paid since', () => {
    const series = closing([20, 20, 20, 10.4], [10, 10, 10, 10.4]);
    expect(ideaOf(HPG, series, { index: 0, voidBelow: 9.8 })).toEqual({
      ...{ entry: 20, cutLoss: 19.6, target: 20.8, isOver: true, exit: 20.8 },
      ...{ atr: null, stopBrokenOn: null, targetReachedOn: '1970-01-04' },
    });
  });

  it('is weighed to risk as much as every other one, at most one per cent of the capital, all together at most 100', () => {
    const wide: Idea = { entry: 20, cutLoss: 18, target: 24, ...held };
    const narrow: Idea = { entry: 20, cutLoss: 19.8, target: 20.4, ...held };

    expect(weightsOf([wide, narrow])).toEqual([10, 15]);
    expect(weightsOf([{ ...wide, cutLoss: 18.6 }])).toEqual([14]);
    const many = weightsOf(Array.from({ length: 60 }, (_, i) => (i % 2 ? wide : narrow)));
    expect(many.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(100);
    expect(many.filter((weight) => weight < 0.5 || weight % 0.5 !== 0)).toEqual([]);
    const mixed = weightsOf(
      Array.from({ length: 30 }, (_, i) => ({ ...wide, cutLoss: [19.6, 19.2, 18.4][i % 3]! })),
    );
    expect(mixed.slice(0, 3)).toEqual([5.5, 2.5, 1]);
  });
});
