import { formatPercent } from '../../market/format';
import { fillOf, hexOf, inkOn, type MapColours } from './map-colours';
import { SECTOR_LINE, type Tile, type Treemap } from './treemap';

/**
 * The sizes of a symbol and of the change below it, in px, by the size of the tile: from what square root of its area on.
 * Few, as the first text in a font costs more than a hundred others.
 */
const SIZES = [
  { from: 110, symbol: 18, change: 13 },
  { from: 76, symbol: 14, change: 11 },
  { from: 0, symbol: 11, change: 11 },
] as const;

/** The smallest tile that has a symbol, and the smallest that has its change too, in px. */
const NAMED = { width: 30, height: 16 };
const FULL_TEXT = { width: 52, height: 34 };

/** Draws the map at a scale of device pixels; its tiles are coloured by their change, and a sign says the same. */
export function drawMap(
  canvas: HTMLCanvasElement,
  { tiles, sectors }: Treemap,
  {
    colours,
    scale,
    nameOf,
  }: { colours: MapColours; scale: number; nameOf: (sector: string | null) => string },
): void {
  // Drawn by the processor: to hand a picture that is drawn once to a graphics card costs more than to draw it.
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  if (!context) return;
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.fillStyle = colours['surface-1'];
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.textBaseline = 'middle';
  context.textAlign = 'left';
  context.fillStyle = colours['text-2'];
  context.font = `11px ${colours.font}`;
  for (const { x, y, width, name } of sectors) {
    const text = wordsWithin(context, nameOf(name), width - 8);
    if (text) context.fillText(text, x + 4, y + SECTOR_LINE / 2);
  }

  context.textAlign = 'center';
  const texts: Text[] = [];
  for (const tile of tiles) {
    const { x, y, width, height, row } = tile;
    const fill = fillOf(tile, colours);
    context.fillStyle = hexOf(fill);
    context.fillRect(x, y, width, height);
    if (width < NAMED.width || height < NAMED.height) continue;

    const isFull = width >= FULL_TEXT.width && height >= FULL_TEXT.height;
    const size = isFull ? sizeOf(tile) : SIZES.at(-1)!;
    const [middle, centre, ink] = [x + width / 2, y + height / 2, inkOn(fill)];
    const at = { x: middle, ink, room: width - 4 };
    const symbolAt = isFull ? centre - size.symbol * 0.55 : centre;
    texts.push({ ...at, weight: 600, size: size.symbol, text: row.symbol, y: symbolAt });
    if (!isFull) continue;
    const changeAt = centre + size.symbol * 0.65;
    texts.push({ ...at, weight: 400, size: size.change, text: changeText(tile), y: changeAt });
  }
  drawTexts(context, texts, colours.font);
}

type Text = {
  weight: number;
  size: number;
  text: string;
  x: number;
  y: number;
  ink: string;
  room: number;
};

function sizeOf({ width, height }: Tile) {
  const side = Math.sqrt(width * height);
  return SIZES.find(({ from }) => side >= from)!;
}

/** Draws texts font by font. */
function drawTexts(context: CanvasRenderingContext2D, texts: readonly Text[], family: string) {
  const fontOf = ({ weight, size }: Text) => `${weight} ${size}px ${family}`;
  for (const font of new Set(texts.map(fontOf))) {
    context.font = font;
    for (const { text, x, y, ink, room, size } of texts.filter((each) => fontOf(each) === font)) {
      context.fillStyle = ink;
      // Measuring costs as much as drawing; no letter of a ticker is wider than its font is high.
      const isWhole = text.length * size <= room || isFitting(context, text, room);
      if (isWhole) context.fillText(text, x, y);
    }
  }
}

const marks: Readonly<Record<string, string>> = { ceiling: 'CE ', floor: 'FL ' };

function changeText({ row: { changePercent, priceClass } }: Tile) {
  return (marks[priceClass] ?? '') + formatPercent(changePercent);
}

function isFitting(context: CanvasRenderingContext2D, text: string, width: number) {
  return context.measureText(text).width <= width;
}

/** As many whole words of a name as fit into a width. */
function wordsWithin(context: CanvasRenderingContext2D, name: string, width: number): string {
  if (isFitting(context, name, width)) return name;
  const words = name.split(' ');
  for (let count = words.length - 1; count > 0; count -= 1) {
    const some = `${words.slice(0, count).join(' ')}…`;
    if (isFitting(context, some, width)) return some;
  }
  return '';
}
