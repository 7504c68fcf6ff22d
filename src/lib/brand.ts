type Theme = 'dark' | 'light';
type Rgb = readonly [red: number, green: number, blue: number];

/** The longest name that the header has room for. */
export const MAX_NAME = 24;

/** The least contrast at which text is read. */
const READABLE = 4.5;

/** What stands behind the primary colour: `--surface-0` to `--surface-2` of each theme. */
export const grounds: Readonly<Record<Theme, readonly string[]>> = {
  dark: ['#0d1218', '#141b23', '#1d2630'],
  light: ['#f2f4f7', '#ffffff', '#f7f9fb'],
};

const white = '#ffffff';
const black = '#000000';
const texts = ['#05131f', white];

/** Returns the custom properties of a theme that follow from a primary colour. */
export function shadesOf(primary: string, theme: Theme): Readonly<Record<string, string>> {
  const isDark = theme === 'dark';
  const away = isDark ? white : black;
  const soft = mix(grounds[theme][1]!, primary, isDark ? 0.2 : 0.1);
  const text = readableOn(soft, primary, away);
  return {
    '--primary': primary,
    '--primary-hover': mix(primary, away, 0.2),
    '--primary-text': text,
    '--on-primary': contrastOf(primary, texts[0]!) > contrastOf(primary, white) ? texts[0]! : white,
    '--primary-soft': soft,
    '--link-hover': mix(text, away, 0.25),
    '--focus': isDark ? mix(primary, white, 0.4) : primary,
  };
}

/** The custom properties as a rule declares them. */
export function declarationsOf(primary: string, theme: Theme): string {
  return Object.entries(shadesOf(primary, theme))
    .map((shade) => shade.join(': '))
    .join('; ');
}

/** The least contrast of a primary colour with what stands behind it in a theme. */
export function leastContrast(primary: string, theme: Theme): number {
  return Math.min(...grounds[theme].map((ground) => contrastOf(primary, ground)));
}

/** Whether a primary colour is read in a theme. */
export function isReadable(primary: string, theme: Theme): boolean {
  return leastContrast(primary, theme) >= READABLE;
}

/** Whether a text is a colour such as `#01509a`. */
export function isColour(text: string): boolean {
  return /^#[\da-f]{6}$/i.test(text);
}

function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = rgbOf(colour).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The colour, or the nearest one on the way to another that is read on a ground. */
function readableOn(ground: string, colour: string, away: string): string {
  const tried = Array.from({ length: 11 }, (_, tenth) => mix(colour, away, tenth / 10));
  return tried.find((each) => contrastOf(each, ground) >= READABLE) ?? away;
}

function mix(one: string, other: string, share: number): string {
  const [from, to] = [rgbOf(one), rgbOf(other)];
  const parts = from.map((part, place) => Math.round(part + (to[place]! - part) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function rgbOf(colour: string): Rgb {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return [red, green, blue];
}
