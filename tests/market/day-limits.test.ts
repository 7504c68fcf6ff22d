import { describe, expect, it } from 'vitest';
import { limitsFromClose, limitsFromReference } from '../../src/market/day-limits';

const vnm = { symbol: 'VNM', exchange: 'HOSE', reached: [] } as const;
const unknown = { reference: null, ceiling: null, floor: null };

describe('the limits of a trading day from its reference', () => {
  it.each([
    ['HOSE', { ...vnm }, 69.6, { ceiling: 74.4, floor: 64.8 }],
    ['HNX', { ...vnm, symbol: 'SHS', exchange: 'HNX' }, 17.7, { ceiling: 19.4, floor: 16 }],
    ['UPCoM', { ...vnm, symbol: 'VGI', exchange: 'UPCOM' }, 114.3, { ceiling: 131.4, floor: 97.2 }],
    ['a fund', { ...vnm, symbol: 'FUEVFVND' }, 39.12, { ceiling: 41.85, floor: 36.39 }],
  ] as const)('are those of its exchange and ticks: %s', (_, range, reference, limits) => {
    expect(limitsFromReference(reference, range)).toEqual({ reference, ...limits });
  });

  it('hold a trading day that reached them', () => {
    const reached = [74.4, 64.8, null];
    expect(limitsFromReference(69.6, { ...vnm, reached })).toMatchObject({ ceiling: 74.4, floor: 64.8 });
  });

  it('are the wide ones of a first day for one beyond the everyday band, and none beyond these', () => {
    const tcd = { ...vnm, symbol: 'TCD' };
    expect(limitsFromReference(1.89, { ...tcd, reached: [2.26] })).toMatchObject({
      ceiling: 2.26,
      floor: 1.52,
    });
    expect(limitsFromReference(1.89, { ...tcd, reached: [2.27] })).toEqual({ ...unknown, reference: 1.89 });
  });

  it.each([
    ['an index', { ...vnm, symbol: 'VNINDEX' }],
    ['a warrant', { ...vnm, symbol: 'CHPG2521' }],
    ['an unknown exchange', { ...vnm, exchange: null }],
  ])('are the reference alone for %s', (_, range) => {
    expect(limitsFromReference(20, range)).toEqual({ ...unknown, reference: 20 });
  });

  it('are unknown without it', () => {
    expect(limitsFromReference(null, vnm)).toEqual(unknown);
  });
});

describe('the limits of a trading day from the close before it', () => {
  it.each([
    ['HOSE', vnm, { ceiling: 21.4, floor: 18.6 }],
    ['HNX', { ...vnm, symbol: 'SHS', exchange: 'HNX' }, { ceiling: 22, floor: 18 }],
    ['a fund', { ...vnm, symbol: 'FUEVFVND' }, { ceiling: 21.4, floor: 18.6 }],
  ] as const)('have it as their reference: %s', (_, range, limits) => {
    expect(limitsFromClose(20, { ...range, reached: [limits.ceiling, limits.floor] })).toEqual({
      reference: 20,
      ...limits,
    });
  });

  it('are its reference alone for an index', () => {
    expect(limitsFromClose(1_768, { ...vnm, symbol: 'VNINDEX' })).toEqual({ ...unknown, reference: 1_768 });
  });

  it.each([
    ['on UPCoM, which measures from an average', 20, { ...vnm, symbol: 'MSR', exchange: 'UPCOM' }],
    ['of an index of UPCoM', 120, { ...vnm, symbol: 'UPCOMINDEX', exchange: 'UPCOM' }],
    ['on an unknown exchange', 20, { ...vnm, exchange: null }],
    ['above the band, as after a long halt', 20, { ...vnm, reached: [21.5] }],
    ['below the band, as on an ex-date', 20, { ...vnm, reached: [18.5] }],
    ['on a first day', null, vnm],
  ] as const)('are not claimed %s', (_, before, range) => {
    expect(limitsFromClose(before, range)).toEqual(unknown);
  });

  it('of bars that a later ex-date moved off their tick are where they were moved to', () => {
    // 28.00 with a ceiling of 29.95 and a floor of 26.05, as a dividend of a tenth leaves them.
    const [before, ceiling, floor] = [28 / 1.1, 29.95 / 1.1, 26.05 / 1.1];

    expect(limitsFromClose(before, { ...vnm, reached: [ceiling, 28 / 1.1] })).toMatchObject({
      reference: before,
      ceiling,
    });
    expect(limitsFromClose(before, { ...vnm, reached: [floor, 28 / 1.1] })).toMatchObject({
      reference: before,
      floor,
    });
    const below = 29.85 / 1.1;
    const { ceiling: above } = limitsFromClose(before, { ...vnm, reached: [below] });
    expect(above).toBeGreaterThan(below);
    expect(limitsFromClose(before, { ...vnm, reached: [30.1 / 1.1] })).toEqual(unknown);
  });
});
