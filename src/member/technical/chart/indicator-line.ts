import {
  HistogramSeries,
  LineSeries,
  LineStyle,
  type IChartApi,
  type ISeriesApi,
  type LineWidth,
} from 'lightweight-charts';
import type { Colours } from './colours';
import type { ChartLine } from './indicators';
import { formatOf } from './options';

export type LibrarySeries = ISeriesApi<'Line'> | ISeriesApi<'Histogram'>;

/** For series whose last value needs no label and no line. */
export const UNLABELLED = { lastValueVisible: false, priceLineVisible: false };
/** Whole widths are only what the types declare. */
export const THIN = 1.5 as LineWidth;
/** The levels drawn in a pane. */
export const GUIDES = { rsi: [30, 70], macd: [0] } as const;

type LineOptions = { colours: Colours; paneIndex: number };

/** Adds the library's series for a line of an indicator. */
export function addLine(
  chart: IChartApi,
  { pane, look, colour, isOutOfScale }: ChartLine,
  { colours, paneIndex }: LineOptions,
): LibrarySeries {
  const format = formatOf(pane);
  if (look === 'columns') {
    return chart.addSeries(
      HistogramSeries,
      { ...UNLABELLED, ...format, color: `${colours[colour]}80` },
      paneIndex,
    );
  }
  return chart.addSeries(
    LineSeries,
    {
      ...UNLABELLED,
      ...format,
      color: colours[colour],
      lineWidth: THIN,
      lineStyle: look === 'dashed' ? LineStyle.Dashed : LineStyle.Solid,
      crosshairMarkerVisible: false,
      ...(isOutOfScale && { autoscaleInfoProvider: () => null }),
      ...(pane === 'rsi' && { autoscaleInfoProvider: withGuides, lastValueVisible: true }),
    },
    paneIndex,
  );
}

export function guideOptions(price: number, colours: Colours) {
  const color = colours['line-strong'];
  return { price, color, lineStyle: LineStyle.Dotted, lineWidth: 1, axisLabelVisible: false } as const;
}

type Autoscale = { priceRange: { minValue: number; maxValue: number } | null };

/** Keeps the guides of momentum visible. */
function withGuides(base: () => Autoscale | null): Autoscale | null {
  const range = base()?.priceRange;
  if (!range) return null;
  const [low, high] = GUIDES.rsi;
  return {
    priceRange: { minValue: Math.min(low - 5, range.minValue), maxValue: Math.max(high + 5, range.maxValue) },
  };
}
