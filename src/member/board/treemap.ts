import { hierarchy, treemap, treemapSquarify } from 'd3-hierarchy';
import type { Size } from './useBoardView';
import type { BoardRow } from '../shared/screen/board-rows';

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** A symbol's place on the map. */
export type Tile = Box & {
  readonly row: BoardRow;
  /** Its part of the whole map, in percent. */
  readonly share: number;
};

export type Treemap = {
  readonly tiles: readonly Tile[];
  /** The boxes around the tiles of a sector, whose name stands in their upper edge; null for symbols without a sector. */
  readonly sectors: readonly (Box & { readonly name: string | null })[];
};

/** More would be too small to see. */
const MOST_TILES = 400;

/** The height of the line with a sector's name, in px. */
export const SECTOR_LINE = 18;

/** What the map shows: the largest symbols with a figure, the largest first. */
export function mappedRows(rows: readonly BoardRow[], size: Size): readonly BoardRow[] {
  return rows
    .filter((row) => (row[size] ?? 0) > 0)
    .sort((a, b) => b[size]! - a[size]!)
    .slice(0, MOST_TILES);
}

type Node = { row?: BoardRow; name?: string | null; children?: Node[] };

/** Lays symbols out by sector, each with an area in proportion to its size. */
export function layOut(
  rows: readonly BoardRow[],
  size: Size,
  { width, height }: Pick<Box, 'width' | 'height'>,
): Treemap {
  const sectors = new Map<string | null, BoardRow[]>();
  for (const row of rows) {
    const members = sectors.get(row.sector);
    if (members) members.push(row);
    else sectors.set(row.sector, [row]);
  }
  const root = hierarchy<Node>({
    children: [...sectors].map(([name, members]) => ({ name, children: members.map((row) => ({ row })) })),
  })
    .sum(({ row }) => row?.[size] ?? 0)
    .sort((a, b) => (b.value ?? 0) - (a.value ?? 0));
  const laidOut = treemap<Node>()
    .tile(treemapSquarify)
    .size([width, height])
    .paddingTop(({ depth }) => (depth === 1 ? SECTOR_LINE : 0))
    .paddingInner(1)
    .round(true)(root);
  const boxOf = ({ x0, y0, x1, y1 }: typeof laidOut) => ({ x: x0, y: y0, width: x1 - x0, height: y1 - y0 });

  return {
    tiles: laidOut.leaves().flatMap((leaf) => {
      const { row } = leaf.data;
      return row ? { ...boxOf(leaf), row, share: (leaf.value! / root.value!) * 100 } : [];
    }),
    sectors: (laidOut.children ?? []).map((node) => ({ ...boxOf(node), name: node.data.name ?? null })),
  };
}

/** The tile under a point. */
export function tileAt({ tiles }: Treemap, x: number, y: number): Tile | null {
  return (
    tiles.find((tile) => x >= tile.x && x < tile.x + tile.width && y >= tile.y && y < tile.y + tile.height) ??
    null
  );
}

const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const;
export type ArrowKey = keyof typeof ways;

export function isArrowKey(key: string): key is ArrowKey {
  return key in ways;
}

/** The nearest tile in a direction; what lies straight ahead is nearer than what lies aside. */
export function tileBeside({ tiles }: Treemap, from: Tile, way: ArrowKey): Tile {
  const [dx, dy] = ways[way];
  let nearest = from;
  let least = Infinity;
  for (const tile of tiles) {
    const across = tile.x + tile.width / 2 - (from.x + from.width / 2);
    const down = tile.y + tile.height / 2 - (from.y + from.height / 2);
    const ahead = across * dx + down * dy;
    const aside = Math.abs(across * dy) + Math.abs(down * dx);
    if (ahead <= 0 || ahead + 2 * aside >= least) continue;
    nearest = tile;
    least = ahead + 2 * aside;
  }
  return nearest;
}
