import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  adjusted,
  grounds,
  isReadable,
  leastContrast,
  onRows,
  otherLines,
  shadesOf,
} from '../../src/lib/brand';
import { distanceOf, hslOf } from '../../src/lib/colour';

const tokens = readFileSync('src/ui/styles/tokens.css', 'utf8');

/** A yellow, a near-black, a near-white, greys, and what customers have. */
const BRANDS = [
  '#ffd400',
  '#0a0a0c',
  '#fdfdf5',
  '#808080',
  '#e30613',
  '#00a651',
  '#7a1fa2',
  '#01509a',
  '#339cfd',
];

function tokenOf(theme: string, name: string) {
  const block = new RegExp(`data-theme='${theme}'\\] \\{(.*?)\\n\\}`, 's').exec(tokens)![1]!;
  return new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(block)![1]!;
}

describe.each(['dark', 'light'] as const)('a brand’s primary colour in the %s theme', (theme) => {
  it('is compared with the surfaces that the style sheet has', () => {
    const surfaces = ['surface-0', 'surface-1', 'surface-2'].map((name) => tokenOf(theme, name));
    expect(grounds[theme]).toEqual(surfaces);
  });

  it('is compared with what stands on a selected row, and with the other lines of a chart, as the style sheet has them', () => {
    const texts = ['text-1', 'text-2', 'text-3', 'ceiling', 'floor', 'ref', 'up', 'down', 'buy', 'sell'];
    expect(onRows[theme]).toEqual(texts.map((name) => tokenOf(theme, name)));
    const lines = [2, 3, 4, 5, 6].map((number) => tokenOf(theme, `chart-${number}`));
    expect(otherLines[theme]).toEqual(lines);
  });

  it('is accepted where it is the product’s own, and refused where it is the other theme’s', () => {
    const [own, others] = [theme, theme === 'dark' ? 'light' : 'dark'].map((each) =>
      tokenOf(each, 'primary'),
    );
    expect([isReadable(own!, theme), isReadable(others!, theme)]).toEqual([true, false]);
    expect(leastContrast(own!, theme)).toBeGreaterThan(4.5);
  });

  it.each(BRANDS)(
    'is read however light or dark it is, and keeps a colour that is read already: %s',
    (brand) => {
      const shown = adjusted(brand, theme);
      expect(isReadable(shown, theme)).toBe(true);
      expect(shown === brand).toBe(isReadable(brand, theme));
      expect(adjusted(shown, theme)).toBe(shown);
    },
  );

  it.each(BRANDS)('leaves everything on a selected row readable, and its focus seen: %s', (brand) => {
    const shades = shadesOf(adjusted(brand, theme), theme);
    const selected = shades['--row-selected']!;
    const faint = [...onRows[theme], shades['--primary-text']!].filter(
      (text) => contrast(text, selected) < 4.5,
    );
    expect(faint).toEqual([]);
    expect(shades['--primary-soft']).toBe(selected);
    expect(Math.min(...grounds[theme].map((ground) => contrast(shades['--focus']!, ground)))).toBeGreaterThan(
      3,
    );
    expect(contrast(shades['--on-primary']!, shades['--primary']!)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([...BRANDS, ...otherLines[theme]])(
    'is a chart’s first line, in a lightness in which it is read and looks like no other line: %s',
    (brand) => {
      const primary = adjusted(brand, theme);
      const line = shadesOf(primary, theme)['--chart-1']!;
      expect(isReadable(line, theme)).toBe(true);
      expect(otherLines[theme].filter((other) => distanceOf(line, other) < 20)).toEqual([]);
      expect(hueApart(line, primary)).toBeLessThan(2);
      const isFree = otherLines[theme].every((other) => distanceOf(primary, other) >= 20);
      expect(line === primary).toBe(isFree);
    },
  );

  it('leaves the colours that have a meaning as they are', () => {
    const named = Object.keys(shadesOf(theme === 'dark' ? '#00c2a8' : '#00705f', theme));
    const meaning = /^--(up|down|ref|ceiling|floor|buy|sell|candle|volume|ok|warn|bad)/;
    expect(named.filter((name) => meaning.test(name))).toEqual([]);
  });

  it.each(['#f2a65a', '#8f4a00', '#0b6b52', '#ff5a5f', '#7a1fa2', '#c8c8c8'])(
    'gives shades that are read on each other: %s',
    (primary) => {
      const shades = shadesOf(primary, theme);
      expect(Object.keys(shades).filter((name) => !tokens.includes(`  ${name}: `))).toEqual([]);
      expect(contrast(shades['--primary-text']!, shades['--primary-soft']!)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(shades['--on-primary']!, shades['--primary']!)).toBeGreaterThanOrEqual(4.5);
    },
  );
});

/** How many degrees two colours lie apart on the colour circle; greys have no hue. */
function hueApart(one: string, other: string) {
  const [a, b] = [hslOf(one), hslOf(other)];
  if (Math.min(a.saturation, b.saturation) < 0.05 || [a, b].some(({ lightness }) => lightness > 0.97))
    return 0;
  const apart = Math.abs(a.hue - b.hue);
  return Math.min(apart, 360 - apart);
}

/** The contrast of two colours, as WCAG defines it. */
function contrast(one: string, other: string) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string) {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const [red, green, blue] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
