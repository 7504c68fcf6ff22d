import { CandlestickSeries, type IChartApi } from 'lightweight-charts';
import { formatPrice } from '../../../market/format';
import type { BarSeries } from './bar-series';
import type { Surface } from './candle-chart';
import type { Colours } from './colours';
import { createCloseSeries } from './close-series';
import { createComparisonLines } from './comparison-line';
import { createEvidenceShapes } from './evidence-shapes';
import { createIndicatorSeries } from './indicator-series';
import { candleOptions } from './options';
import { createTradingBreaks } from './plugins/trading-breaks';
import { createSignalMarks } from './plugins/signal-marks';
import { createPriceLine, referenceLineOptions } from './price-line';
import { candleItems } from './series-data';
import type { ChartView } from './view';

const UNSEEN = Object.fromEntries(
  ['surface-1', 'candle-up', 'candle-down', 'candle-ceiling', 'candle-floor'].map((name) => [
    name,
    'transparent',
  ]),
);

/** Everything drawn on the chart, from the back: trading breaks, volume, indicators, compared symbols, candles, evidence, marks. */
export function createChartSeries(chart: IChartApi, initial: Colours, onDraw: () => void) {
  let colours = initial;
  let bars: BarSeries | null = null;
  let type: ChartView['type'] = 'CANDLES';
  let reference: number | null = null;

  const candles = chart.addSeries(CandlestickSeries, candleOptions(colours));
  candles.attachPrimitive({ paneViews: () => [{ renderer: () => ({ draw: onDraw }) }] });
  const breaks = createTradingBreaks(candles, colours);
  const evidence = createEvidenceShapes(candles, colours, () => indicators.rsiEvidence());
  const marks = createSignalMarks(candles, colours);
  const indicators = createIndicatorSeries(chart, candles, colours);
  const closes = createCloseSeries(chart);
  const comparisonLines = createComparisonLines(chart, colours);
  let format: Parameters<Surface['setFormat']>[0] = null;
  const referenceLine = createPriceLine(candles);

  function drawCandles() {
    const shown = type === 'CANDLES' ? colours : { ...colours, ...UNSEEN };
    candles.applyOptions(candleOptions(shown));
    if (bars) candles.setData(candleItems(bars, shown));
    closes.draw(type, bars?.candles ?? null, colours);
  }

  function bringCandlesForward() {
    candles.setSeriesOrder(indicators.count() + comparisonLines.count() + 2);
  }

  // The axis takes the format of whichever series lies lowest.
  function applyFormat() {
    const formatter = format?.write ?? formatPrice;
    const priceFormat = {
      type: 'custom',
      formatter,
      tickmarksFormatter: (prices: readonly number[]) =>
        prices.map((price) => (format ? '' : formatPrice(price))),
      minMove: 0.01,
    } as const;
    for (const series of chart.panes()[0]?.getSeries() ?? []) {
      if (series.seriesType() !== 'Histogram') series.applyOptions({ priceFormat });
    }
  }

  function drawReference() {
    referenceLine.set(reference === null ? null : referenceLineOptions(reference, colours));
  }

  return {
    candles,

    setData(next: BarSeries) {
      if (indicators.setData(next)) {
        bringCandlesForward();
        if (format) applyFormat();
      }
      bars = next;
      drawCandles();
      candles.applyOptions({ priceLineColor: lastPriceColour(next, colours) });
      evidence.redraw();
      breaks.set(next);
    },

    /** The indicators follow with the next data. */
    applyTheme(next: Colours) {
      colours = next;
      drawCandles();
      if (format) applyFormat();
      drawReference();
      for (const part of [indicators, marks, comparisonLines, evidence, breaks]) part.applyTheme(colours);
    },

    setReference(price: number | null) {
      if (price === reference) return;
      reference = price;
      drawReference();
    },

    addLine(colour: keyof Colours, title: string) {
      const line = comparisonLines.add(colour, title);
      bringCandlesForward();
      return line;
    },

    setType(next: ChartView['type']) {
      type = next;
      drawCandles();
      if (format) applyFormat();
    },

    setFormat(next: typeof format) {
      format = next;
      candles.applyOptions({ title: next?.title ?? '' });
      chart.applyOptions({ grid: { horzLines: { visible: next === null } } });
      applyFormat();
    },

    setEvidence: evidence.set,
    setMarks: marks.set,
    markAt: marks.markAt,
  };
}

function lastPriceColour({ classes }: BarSeries, colours: Colours) {
  const last = classes.at(-1) ?? 'none';
  return last === 'none' ? colours['text-2'] : colours[last];
}
