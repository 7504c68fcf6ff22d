import {
  CandlestickSeries,
  HistogramSeries,
  LineSeries,
  LineStyle,
  type IChartApi,
  type IPriceLine,
  type ISeriesApi,
  type LineWidth,
} from 'lightweight-charts';
import type { Colours } from './colours';
import type { Compared } from './compare';
import type { ChartLine, Place } from './indicators';
import { candleItems, columnItems, lineItems, volumeItems } from './series-data';
import { candleOptions, formatOf, priceMargins } from './options';
import { evidenceLines, signalMarks } from './plugins/signal-marks';
import type { ChartSeries } from './bar-series';
import type { Mark, Sketch } from './sketch';

type Drawn = ISeriesApi<'Line'> | ISeriesApi<'Histogram'>;

const quiet = { lastValueVisible: false, priceLineVisible: false };
/** How many times as high as another pane the candles' is. */
const TALL = 4;
const GUIDES = { rsi: [30, 70], macd: [0] } as const;

/** What lies on the chart, from the back: volume, lines, index, candles, evidence. `onDrawn` runs whenever it was drawn. */
export function createLayers(chart: IChartApi, first: Colours, onDrawn: () => void) {
  let colours = first;
  let series: ChartSeries | null = null;
  let compared: Compared | null = null;
  let sketch: Sketch | null = null;
  let reference: number | null = null;

  /** Which lines the series on the chart were made for. */
  let arranged = '';
  let volume: ISeriesApi<'Histogram'> | null = null;
  let lines: { place: Place; drawn: Drawn }[] = [];
  let index: ISeriesApi<'Line'> | null = null;
  let onRsi: ReturnType<typeof evidenceLines> | null = null;
  let referenceLine: IPriceLine | null = null;
  let voidLine: IPriceLine | null = null;

  const candles = chart.addSeries(CandlestickSeries, candleOptions(colours));
  candles.attachPrimitive({ paneViews: () => [{ renderer: () => ({ draw: onDrawn }) }] });
  const onPrice = evidenceLines(candles, colours);
  const marks = signalMarks(candles, colours);

  /** Makes the series that these lines need, pane by pane. */
  function arrange(wanted: readonly ChartLine[]) {
    const places: Place[] = ['price', ...new Set(wanted.map(({ place }) => place))];
    const panes = [...new Set(places)];
    const arrangement = JSON.stringify(wanted.map(({ label, place, look }) => [label, place, look]));
    if (arrangement === arranged) return;
    arranged = arrangement;

    if (volume) chart.removeSeries(volume);
    for (const { drawn } of lines) chart.removeSeries(drawn);

    const hasPane = panes.includes('volume');
    volume = chart.addSeries(
      HistogramSeries,
      { ...quiet, priceFormat: { type: 'volume' }, ...(!hasPane && { priceScaleId: '' }) },
      hasPane ? panes.indexOf('volume') : 0,
    );
    volume.priceScale().applyOptions({ scaleMargins: { top: hasPane ? 0.12 : 0.82, bottom: 0 } });
    const named = new Set(wanted.map(({ label }) => label)).size;
    candles.priceScale().applyOptions({ scaleMargins: priceMargins(hasPane, named) });

    onRsi = null;
    lines = wanted.map((line) => {
      const drawn = add(line, panes.indexOf(line.place));
      // Behind the lines of their pane.
      if (line.look === 'columns') drawn.setSeriesOrder(0);
      if (line.place === 'rsi') onRsi = evidenceLines(drawn, colours);
      return { place: line.place, drawn };
    });
    for (const [place, values] of Object.entries(GUIDES)) {
      const guided = lines.find((line) => line.place === place)?.drawn;
      for (const price of values) guided?.createPriceLine(guideAt(price));
    }
    for (const [i, pane] of chart.panes().entries()) pane.setStretchFactor(i === 0 ? TALL : 1);
    bringCandlesForward();
  }

  function add({ place, look, colour, mayLeave }: ChartLine, pane: number): Drawn {
    const format = formatOf(place);
    if (look === 'columns') {
      return chart.addSeries(HistogramSeries, { ...quiet, ...format, color: `${colours[colour]}80` }, pane);
    }
    return chart.addSeries(
      LineSeries,
      {
        ...quiet,
        ...format,
        color: colours[colour],
        // Whole widths are only what the types know.
        lineWidth: 1.5 as LineWidth,
        lineStyle: look === 'dashed' ? LineStyle.Dashed : LineStyle.Solid,
        crosshairMarkerVisible: false,
        ...(mayLeave && { autoscaleInfoProvider: () => null }),
        ...(place === 'rsi' && { autoscaleInfoProvider: aroundGuides, lastValueVisible: true }),
      },
      pane,
    );
  }

  function bringCandlesForward() {
    candles.setSeriesOrder(lines.length + 2);
  }

  function guideAt(price: number) {
    return {
      price,
      color: colours['line-strong'],
      lineStyle: LineStyle.Dotted,
      lineWidth: 1,
      axisLabelVisible: false,
    } as const;
  }

  function drawCompared() {
    if (compared === null || series === null) {
      if (index) chart.removeSeries(index);
      index = null;
      return;
    }
    if (index === null) {
      index = chart.addSeries(LineSeries, {
        ...quiet,
        color: colours['text-1'],
        lineWidth: 1.5 as LineWidth,
        crosshairMarkerVisible: false,
      });
      bringCandlesForward();
    }
    index.setData(lineItems(series.candles.time, compared.line));
  }

  function drawSketch() {
    onPrice.set(sketch?.onPrice ?? [], sketch?.zone ?? null);
    onRsi?.set(sketch?.onRsi ?? [], null);
    if (voidLine) candles.removePriceLine(voidLine);
    voidLine =
      sketch &&
      candles.createPriceLine({
        price: sketch.voidBelow,
        color: colours['text-2'],
        lineStyle: LineStyle.Dashed,
        lineWidth: 1,
        axisLabelVisible: true,
        axisLabelColor: colours['text-2'],
        axisLabelTextColor: colours['surface-1'],
      });
  }

  function drawReference() {
    if (referenceLine) candles.removePriceLine(referenceLine);
    referenceLine =
      reference === null
        ? null
        : candles.createPriceLine({
            price: reference,
            color: colours.ref,
            lineStyle: LineStyle.Dotted,
            lineWidth: 1,
            axisLabelVisible: false,
          });
  }

  return {
    candles,

    fill(next: ChartSeries) {
      series = next;
      const { time } = next.candles;
      arrange(next.lines);
      volume?.setData(volumeItems(next, colours));
      for (const [i, { drawn }] of lines.entries()) {
        const { look, values } = next.lines[i]!;
        drawn.setData(look === 'columns' ? columnItems(time, values) : lineItems(time, values));
      }
      candles.setData(candleItems(next, colours));
      candles.applyOptions({ priceLineColor: lastPriceColour(next, colours) });
      if (sketch) drawSketch();
    },

    dress(next: Colours) {
      colours = next;
      arranged = '';
      candles.applyOptions(candleOptions(colours));
      onPrice.dress(colours);
      marks.dress(colours);
      index?.applyOptions({ color: colours['text-1'] });
      drawReference();
      drawSketch();
    },

    setReference(price: number | null) {
      if (price === reference) return;
      reference = price;
      drawReference();
    },

    setCompared(next: Compared | null) {
      if (next === compared) return;
      compared = next;
      drawCompared();
    },

    setSketch(next: Sketch | null) {
      if (next === sketch) return;
      sketch = next;
      drawSketch();
    },

    setMarks: (next: readonly Mark[]) => marks.set(next),
    markAt: marks.at,
  };
}

type Autoscale = { priceRange: { minValue: number; maxValue: number } | null };

/** The guides of momentum stay in the frame. */
function aroundGuides(base: () => Autoscale | null): Autoscale | null {
  const range = base()?.priceRange;
  if (!range) return null;
  const [low, high] = GUIDES.rsi;
  return {
    priceRange: { minValue: Math.min(low - 5, range.minValue), maxValue: Math.max(high + 5, range.maxValue) },
  };
}

function lastPriceColour({ classes }: ChartSeries, colours: Colours) {
  const last = classes.at(-1) ?? 'none';
  if (last === 'none') return colours['text-2'];
  return colours[last];
}
