import { adjusted } from '../../lib/brand';
import { hslOf } from '../../lib/colour';
import type { Brand } from '../chosen-brand';

/** The hues of the colour circle that are counted together. */
const SECTORS = 24;

/** Less saturated, lighter or darker pixels are paper, ink and shadow. */
const COLOURED = { saturation: 0.25, darkest: 0.12, lightest: 0.92 };

/** The pixels of one hue: how many there are, and the sums of their parts. */
type Heap = { count: number; red: number; green: number; blue: number };

/**
 * The colours of a brand by the pixels of its logo (RGBA): the mean of the hue that has most of them, as each theme can show
 * it; null for a logo without a colour.
 */
export function coloursOf(pixels: Uint8ClampedArray): Pick<Brand, 'dark' | 'light'> | null {
  const heaps = new Map<number, Heap>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red, green, blue, alpha] = pixels.subarray(at, at + 4) as unknown as [
      number,
      number,
      number,
      number,
    ];
    if (alpha < 128) continue;
    const { hue, saturation, lightness } = hslOf(hexOf(red, green, blue));
    const { darkest, lightest } = COLOURED;
    if (saturation < COLOURED.saturation || lightness < darkest || lightness > lightest) continue;
    const sector = Math.floor((hue / 360) * SECTORS) % SECTORS;
    const heap = heaps.get(sector) ?? { count: 0, red: 0, green: 0, blue: 0 };
    heaps.set(sector, {
      count: heap.count + 1,
      red: heap.red + red,
      green: heap.green + green,
      blue: heap.blue + blue,
    });
  }
  const [most] = [...heaps.values()].toSorted((one, other) => other.count - one.count);
  if (!most) return null;
  const mean = hexOf(most.red / most.count, most.green / most.count, most.blue / most.count);
  return { dark: adjusted(mean, 'dark'), light: adjusted(mean, 'light') };
}

/** A colour by its parts, of 0 to 255 each. */
export function hexOf(...parts: readonly number[]): string {
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}
