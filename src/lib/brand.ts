import { black, contrastOf, distanceOf, mix, shadesTowards, white } from './colour.ts';

type Theme = 'dark' | 'light';
type Colours = Readonly<Record<Theme, readonly string[]>>;

/** The longest name of a product: one that has no room in its place is cut there, with the whole as its title. */
export const MAX_NAME = 40;

/** The least contrast at which text is read. */
const READABLE = 4.5;

/** How different two lines of a chart look at least. */
const APART = 20;

/** What stands behind the primary colour: `--surface-0` to `--surface-2` of each theme. */
export const grounds: Colours = {
  dark: ['#0d1218', '#141b23', '#1d2630'],
  light: ['#f2f4f7', '#ffffff', '#f7f9fb'],
};

/** What stands on a selected row: the texts, the hues of the board, and those of the money flow. */
export const onRows: Colours = {
  dark: [
    ...['#e8edf3', '#b1bcc9', '#8d9aab', '#e58bff', '#33d6e8', '#f0c544', '#3dd28a', '#ff7a75'],
    ...['#5bb0ff', '#f29a4a'],
  ],
  light: [
    ...['#15202c', '#435266', '#576579', '#9a12ad', '#00697a', '#7d5800', '#08702a', '#c1201d'],
    ...['#01509a', '#a8510a'],
  ],
};

/** The other lines of a chart: `--chart-2` to `--chart-6` of each theme. */
export const otherLines: Colours = {
  dark: ['#f29a4a', '#a59bff', '#e58fb0', '#93a1b3', '#b9bd4f'],
  light: ['#a8510a', '#5b4bc4', '#a83268', '#5b6b7e', '#66690a'],
};

const texts = ['#05131f', white];

/** How much of the primary colour a selected row takes at most. */
const MOST_SOFT = { dark: 0.2, light: 0.1 };

/** The colour itself, or the nearest of its hue that is read in a theme: lighter in the dark one, darker in the light one. */
export function adjusted(colour: string, theme: Theme): string {
  const shades = shadesTowards(colour, theme === 'dark' ? white : black);
  return shades.find((each) => isReadable(each, theme)) ?? shades.at(-1)!;
}

/**
 * Returns the custom properties of a theme that follow from a primary colour. What a colour means stays: the prices', and
 * `--buy` beside `--sell`.
 */
export function shadesOf(primary: string, theme: Theme): Readonly<Record<string, string>> {
  const isDark = theme === 'dark';
  const away = isDark ? white : black;
  const soft = softOf(primary, theme);
  const text = readableOn(soft, primary, away);
  return {
    '--primary': primary,
    '--primary-hover': mix(primary, away, 0.2),
    '--primary-text': text,
    '--on-primary': contrastOf(primary, texts[0]!) > contrastOf(primary, white) ? texts[0]! : white,
    '--primary-soft': soft,
    '--row-selected': soft,
    '--link-hover': mix(text, away, 0.25),
    '--focus': isDark ? mix(primary, white, 0.4) : primary,
    '--chart-1': lineOf(primary, theme),
  };
}

/**
 * The rules of primary colours over those of the tokens, in their layer: in a theme without one, null, the tokens' stay. Paper
 * is light.
 */
export function rulesOf(primaries: Readonly<Record<Theme, string | null>>): string {
  const { dark, light } = primaries;
  const rules = [
    ...(light === null ? [] : [`:root, :root[data-theme='light'] { ${declarationsOf(light, 'light')} }`]),
    ...(dark === null
      ? []
      : [`@media screen { :root[data-theme='dark'] { ${declarationsOf(dark, 'dark')} } }`]),
  ];
  return rules.length === 0 ? '' : `@layer tokens { ${rules.join(' ')} }`;
}

/** The least contrast of a primary colour with what stands behind it in a theme. */
export function leastContrast(primary: string, theme: Theme): number {
  return Math.min(...grounds[theme].map((ground) => contrastOf(primary, ground)));
}

/** Whether a primary colour is read in a theme. */
export function isReadable(primary: string, theme: Theme): boolean {
  return leastContrast(primary, theme) >= READABLE;
}

function declarationsOf(primary: string, theme: Theme): string {
  return Object.entries(shadesOf(primary, theme))
    .map((shade) => shade.join(': '))
    .join('; ');
}

/** The first line of a chart: the colour, or the nearest readable lightness of its hue that differs enough from the others. */
function lineOf(primary: string, theme: Theme): string {
  const isLine = (shade: string) =>
    isReadable(shade, theme) && otherLines[theme].every((line) => distanceOf(line, shade) >= APART);
  const shades = ([white, black] as const).flatMap((end) =>
    shadesTowards(primary, end).filter(isLine).slice(0, 1),
  );
  const [nearest] = shades.toSorted((one, other) => distanceOf(one, primary) - distanceOf(other, primary));
  return nearest ?? primary;
}

/** The ground of what is selected: as much of the primary colour as leaves everything on it readable. */
function softOf(primary: string, theme: Theme): string {
  const ground = grounds[theme][1]!;
  const shares = Array.from({ length: 20 }, (_, step) => MOST_SOFT[theme] * (1 - step / 20));
  const isRead = (soft: string) => onRows[theme].every((text) => contrastOf(text, soft) >= READABLE);
  return shares.map((share) => mix(ground, primary, share)).find(isRead) ?? ground;
}

/** The colour, or the nearest one on the way to another that is read on a ground. */
function readableOn(ground: string, colour: string, away: string): string {
  const tried = Array.from({ length: 11 }, (_, tenth) => mix(colour, away, tenth / 10));
  return tried.find((each) => contrastOf(each, ground) >= READABLE) ?? away;
}
