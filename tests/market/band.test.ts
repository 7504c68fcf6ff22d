import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceBand } from '../../src/market/band';
import type { Exchange, SecurityKind } from '../../src/market/exchange';
import { roundToTick } from '../../src/market/tick';

type Row = {
  symbol: string;
  exchange: Exchange;
  reference: number;
  ceiling: number;
  floor: number;
  kind?: SecurityKind;
  special?: boolean;
};

// Read off a public price board of 2026-02-10.
const board: Row[] = [
  { symbol: 'VNM', exchange: 'HOSE', reference: 69_600, ceiling: 74_400, floor: 64_800 },
  { symbol: 'FPT', exchange: 'HOSE', reference: 99_000, ceiling: 105_900, floor: 92_100 },
  { symbol: 'HPG', exchange: 'HOSE', reference: 26_750, ceiling: 28_600, floor: 24_900 },
  { symbol: 'BSR', exchange: 'HOSE', reference: 24_650, ceiling: 26_350, floor: 22_950 },
  { symbol: 'VCB', exchange: 'HOSE', reference: 61_600, ceiling: 65_900, floor: 57_300 },
  { symbol: 'VCB', exchange: 'HOSE', reference: 62_500, ceiling: 66_800, floor: 58_200 },
  { symbol: 'FUEVFVND', exchange: 'HOSE', kind: 'etf', reference: 39_120, ceiling: 41_850, floor: 36_390 },
  { symbol: 'TCD', exchange: 'HOSE', special: true, reference: 1_890, ceiling: 2_260, floor: 1_520 },
  { symbol: 'SHS', exchange: 'HNX', reference: 17_700, ceiling: 19_400, floor: 16_000 },
  { symbol: 'PVS', exchange: 'HNX', reference: 45_900, ceiling: 50_400, floor: 41_400 },
  { symbol: 'AMV', exchange: 'HNX', special: true, reference: 2_000, ceiling: 2_600, floor: 1_400 },
  { symbol: 'ACV', exchange: 'UPCOM', reference: 53_600, ceiling: 61_600, floor: 45_600 },
  { symbol: 'VGI', exchange: 'UPCOM', reference: 114_300, ceiling: 131_400, floor: 97_200 },
  { symbol: 'VKP', exchange: 'UPCOM', reference: 500, ceiling: 600, floor: 400 },
  { symbol: 'DKC', exchange: 'UPCOM', reference: 100, ceiling: 200, floor: 100 },
  { symbol: 'DPP', exchange: 'UPCOM', special: true, reference: 28_000, ceiling: 39_200, floor: 16_800 },
];

describe('the price band', () => {
  it.each(board)('of $symbol at $reference is $floor to $ceiling', ({ ceiling, floor, ...row }) => {
    expect(priceBand(row)).toEqual({ ceiling, reference: row.reference, floor });
  });

  it('moves a HOSE fund by 10 đồng and a HNX fund by one', () => {
    expect(priceBand({ exchange: 'HOSE', kind: 'etf', reference: 12_340 })).toEqual({
      ceiling: 13_200,
      reference: 12_340,
      floor: 11_480,
    });
    expect(priceBand({ exchange: 'HNX', kind: 'etf', reference: 12_345 })).toEqual({
      ceiling: 13_579,
      reference: 12_345,
      floor: 11_111,
    });
  });

  it('takes the tick of each limit from the limit, not from the reference', () => {
    expect(priceBand({ exchange: 'HOSE', reference: 10_000 })).toEqual({
      ceiling: 10_700,
      reference: 10_000,
      floor: 9_300,
    });
    expect(priceBand({ exchange: 'HOSE', reference: 9_870 })).toEqual({
      ceiling: 10_550,
      reference: 9_870,
      floor: 9_180,
    });
    expect(priceBand({ exchange: 'HOSE', reference: 51_300 })).toEqual({
      ceiling: 54_800,
      reference: 51_300,
      floor: 47_750,
    });
  });

  it('brackets every reference from 100 to 300,000 on tick and never reaches 0', () => {
    const faults: string[] = [];
    for (const exchange of ['HOSE', 'HNX', 'UPCOM'] as const) {
      for (let reference = 100; reference <= 300_000; reference += 1) {
        if (!isSound(exchange, reference, 'stock', false)) faults.push(`${exchange} ${reference}`);
      }
    }

    expect(faults).toEqual([]);
  });

  it('brackets any reference of any security, also on a special trading day', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<Exchange>('HOSE', 'HNX', 'UPCOM'),
        fc.integer({ min: 100, max: 300_000 }),
        fc.constantFrom<SecurityKind>('stock', 'etf', 'warrant'),
        fc.boolean(),
        isSound,
      ),
      { numRuns: 5_000, seed: 2026 },
    );
  });
});

function isSound(exchange: Exchange, reference: number, kind: SecurityKind, special: boolean) {
  const { ceiling, floor } = priceBand({ exchange, reference, kind, special });
  const lowestTick = roundToTick(1, exchange, kind, 'up');
  const onTick = (vnd: number) => roundToTick(vnd, exchange, kind, 'nearest') === vnd;
  return (
    onTick(ceiling) &&
    onTick(floor) &&
    ceiling > reference &&
    floor > 0 &&
    (floor < reference || (floor === reference && reference === lowestTick))
  );
}
