import { formatPercent } from '../../market/format';
import { SECTOR_LINE, type Tile, type Treemap } from './treemap';

const tokens = [
  'surface-0',
  'surface-2',
  'text-1',
  'text-2',
  'up-fill',
  'down-fill',
  'ceiling-fill',
  'floor-fill',
  'ref-fill',
  'font',
] as const;

/** The values of the design tokens that the map is drawn with. */
export type MapColours = Readonly<Record<(typeof tokens)[number], string>>;

/** Reads the tokens of the current theme. */
export function readMapColours(root: HTMLElement): MapColours {
  const style = getComputedStyle(root);
  return Object.fromEntries(
    tokens.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]),
  ) as MapColours;
}

/** A change of so many percent has the full hue. */
const FULL = 5;
/** The part of the hue that the smallest change has. */
const FAINT = 0.3;

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
  const context = canvas.getContext('2d');
  if (!context) return;
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.textBaseline = 'middle';
  context.textAlign = 'left';
  context.fillStyle = colours['text-2'];
  context.font = `11px ${colours.font}`;
  for (const { x, y, width, name } of sectors) {
    const text = fitted(context, nameOf(name), width - 8);
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
    const size = isFull ? Math.min(20, Math.max(11, Math.round(Math.sqrt(width * height) / 7))) : 11;
    const [middle, centre, ink] = [x + width / 2, y + height / 2, inkOn(fill)];
    const symbolAt = isFull ? centre - size * 0.55 : centre;
    texts.push({ font: `600 ${size}px`, text: row.symbol, x: middle, y: symbolAt, ink, room: width - 4 });
    if (!isFull) continue;
    const font = `${Math.max(11, Math.round(size * 0.75))}px`;
    texts.push({ font, text: changeText(tile), x: middle, y: centre + size * 0.65, ink, room: width - 4 });
  }
  drawTexts(context, texts, colours.font);
}

type Text = { font: string; text: string; x: number; y: number; ink: string; room: number };

/** Draws texts font by font, since each change of the font costs more than a text. */
function drawTexts(context: CanvasRenderingContext2D, texts: readonly Text[], family: string) {
  for (const font of new Set(texts.map((text) => text.font))) {
    context.font = `${font} ${family}`;
    const widest = context.measureText('W').width;
    for (const { text, x, y, ink, room } of texts.filter((each) => each.font === font)) {
      context.fillStyle = ink;
      // Measuring costs as much as drawing; no letter of a ticker is wider than this.
      const shown = text.length * widest <= room ? text : fitted(context, text, room);
      if (shown) context.fillText(shown, x, y);
    }
  }
}

const marks: Readonly<Record<string, string>> = { ceiling: 'CE ', floor: 'FL ' };

function changeText({ row: { changePercent, priceClass } }: Tile) {
  return (marks[priceClass] ?? '') + formatPercent(changePercent);
}

type Rgb = readonly [number, number, number];

/** The colour of a tile: a limit's or the reference's own, else green or red, the fuller the larger the change. */
function fillOf({ row: { priceClass, changePercent } }: Tile, colours: MapColours): Rgb {
  const ground = rgbOf(colours['surface-2']);
  if (priceClass === 'none') return ground;
  const hue = rgbOf(colours[`${priceClass}-fill`]);
  if (priceClass === 'ceiling' || priceClass === 'floor') return hue;
  if (priceClass === 'ref') return mixed(ground, hue, FAINT);
  const part = FAINT + (1 - FAINT) * Math.min(1, Math.abs(changePercent ?? 0) / FULL);
  return mixed(ground, hue, part);
}

const DARK: Rgb = [0, 0, 0];
const LIGHT: Rgb = [255, 255, 255];

/** Black or white, whichever has the better contrast on a ground: at least 4.5 to 1 on any. */
export function inkOn(ground: Rgb): string {
  return hexOf(contrast(ground, DARK) >= contrast(ground, LIGHT) ? DARK : LIGHT);
}

/** The contrast of two colours, by WCAG. */
export function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(colour: Rgb) {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function rgbOf(hex: string): Rgb {
  const number = parseInt(hex.slice(1), 16);
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255];
}

function mixed(one: Rgb, other: Rgb, part: number): Rgb {
  const at = (i: 0 | 1 | 2) => Math.round(one[i] + (other[i] - one[i]) * part);
  return [at(0), at(1), at(2)];
}

function hexOf(colour: Rgb) {
  return `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The text, cut to a width; empty where not even two letters fit. */
function fitted(context: CanvasRenderingContext2D, text: string, width: number) {
  if (context.measureText(text).width <= width) return text;
  for (let length = text.length - 1; length > 1; length -= 1) {
    const cut = `${text.slice(0, length).trimEnd()}…`;
    if (context.measureText(cut).width <= width) return cut;
  }
  return '';
}
