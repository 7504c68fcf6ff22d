import { describe, expect, it } from 'vitest';
import { bandOf } from '../../src/member/technical/band';
import { closeClasses, limitsOf, type ListedBars } from '../../src/member/technical/chart/bar-limits';
import { threeBars } from '../support/technical/technical-feed';

const hose = { symbol: 'VNM', exchange: 'HOSE', today: null } as const;
const upcom = { ...hose, symbol: 'MSR', exchange: 'UPCOM' } as const;

describe('the limits of a bar', () => {
  const unknown = { reference: null, ceiling: null, floor: null };
  const bars = (changes: Partial<ListedBars> = {}): ListedBars => ({
    ...hose,
    candles: threeBars('VNM'),
    ...changes,
  });

  it('are computed from the close before it', () => {
    expect(limitsOf(bars(), 1)).toEqual({ reference: 20, ceiling: 21.4, floor: 18.6 });
  });

  it('are unknown on the first bar', () => {
    expect(limitsOf(bars(), 0)).toEqual(unknown);
  });

  it('are unknown on UPCoM, whose reference is not the close before, and so are its price classes', () => {
    const series = bars(upcom);

    expect([0, 1, 2].map((index) => limitsOf(series, index))).toEqual([unknown, unknown, unknown]);
    expect(closeClasses(series)).toEqual(['none', 'none', 'none']);
  });

  it('are unknown on a day beyond the band, when the reference was adjusted', () => {
    const exDate = bars({ candles: threeBars('VNM', { open: [19.9, 17, 17], low: [19.8, 16.9, 16.9] }) });

    expect(limitsOf(exDate, 1)).toEqual(unknown);
  });

  it('colour each close', () => {
    expect(closeClasses(bars())).toEqual(['none', 'ceiling', 'down']);
  });

  const today = { open: 21.3, reference: 21, ceiling: 22.45, floor: 19.55 };
  it.each([
    ['HOSE', hose],
    ['UPCoM', upcom],
  ])('are the quote’s on the newest bar, on %s as well', (_, listing) => {
    const series = bars({ ...listing, today });

    expect(limitsOf(series, 2)).toEqual({ reference: 21, ceiling: 22.45, floor: 19.55 });
    expect(closeClasses(series).at(-1)).toBe('ref');
    expect(limitsOf(series, 1)).toEqual(limitsOf(bars(listing), 1));
  });

  it.each([
    ['that has not opened yet', { ...today, open: null }],
    ['that opened elsewhere', { ...today, open: 20.9 }],
    ['without a reference', { ...today, reference: null }],
  ])('are not taken from a quote %s', (_, other) => {
    expect(limitsOf(bars({ today: other }), 2)).toEqual(limitsOf(bars(), 2));
  });
});

describe('the band ruler', () => {
  const prices = { price: 21, low: 20, high: 22, reference: 20, ceiling: 24, floor: 16 };

  it('places the prices between floor and ceiling', () => {
    expect(bandOf(prices)).toEqual({ reference: 50, price: 62.5, range: { from: 50, to: 75 } });
  });

  it('shows the limits alone before the first match', () => {
    expect(bandOf({ ...prices, price: null, low: null, high: null })).toEqual({
      reference: 50,
      price: null,
      range: null,
    });
  });

  it.each([
    ['a limit is unknown', { ceiling: null }],
    ['the reference is outside', { reference: 25 }],
    ['a price is beyond the limits', { high: 24.5 }],
  ])('is null where %s', (_, change) => {
    expect(bandOf({ ...prices, ...change })).toBeNull();
  });
});
