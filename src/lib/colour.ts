/** The parts of a colour from 0 to 1. */
type Rgb = readonly [red: number, green: number, blue: number];

/** A colour by hue in degrees, and saturation and lightness from 0 to 1. */
type Hsl = { readonly hue: number; readonly saturation: number; readonly lightness: number };

export const white = '#ffffff';
export const black = '#000000';

/** Whether a text is a colour such as `#01509a`. */
export function isColour(text: string): boolean {
  return /^#[\da-f]{6}$/i.test(text);
}

/** The contrast of two colours, as WCAG defines it. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** How different two colours look (CIE76); 20 and more are told apart as lines. */
export function distanceOf(one: string, other: string): number {
  const [a, b] = [labOf(one), labOf(other)];
  return Math.hypot(...a.map((part, index) => part - b[index]!));
}

/** A colour on the way from one to another. */
export function mix(one: string, other: string, share: number): string {
  const [from, to] = [rgbOf(one), rgbOf(other)];
  return hexOf(from.map((part, index) => part + (to[index]! - part) * share));
}

/** The same hue and saturation in a hundred lightnesses towards white or black, the colour itself first. */
export function shadesTowards(colour: string, end: typeof white | typeof black): readonly string[] {
  const { lightness, ...shade } = hslOf(colour);
  const target = end === white ? 1 : 0;
  const between = Array.from({ length: 99 }, (_, step) =>
    ofHsl({ ...shade, lightness: lightness + ((target - lightness) * (step + 1)) / 100 }),
  );
  return [colour, ...between, end];
}

/** Hue, saturation and lightness; a grey has the hue 0. */
export function hslOf(colour: string): Hsl {
  const [red, green, blue] = rgbOf(colour);
  const [low, high] = [Math.min(red, green, blue), Math.max(red, green, blue)];
  const [range, lightness] = [high - low, (high + low) / 2];
  if (range === 0) return { hue: 0, saturation: 0, lightness };
  const sixth = sixthOf({ red, green, blue }, high, range);
  const saturation = range / (1 - Math.abs(2 * lightness - 1));
  return { hue: (sixth * 60 + 360) % 360, saturation, lightness };
}

function sixthOf(
  { red, green, blue }: Record<'red' | 'green' | 'blue', number>,
  high: number,
  range: number,
) {
  if (high === red) return (green - blue) / range;
  return high === green ? 2 + (blue - red) / range : 4 + (red - green) / range;
}

function ofHsl({ hue, saturation, lightness }: Hsl): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const part = (index: number) => {
    const turn = (index + hue / 30) % 12;
    return lightness - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1));
  };
  return hexOf([part(0), part(8), part(4)]);
}

function luminance(colour: string): number {
  const [red, green, blue] = linear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function labOf(colour: string): Rgb {
  const [red, green, blue] = linear(colour);
  const [x, y, z] = [
    (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505,
    0.2126 * red + 0.7152 * green + 0.0722 * blue,
    (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089,
  ].map((part) => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116)) as unknown as Rgb;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function linear(colour: string): Rgb {
  return rgbOf(colour).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  ) as unknown as Rgb;
}

function rgbOf(colour: string): Rgb {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255) as unknown as Rgb;
}

function hexOf(parts: readonly number[]): string {
  return `#${parts
    .map((part) =>
      Math.round(255 * part)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
