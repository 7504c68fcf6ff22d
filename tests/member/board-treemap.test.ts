import { describe, expect, it } from 'vitest';
import { contrast, inkOn, rgbOf } from '../../src/member/board/map-colours';
import { createBoardRows } from '../../src/member/shared/screen/board-rows';
import { layOut, mappedRows, tileAt, tileBeside, type Tile } from '../../src/member/board/treemap';

const names = Array.from({ length: 450 }, (_, i) => `A${String(i).padStart(3, '0')}`);
const noFigures = {
  ...{ exchange: null, name: null, price: 10, reference: 10, ceiling: 10.7, floor: 9.3, change: 0 },
  ...{ changePercent: 0, open: null, high: null, low: null, bid: null, bidVolume: null, ask: null },
  ...{ askVolume: null, foreignBuy: null, foreignSell: null, day: null, at: null },
  source: 'QUOTE' as const,
};
const rows = createBoardRows()(
  names.map((symbol, i) => ({
    ...{ symbol, name: null, fullName: null, exchange: null, marketCap: null },
    sector: i % 7 === 6 ? null : `Ngành ${i % 7}`,
  })),
  names.map((symbol, i) => ({ ...noFigures, symbol, volume: (i + 1) * 10_000 })),
);
const area = { width: 1200, height: 700 };
const map = layOut(mappedRows(rows, 'value'), 'value', area);
const overlap = (a: Tile, b: Tile) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe('the map', () => {
  it('shows the 400 largest symbols, without overlap and inside its box', () => {
    const { tiles } = map;
    expect(tiles).toHaveLength(400);
    expect(tiles.map(({ row }) => row.symbol)).not.toContain('A049');
    expect(tiles.filter((one, i) => tiles.slice(i + 1).some((other) => overlap(one, other)))).toEqual([]);
    expect(
      tiles.every(({ x, y, width, height }) => x >= 0 && y >= 0 && x + width <= 1200 && y + height <= 700),
    ).toBe(true);
    expect(tiles.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(100);
  });

  it('keeps the symbols of a sector in one box, in proportion to their size', () => {
    expect(map.sectors).toHaveLength(7);
    for (const { row, x, y, width, height, share } of map.tiles) {
      const sector = map.sectors.find(({ name }) => name === row.sector)!;
      expect([x >= sector.x, y >= sector.y, x + width <= sector.x + sector.width]).toEqual([
        true,
        true,
        true,
      ]);
      // The lines of the sectors' names and the gaps take about a tenth, and edges lie on whole pixels.
      expect(Math.abs((width * height) / (1200 * 700) - share / 100)).toBeLessThan(0.002);
    }
  });

  it('finds the tile under a point and those beside it', () => {
    const [tile] = map.tiles as [Tile];
    expect(tileAt(map, tile.x + 1, tile.y + 1)).toBe(tile);
    expect(tileAt(map, 5, 5)).toBeNull();
    const right = tileBeside(map, tile, 'ArrowRight');
    expect(right.x).toBeGreaterThanOrEqual(tile.x + tile.width / 2);
    const reached = new Set([tile]);
    for (const from of reached) {
      for (const way of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const)
        reached.add(tileBeside(map, from, way));
    }
    expect(reached.size).toBe(400);
  });

  it('has nothing for symbols without trades', () => {
    expect(mappedRows(rows, 'marketCap')).toEqual([]);
    expect(layOut([], 'value', area)).toEqual({ tiles: [], sectors: [] });
  });

  it('writes on every colour with a contrast of 4.5 to 1', () => {
    for (let i = 0; i < 4096; i += 1) {
      const hex = `#${[i >> 8, (i >> 4) & 15, i & 15].map((part) => part.toString(16).repeat(2)).join('')}`;
      expect(contrast(rgbOf(hex), rgbOf(inkOn(rgbOf(hex))))).toBeGreaterThanOrEqual(4.5);
    }
  });
});
