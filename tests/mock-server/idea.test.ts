import { describe, expect, it } from 'vitest';
import { exitOf, ideaOf, weightsOf } from '../../mock-server/desk/idea';

describe('a plan for a signal', () => {
  it('buys at the close, gives up at the void price on its tick, and takes twice that distance', () => {
    expect(ideaOf(28.6, 27.373, 'HOSE')).toEqual({ entry: 28.6, cutLoss: 27.4, target: 31 });
    expect(ideaOf(14.2, 13.31, 'UPCOM')).toEqual({ entry: 14.2, cutLoss: 13.4, target: 15.8 });
  });

  it('keeps the target on the tick of its own level', () => {
    expect(ideaOf(49.95, 49.9, 'HOSE')).toEqual({ entry: 49.95, cutLoss: 49.9, target: 50.1 });
  });

  it('is none where the signal is void on its own day', () => {
    expect([ideaOf(28.6, 28.6, 'HOSE'), ideaOf(28.6, 28.56, 'HOSE'), ideaOf(28.6, 30, 'HOSE')]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('ends at the first close at its target or below its cut-loss, from T+2 on', () => {
    const idea = { entry: 20, cutLoss: 19, target: 22 };

    expect(exitOf(idea, [20, 23, 21, 19, 18.95], 0)).toBe(18.95);
    expect(exitOf(idea, [20, 18, 22, 18], 0)).toBe(22);
    expect(exitOf(idea, [20, 23, 21.9, 19], 0)).toBeNull();
    expect(exitOf(idea, [20, 21, 22], 2)).toBeNull();
  });

  it('takes as much of the capital as loses one per cent of it, no more than 15, all together at most 100', () => {
    const wide = { entry: 20, cutLoss: 18, target: 24 };
    const narrow = { entry: 20, cutLoss: 19.8, target: 20.4 };

    expect(weightsOf([wide, narrow])).toEqual([10, 15]);
    const many = weightsOf(Array.from({ length: 60 }, (_, i) => (i % 2 ? wide : narrow)));
    expect(many.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(100);
    expect([many[0], many[1]]).toEqual([2, 1.33]);
  });
});
