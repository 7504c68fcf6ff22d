import type { AverageLength } from './series';

const tokens = [
  'surface-1',
  'text-1',
  'text-2',
  'text-3',
  'line',
  'grid',
  'crosshair',
  'ref',
  'up',
  'down',
  'ceiling',
  'floor',
  'candle-up',
  'candle-down',
  'candle-ceiling',
  'candle-floor',
  'volume-up',
  'volume-down',
  'chart-1',
  'chart-2',
  'chart-5',
  'font',
] as const;

/** The tokens that a canvas needs, as values. */
export type Colours = Readonly<Record<(typeof tokens)[number], string>>;

/** The tokens of the theme now on the page's root. */
export function readColours(root: HTMLElement): Colours {
  const style = getComputedStyle(root);
  return Object.fromEntries(
    tokens.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]),
  ) as Colours;
}

/** The hues of the averages, as custom properties that canvas and legend share. */
export const averageColours = { 20: 'chart-2', 50: 'chart-1', 200: 'chart-5' } as const satisfies Readonly<
  Record<AverageLength, keyof Colours>
>;
