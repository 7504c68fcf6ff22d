import { readTokens } from '../../ui/tokens';
import type { Tile } from './treemap';

const tokens = [
  'surface-1',
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
export const readMapColours = (root: HTMLElement): MapColours => readTokens(root, tokens);

/** A change of so many percent has the full hue. */
export const FULL = 5;
/** The part of the hue that the smallest change has. */
const FAINT = 0.3;

type Rgb = readonly [number, number, number];

/** The colour of a tile: a limit's or the reference's own, else green or red, the fuller the larger the change. */
export function fillOf({ row: { priceClass, changePercent } }: Tile, colours: MapColours): Rgb {
  const ground = rgbOf(colours['surface-2']);
  if (priceClass === 'none') return ground;
  const hue = rgbOf(colours[`${priceClass}-fill`]);
  if (priceClass === 'ceiling' || priceClass === 'floor') return hue;
  return mixed(ground, hue, hueShareOf(changePercent ?? 0));
}

/** The part of the full hue that a change in percent has. */
export function hueShareOf(changePercent: number): number {
  return FAINT + (1 - FAINT) * Math.min(1, Math.abs(changePercent) / FULL);
}

/** Black or white, whichever has the better contrast on a ground: at least 4.5 to 1 on any. */
export function inkOn(ground: Rgb): string {
  // The contrast with black is this over 0.05, with white 1.05 over this.
  const lightness = luminance(ground) + 0.05;
  return lightness * lightness >= 0.05 * 1.05 ? '#000000' : '#ffffff';
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

export function hexOf(colour: Rgb) {
  return `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
