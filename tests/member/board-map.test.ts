import { describe, expect, it } from 'vitest';
import { drawMap } from '../../src/member/board/draw-map';
import { readMapColours } from '../../src/member/board/map-colours';
import type { BoardRow } from '../../src/member/shared/screen/board-rows';
import type { Treemap } from '../../src/member/board/treemap';

const LETTER = 6;

/** The texts that the map draws, in a font whose letters are all as wide. */
function textsOn(map: Treemap): string[] {
  const drawn: string[] = [];
  const context = {
    setTransform() {},
    fillRect() {},
    measureText: (text: string) => ({ width: text.length * LETTER }),
    fillText: (text: string) => drawn.push(text),
  };
  const canvas = { getContext: () => context, width: 400, height: 300 } as unknown as HTMLCanvasElement;
  const colours = {
    ...readMapColours(document.documentElement),
    ...{ 'surface-2': '#1d2630', 'up-fill': '#3dd28a' },
  };
  drawMap(canvas, map, { colours, scale: 1, nameOf: (sector) => sector ?? 'Khác' });
  return drawn;
}

const sector = (name: string, width: number) => ({ x: 0, y: 0, width, height: 60, name });
const tile = (symbol: string, width: number) => ({
  ...{ x: 0, y: 0, width, height: 20, share: 1 },
  row: { symbol, priceClass: 'up', changePercent: 1 } as BoardRow,
});

describe('the texts on the map of the market', () => {
  it('are whole words of the name of a sector, as many as fit', () => {
    const names = [200, 100, 60, 30].map((width) => sector('Xây dựng và vật liệu', width));

    expect(textsOn({ tiles: [], sectors: names })).toEqual(['Xây dựng và vật liệu', 'Xây dựng và…', 'Xây…']);
  });

  it('are whole tickers, or none', () => {
    expect(
      textsOn({ sectors: [], tiles: [tile('HPG', 31), tile('E1VFVN30', 31), tile('E1VFVN30', 60)] }),
    ).toEqual(['HPG', 'E1VFVN30']);
  });
});
