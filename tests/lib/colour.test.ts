import { describe, expect, it } from 'vitest';
import { contrastOf, distanceOf, hslOf, mix, shadesTowards } from '../../src/lib/colour';

describe('a colour', () => {
  it.each([
    ['#ff0000', 0, 1, 0.5],
    ['#ffff00', 60, 1, 0.5],
    ['#00ff00', 120, 1, 0.5],
    ['#000080', 240, 1, 0.251],
    ['#ff00ff', 300, 1, 0.5],
    ['#808080', 0, 0, 0.502],
    ['#ffffff', 0, 0, 1],
  ])('%s has a hue of %i, a saturation and a lightness', (colour, hue, saturation, lightness) => {
    const hsl = hslOf(colour);
    expect(hsl.hue).toBeCloseTo(hue, 1);
    expect(hsl.saturation).toBeCloseTo(saturation, 2);
    expect(hsl.lightness).toBeCloseTo(lightness, 2);
  });

  it.each(['#f2c500', '#101010', '#7a1fa2', '#01509a', '#c8c8c8'])(
    '%s keeps its hue on the way to white and to black, and gets lighter or darker with every step',
    (colour) => {
      for (const end of ['#ffffff', '#000000'] as const) {
        const shades = shadesTowards(colour, end);
        expect([shades[0], shades.at(-1), shades.length]).toEqual([colour, end, 101]);
        const against = shades.map((shade) => contrastOf(shade, end));
        expect(against).toEqual(against.toSorted((a, b) => b - a));
        const { hue, saturation } = hslOf(colour);
        const middle = hslOf(shades[50]!);
        expect(saturation < 0.1 || Math.abs(middle.hue - hue) < 4).toBe(true);
      }
    },
  );

  it('is compared by contrast and by its look', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastOf('#777777', '#777777')).toBe(1);
    expect(distanceOf('#000000', '#ffffff')).toBeCloseTo(100, 0);
    expect(distanceOf('#339cfd', '#339cfd')).toBe(0);
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  });
});
