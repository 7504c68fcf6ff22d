import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPriceInDong, readQuantity, typedPrice } from '../../src/member/shared/read-number';

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

describe('a typed quantity', () => {
  it.each(['12480', '12,480', '12.480', '12 480'])(
    '%s is read, however its thousands are grouped',
    (text) => {
      expect(readQuantity(text)).toBe(12_480);
    },
  );
});
