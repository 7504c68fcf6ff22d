import { contrastOf } from '../../lib/colour';
import { hexOf } from './colours';
import { surfaces, type Ground } from './logo';

/** The least contrast at which a logo is seen. */
const SEEN = 2;

/** The share of opaque pixels from which a picture brings its own ground. */
const GROUNDED = 0.98;

/** The grounds on which a logo would hardly be seen, by its pixels (RGBA): a dark one on dark, a light one on light. */
export function platesFor(pixels: Uint8ClampedArray): readonly Ground[] {
  const sum = { count: 0, red: 0, green: 0, blue: 0 };
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if (pixels[at + 3]! < 128) continue;
    sum.count += 1;
    sum.red += pixels[at]!;
    sum.green += pixels[at + 1]!;
    sum.blue += pixels[at + 2]!;
  }
  if (sum.count === 0 || sum.count * 4 > pixels.length * GROUNDED) return [];
  const mean = hexOf(sum.red / sum.count, sum.green / sum.count, sum.blue / sum.count);
  return (['dark', 'light'] as const).filter((ground) => contrastOf(mean, surfaces[ground]) < SEEN);
}
