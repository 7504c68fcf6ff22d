import { bollinger } from '../../../market/bollinger';
import { sliceBars, type Candles } from '../../../market/candles';
import { rsi, sma, type IndicatorLine } from '../../../market/indicators';
import { ema, macd } from '../../../market/macd';
import type { Colours } from './colours';

/** Indicators over the candles, in the order of the menu. */
export const overlays = ['sma20', 'sma50', 'sma150', 'sma200', 'ema20', 'bollinger'] as const;

/** Indicators below the candles, top to bottom, each in its own pane. */
export const panes = ['volume', 'rsi', 'macd'] as const;

export type Indicator = (typeof overlays)[number] | (typeof panes)[number];

/** The pane of a line; that of the candles is `price`. */
export type Pane = 'price' | (typeof panes)[number];

type LineLook = 'line' | 'dashed' | 'columns';

/** One line on the chart, aligned with the bars. */
export type ChartLine = {
  /** Its name in the legend, the same in every language. */
  label: string;
  pane: Pane;
  colour: keyof Colours;
  look: LineLook;
  /** Whether the scale ignores it, as the slow averages, so that the candles fill the pane. */
  isOutOfScale?: boolean;
  values: IndicatorLine;
};

type Definition = {
  pane: Pane;
  colour: keyof Colours;
  lines: (candles: Candles) => readonly Omit<ChartLine, 'pane'>[];
};

const average = (length: number, colour: keyof Colours): Definition => ({
  pane: 'price',
  colour,
  lines: ({ close }) => [
    { label: `MA${length}`, colour, look: 'line', isOutOfScale: length > 50, values: sma(close, length) },
  ],
});

const definitions: Readonly<Record<Indicator, Definition>> = {
  sma20: average(20, 'chart-2'),
  sma50: average(50, 'chart-1'),
  sma150: average(150, 'chart-4'),
  sma200: average(200, 'chart-6'),
  ema20: {
    pane: 'price',
    colour: 'chart-3',
    lines: ({ close }) => [{ label: 'EMA20', colour: 'chart-3', look: 'dashed', values: ema(close, 20) }],
  },
  bollinger: {
    pane: 'price',
    colour: 'text-3',
    lines: ({ close }) => {
      const { upper, middle, lower } = bollinger(close);
      const band = { label: 'BB 20, 2', colour: 'text-3' } as const;
      return [
        { ...band, look: 'line', values: upper },
        { ...band, look: 'dashed', values: middle },
        { ...band, look: 'line', values: lower },
      ];
    },
  },
  volume: {
    pane: 'volume',
    colour: 'chart-2',
    lines: ({ volume }) => [{ label: 'VMA20', colour: 'chart-2', look: 'line', values: sma(volume, 20) }],
  },
  rsi: {
    pane: 'rsi',
    colour: 'chart-3',
    lines: ({ close }) => [{ label: 'RSI 14', colour: 'chart-3', look: 'line', values: rsi(close) }],
  },
  macd: {
    pane: 'macd',
    colour: 'chart-1',
    lines: ({ close }) => {
      const { macd: convergence, signal, histogram } = macd(close);
      const shared = { label: 'MACD 12, 26, 9' };
      return [
        { ...shared, colour: 'chart-1', look: 'line', values: convergence },
        { ...shared, colour: 'chart-2', look: 'dashed', values: signal },
        { ...shared, colour: 'chart-5', look: 'columns', values: histogram },
      ];
    },
  },
};

/** The lines of these indicators over the bars, which begin again at each of the steps. */
export function linesOf(
  candles: Candles,
  shown: readonly Indicator[],
  steps: readonly number[] = [],
): readonly ChartLine[] {
  if (steps.length === 0) return linesIn(candles, shown);
  const [first, ...others] = [0, ...steps].map((from, i) =>
    linesIn(sliceBars(candles, from, steps[i]), shown),
  );
  return first!.map((line, n) => ({
    ...line,
    values: [...line.values, ...others.flatMap((lines) => lines[n]!.values)],
  }));
}

function linesIn(candles: Candles, shown: readonly Indicator[]): readonly ChartLine[] {
  return shown.flatMap((indicator) => {
    const { pane, lines } = definitions[indicator];
    return lines(candles).map((line) => ({ ...line, pane }));
  });
}

/** The colour of an indicator, for a key beside its name. */
export function colourOf(indicator: Indicator): keyof Colours {
  return definitions[indicator].colour;
}

/** How many panes these indicators need besides the candles' own. */
export function panesOf(shown: readonly Indicator[]): number {
  return panes.filter((pane) => shown.includes(pane)).length;
}
