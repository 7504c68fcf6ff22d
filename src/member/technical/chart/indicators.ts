import { bollinger } from '../../../market/bollinger';
import type { Candles } from '../../../market/candles';
import { rsi, sma, type IndicatorLine } from '../../../market/indicators';
import { ema, macd } from '../../../market/macd';
import type { Colours } from './colours';

/** What lies over the candles, in the order of the list. */
export const overlays = ['sma20', 'sma50', 'sma150', 'sma200', 'ema20', 'bollinger'] as const;

/** What stands under the candles, top to bottom, each in a pane of its own. */
export const panes = ['volume', 'rsi', 'macd'] as const;

/** What a person may have drawn besides the bars and their volume. */
export type Indicator = (typeof overlays)[number] | (typeof panes)[number];

/** The pane of a line; that of the candles is `price`. */
export type Place = 'price' | (typeof panes)[number];

export type LineLook = 'line' | 'dashed' | 'columns';

/** One line on the chart, aligned with the bars. */
export type ChartLine = {
  /** Its name in the legend: the field's own, the same in every language. */
  label: string;
  place: Place;
  colour: keyof Colours;
  look: LineLook;
  /** The slow averages may leave the frame; the candles fill it. */
  mayLeave?: boolean;
  values: IndicatorLine;
};

type Maker = {
  place: Place;
  hue: keyof Colours;
  lines: (candles: Candles) => readonly Omit<ChartLine, 'place'>[];
};

const average = (length: number, hue: keyof Colours): Maker => ({
  place: 'price',
  hue,
  lines: ({ close }) => [
    { label: `MA${length}`, colour: hue, look: 'line', mayLeave: length > 50, values: sma(close, length) },
  ],
});

const makers: Readonly<Record<Indicator, Maker>> = {
  sma20: average(20, 'chart-2'),
  sma50: average(50, 'chart-1'),
  sma150: average(150, 'chart-4'),
  sma200: average(200, 'chart-5'),
  ema20: {
    place: 'price',
    hue: 'chart-3',
    lines: ({ close }) => [{ label: 'EMA20', colour: 'chart-3', look: 'dashed', values: ema(close, 20) }],
  },
  bollinger: {
    place: 'price',
    hue: 'text-3',
    lines: ({ close }) => {
      const { upper, middle, lower } = bollinger(close);
      const band = { label: 'BB 20,2', colour: 'text-3' } as const;
      return [
        { ...band, look: 'line', values: upper },
        { ...band, look: 'dashed', values: middle },
        { ...band, look: 'line', values: lower },
      ];
    },
  },
  volume: {
    place: 'volume',
    hue: 'chart-2',
    lines: ({ volume }) => [{ label: 'VMA20', colour: 'chart-2', look: 'line', values: sma(volume, 20) }],
  },
  rsi: {
    place: 'rsi',
    hue: 'chart-3',
    lines: ({ close }) => [{ label: 'RSI 14', colour: 'chart-3', look: 'line', values: rsi(close) }],
  },
  macd: {
    place: 'macd',
    hue: 'chart-1',
    lines: ({ close }) => {
      const { macd: convergence, signal, histogram } = macd(close);
      const of = { label: 'MACD 12,26,9' };
      return [
        { ...of, colour: 'chart-1', look: 'line', values: convergence },
        { ...of, colour: 'chart-2', look: 'dashed', values: signal },
        { ...of, colour: 'chart-5', look: 'columns', values: histogram },
      ];
    },
  },
};

/** The lines of these indicators over the bars, and of no others. */
export function linesOf(candles: Candles, shown: readonly Indicator[]): readonly ChartLine[] {
  return shown.flatMap((indicator) => {
    const { place, lines } = makers[indicator];
    return lines(candles).map((line) => ({ ...line, place }));
  });
}

/** The hue of an indicator, for a key beside its name. */
export function hueOf(indicator: Indicator): keyof Colours {
  return makers[indicator].hue;
}

/** How many panes these indicators need besides that of the candles. */
export function panesOf(shown: readonly Indicator[]): number {
  return panes.filter((pane) => shown.includes(pane)).length;
}
