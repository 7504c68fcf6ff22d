import { describe, expect, it } from 'vitest';
import { coloursOf } from '../../src/demo/logo/colours';
import { isReadable } from '../../src/lib/brand';
import { hslOf } from '../../src/lib/colour';

type Pixel = readonly [red: number, green: number, blue: number, alpha?: number];

/** An image of these pixels, so many of each. */
function imageOf(...parts: readonly (readonly [count: number, pixel: Pixel])[]): Uint8ClampedArray {
  return new Uint8ClampedArray(
    parts.flatMap(([count, [red, green, blue, alpha = 255]]) =>
      Array.from({ length: count }, () => [red, green, blue, alpha]).flat(),
    ),
  );
}

const paper: Pixel = [255, 255, 255];
const ink: Pixel = [12, 12, 14];
const red: Pixel = [227, 6, 19];
const yellow: Pixel = [255, 212, 0];

describe('the colours of a logo', () => {
  it('are its most frequent colour, whatever the paper, the ink and what is transparent', () => {
    const { dark, light } = coloursOf(
      imageOf([900, paper], [300, ink], [80, red], [40, yellow], [500, [0, 200, 0, 20]]),
    )!;
    for (const colour of [dark!, light!]) {
      const { hue } = hslOf(colour);
      expect(Math.min(hue, 360 - hue)).toBeLessThan(10);
    }
  });

  it('are read in their themes', () => {
    for (const pixel of [red, yellow, [1, 80, 154], [40, 10, 60]] as const) {
      const { dark, light } = coloursOf(imageOf([10, pixel]))!;
      expect([isReadable(dark!, 'dark'), isReadable(light!, 'light')]).toEqual([true, true]);
    }
  });

  it('are the mean of neighbouring shades, as an edge or a gradient has them', () => {
    const { light } = coloursOf(imageOf([10, [200, 0, 0]], [10, [210, 10, 0]]))!;
    expect(light).toBe('#cd0500');
  });

  it('are none where it is black and white, empty or transparent', () => {
    expect(coloursOf(imageOf([10, paper], [10, ink], [10, [120, 120, 124]]))).toBeNull();
    expect(coloursOf(imageOf([10, [227, 6, 19, 0]]))).toBeNull();
    expect(coloursOf(new Uint8ClampedArray())).toBeNull();
  });
});
