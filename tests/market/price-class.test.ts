import { describe, expect, it } from 'vitest';
import { priceClass } from '../../src/market/price-class';

const limits = { ceiling: 74.4, reference: 69.6, floor: 64.8 };

describe('the class of a price', () => {
  it.each([
    [74.4, 'ceiling'],
    [74.3, 'up'],
    [69.7, 'up'],
    [69.6, 'ref'],
    [69.5, 'down'],
    [64.9, 'down'],
    [64.8, 'floor'],
  ] as const)('at %d is %s', (price, expected) => {
    expect(priceClass({ ...limits, price })).toBe(expected);
  });

  it('sees through the dust of a computed price', () => {
    expect(priceClass({ ...limits, price: 69.6 + 0.1 + 0.2 + 4.5 })).toBe('ceiling');
  });

  it('works in đồng as well', () => {
    expect(priceClass({ price: 64_800, ceiling: 74_400, reference: 69_600, floor: 64_800 })).toBe('floor');
  });

  it('is only up, down or ref where there are no limits, as for an index', () => {
    const index = { reference: 1_768.12, ceiling: null, floor: null };

    expect(priceClass({ ...index, price: 1_790 })).toBe('up');
    expect(priceClass({ ...index, price: 1_768.12 })).toBe('ref');
    expect(priceClass({ ...index, price: 1_700 })).toBe('down');
  });

  it.each([null, 0, NaN, Infinity])('is none without a match (%d)', (price) => {
    expect(priceClass({ ...limits, price })).toBe('none');
  });

  it.each([null, 0, NaN])('is none without a reference (%d)', (reference) => {
    expect(priceClass({ ...limits, price: 69.6, reference })).toBe('none');
  });

  it('is the floor for the cheapest share of all, which cannot fall', () => {
    expect(priceClass({ price: 0.1, ceiling: 0.2, reference: 0.1, floor: 0.1 })).toBe('floor');
  });
});
