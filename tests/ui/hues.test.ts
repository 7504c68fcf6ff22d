import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colourOf, overlays } from '../../src/member/technical/chart/indicators';

const tokens = readFileSync('src/ui/styles/tokens.css', 'utf8');

/** The values of one theme by name. */
function themeOf(theme: string): Record<string, string> {
  const block = new RegExp(`data-theme='${theme}'\\] \\{(.*?)\\n\\}`, 's').exec(tokens)![1]!;
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  );
}

/** The linear parts of a colour. */
function linear(hex: string) {
  return [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
}

function luminance(hex: string) {
  const [r, g, b] = linear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** How different two colours look (CIE76). */
function distance(one: string, other: string) {
  const [a, b] = [lab(one), lab(other)];
  return Math.hypot(...a.map((part, i) => part - b[i]!));
}

function lab(hex: string) {
  const [r, g, b] = linear(hex);
  const [x, y, z] = [
    (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
    0.2126 * r + 0.7152 * g + 0.0722 * b,
    (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
  ].map((part) => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116)) as [number, number, number];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** Main part of a colour: 0 red, 120 green, 240 blue. */
function hue(hex: string) {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ];
  const [low, high] = [Math.min(r, g, b), Math.max(r, g, b)];
  const turn =
    high === r
      ? (g - b) / (high - low)
      : high === g
        ? 2 + (b - r) / (high - low)
        : 4 + (r - g) / (high - low);
  return (turn * 60 + 360) % 360;
}

const grounds = ['surface-0', 'surface-1', 'surface-2', 'row-hover', 'row-selected'];
/** A price flashes on the ground of its move; at its limit, too. */
const flashes: Record<string, string[]> = {
  ceiling: ['flash-up'],
  up: ['flash-up', 'flash-down'],
  down: ['flash-up', 'flash-down'],
  floor: ['flash-down'],
  ref: ['flash-up', 'flash-down'],
  none: [],
};

describe.each(['dark', 'light'])('the hues of the board, %s', (theme) => {
  const values = themeOf(theme);

  it('are read on every ground that a price stands on, and while it flashes (4.5:1)', () => {
    const faint = Object.entries(flashes).flatMap(([name, own]) =>
      [...grounds, ...own]
        .map((ground) => [name, ground, contrast(values[name]!, values[ground]!)] as const)
        .filter(([, , ratio]) => !(ratio >= 4.5)),
    );
    expect(faint).toEqual([]);
  });

  it('tell the indicators over the candles apart, and from the candles’ ground', () => {
    const used = [...new Set(overlays.map(colourOf))];
    const alike = used.flatMap((one, i) =>
      used.slice(i + 1).filter((other) => distance(values[one]!, values[other]!) < 20),
    );
    const faint = used.filter((name) => contrast(values[name]!, values['surface-1']!) < 3);
    expect([used.length, alike, faint]).toEqual([overlays.length, [], []]);
  });

  it('leave every other text readable as well', () => {
    const texts = ['text-1', 'text-2', 'text-3', 'primary-text', 'buy', 'sell', 'ok', 'warn', 'bad'];
    const faint = texts.flatMap((name) =>
      grounds
        .filter((ground) => !(contrast(values[name]!, values[ground]!) >= 4.5))
        .map((ground) => [name, ground]),
    );
    expect(faint).toEqual([]);
  });

  it('are those of Vietnam: green up, red down, yellow reference, purple ceiling, cyan floor', () => {
    const within = (name: string, from: number, to: number) =>
      ['', '-fill'].every((kind) => hue(values[name + kind]!) >= from && hue(values[name + kind]!) <= to);
    expect(within('up', 120, 165)).toBe(true);
    expect([hue(values['down']!), hue(values['down-fill']!)].every((it) => it <= 10 || it >= 350)).toBe(true);
    expect(within('ref', 38, 52)).toBe(true);
    expect(['up', 'down', 'ceiling', 'floor'].map((name) => values[`candle-${name}`])).toEqual(
      ['up', 'down', 'ceiling', 'floor'].map((name) => values[`${name}-fill`]),
    );
    expect(within('ceiling', 280, 300)).toBe(true);
    expect(within('floor', 180, 195)).toBe(true);
  });
});

it('every class of price has the hue of its name', () => {
  const css = readFileSync('src/ui/Price.css', 'utf8');
  const hues = [...css.matchAll(/\.price-(\w+) \{\n    color: var\(--(\w+)\);\n  \}/g)].map(
    ([, name, token]) => [name, token],
  );
  expect(hues).toEqual(
    Object.keys(flashes)
      .map((name) => [name, name])
      .sort(([a], [b]) => order(a!) - order(b!)),
  );
});

function order(name: string) {
  return ['ceiling', 'floor', 'ref', 'up', 'down', 'none'].indexOf(name);
}
