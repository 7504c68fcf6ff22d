import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  readCash,
  readPriceInDong,
  readQuantity,
  readTradePrice,
  typedCash,
  typedPrice,
} from '../../src/member/shared/read-number';

describe('a typed price', () => {
  it.each([
    ...['68.4', '68,4', '68.40', '68,40', '68.400', '68,400', '68400', ' 68 400 đ'].map(
      (text) => [text, 68_400] as const,
    ),
    ...['26.905', '26,905', '26905'].map((text) => [text, 26_905] as const),
    ...['1,358.70', '1.358,70', '1358.7', '1,358,700', '1.358.700'].map((text) => [text, 1_358_700] as const),
  ])('%s is read in either notation, in thousand đồng or in đồng', (text, price) => {
    expect(readPriceInDong(text)).toBe(price);
  });

  it.each(['', '0', '-1', '68.4.1', '1,35.70', '1.358.70', '1,358,70', '68.4567', '68400.5', 'abc', '1e3'])(
    '%j is none',
    (text) => {
      expect(readPriceInDong(text)).toBeNull();
    },
  );

  it('is filled in with the decimals of boards, more only where it has them, and read again to the đồng', () => {
    expect([68_400, 26_905, 1_358_700, 900].map(typedPrice)).toEqual([
      ...['68.40', '26.905', '1,358.70', '0.90'],
    ]);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4_999_999 }),
        (price) => readPriceInDong(typedPrice(price)) === price,
      ),
      { seed: 2026 },
    );
  });
});

describe('the typed price of a trade', () => {
  it.each([
    ...['79.43333', '79,43333', '79,433.33', '79.433,33', '79433.33', '79433,33 đ'].map(
      (text) => [text, 79_433.33] as const,
    ),
    ...['68.4', '68400'].map((text) => [text, 68_400] as const),
    ['79.433333333', 79_433.333333] as const,
  ])('%s may have a fraction of a đồng', (text, price) => {
    expect(readTradePrice(text)).toBe(price);
  });

  it.each(['0', '0.0000000001', '-1', '79.4.3', '79.4333333333', '1e3', ''])('%j is none', (text) => {
    expect(readTradePrice(text)).toBeNull();
  });

  it('is filled in so that it is read again as it was', () => {
    const price = fc.integer({ min: 1, max: 2_000_000_000_000 }).map((millionths) => millionths / 1e6);
    fc.assert(
      fc.property(price, (each) => readTradePrice(typedPrice(each)) === each),
      { seed: 2026, numRuns: 2_000 },
    );
    expect(typedPrice(79_433.33)).toBe('79.43333');
  });
});

describe('a typed cash dividend', () => {
  it('is whole đồng, or has decimals, and is filled in so that it is read again as it was', () => {
    expect(['1500', '1,500', '1.500', '1,234.56', '0.5'].map(readCash)).toEqual([
      ...[1_500, 1_500, 1_500, 1_234.56, 0.5],
    ]);
    expect(['', '0', '0.0', '-1', '1,23', 'x'].map(readCash)).toEqual(Array(6).fill(null));
    for (const amount of [1_500, 1_234.56, 1.234, 1_000.001, 0.5]) {
      expect(readCash(typedCash(amount))).toBe(amount);
    }
  });
});

describe('a typed quantity', () => {
  it.each(['12480', '12,480', '12.480', '12 480'])(
    '%s is read, however its thousands are grouped',
    (text) => {
      expect(readQuantity(text)).toBe(12_480);
    },
  );
});
