import { readTokens } from '../../../ui/tokens';

const tokens = [
  'surface-1',
  'text-1',
  'text-2',
  'text-3',
  'line',
  'line-strong',
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
  'chart-3',
  'chart-4',
  'chart-5',
  'chart-6',
  'primary-text',
  'primary-soft',
  'font',
] as const;

/** The values of the design tokens that a canvas needs. */
export type Colours = Readonly<Record<(typeof tokens)[number], string>>;

/** Reads the tokens of the current theme. */
export const readColours = (root: HTMLElement): Colours => readTokens(root, tokens);
