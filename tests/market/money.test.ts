import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toThousand, toVnd } from '../../src/market/format';

describe('a board price', () => {
  it('is thousands of đồng', () => {
    expect(toVnd(68.4)).toBe(68_400);
    expect(toThousand(68_400)).toBe(68.4);
  });

  it('loses the dust of earlier sums', () => {
    expect(toVnd(0.1 + 0.2)).toBe(300);
    expect(toVnd(1.005)).toBe(1_005);
  });

  it('comes back from whole đồng unchanged', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (vnd) => toVnd(toThousand(vnd)) === vnd),
      { seed: 2026 },
    );
  });
});
