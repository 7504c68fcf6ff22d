import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Exchange, SecurityKind } from '../../src/market/exchange';
import { roundToTick, tickSize } from '../../src/market/tick';

describe('the tick', () => {
  it.each([
    ['HOSE', 'stock', 9_990, 10],
    ['HOSE', 'stock', 10_000, 50],
    ['HOSE', 'stock', 49_950, 50],
    ['HOSE', 'stock', 50_000, 100],
    ['HOSE', 'etf', 60_000, 10],
    ['HOSE', 'warrant', 60_000, 10],
    ['HNX', 'stock', 900, 100],
    ['HNX', 'etf', 15_000, 1],
    ['UPCOM', 'stock', 900, 100],
    ['UPCOM', 'etf', 900, 100],
  ] as const)('of a %s %s at %i is %i', (exchange, kind, price, tick) => {
    expect(tickSize(exchange, price, kind)).toBe(tick);
  });

  it('is that of a stock by default', () => {
    expect(tickSize('HOSE', 60_000)).toBe(100);
  });
});

describe('rounding to a tick', () => {
  it('rounds in the given direction', () => {
    expect(roundToTick(26_730, 'HOSE', 'stock', 'down')).toBe(26_700);
    expect(roundToTick(26_730, 'HOSE', 'stock', 'up')).toBe(26_750);
    expect(roundToTick(26_730, 'HOSE', 'stock', 'nearest')).toBe(26_750);
    expect(roundToTick(26_720, 'HOSE', 'stock', 'nearest')).toBe(26_700);
  });

  it('leaves a price on tick alone', () => {
    expect(roundToTick(26_750, 'HOSE', 'stock', 'down')).toBe(26_750);
    expect(roundToTick(26_750, 'HOSE', 'stock', 'up')).toBe(26_750);
  });

  it('lands on the next level when it crosses into it', () => {
    expect(roundToTick(9_996, 'HOSE', 'stock', 'nearest')).toBe(10_000);
    expect(roundToTick(49_951, 'HOSE', 'stock', 'up')).toBe(50_000);
  });

  it('returns a price on the tick of its own level, less than a tick away', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 300_000 }),
        fc.constantFrom<Exchange>('HOSE', 'HNX', 'UPCOM'),
        fc.constantFrom<SecurityKind>('stock', 'etf', 'warrant'),
        fc.constantFrom('down' as const, 'up' as const, 'nearest' as const),
        (price, exchange, kind, direction) => {
          const rounded = roundToTick(price, exchange, kind, direction);
          const tick = tickSize(exchange, rounded, kind);
          return rounded % tick === 0 && Math.abs(rounded - price) < tickSize(exchange, price, kind);
        },
      ),
      { numRuns: 2_000, seed: 2026 },
    );
  });
});
