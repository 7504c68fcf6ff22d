import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { grounds, isReadable, leastContrast, shadesOf } from '../../src/lib/brand';

const tokens = readFileSync('src/ui/styles/tokens.css', 'utf8');

function tokenOf(theme: string, name: string) {
  const block = new RegExp(`data-theme='${theme}'\\] \\{(.*?)\\n\\}`, 's').exec(tokens)![1]!;
  return new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(block)![1]!;
}

describe.each(['dark', 'light'] as const)('a brand’s primary colour in the %s theme', (theme) => {
  it('is compared with the surfaces that the style sheet has', () => {
    const surfaces = ['surface-0', 'surface-1', 'surface-2'].map((name) => tokenOf(theme, name));
    expect(grounds[theme]).toEqual(surfaces);
  });

  it('is accepted where it is the product’s own, and refused where it is the other theme’s', () => {
    const [own, others] = [theme, theme === 'dark' ? 'light' : 'dark'].map((each) =>
      tokenOf(each, 'primary'),
    );
    expect([isReadable(own!, theme), isReadable(others!, theme)]).toEqual([true, false]);
    expect(leastContrast(own!, theme)).toBeGreaterThan(4.5);
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
