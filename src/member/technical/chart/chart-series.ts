import { CandlestickSeries, type IChartApi } from 'lightweight-charts';
import { formatPrice } from '../../../market/format';
import type { BarSeries } from './bar-series';
import type { Colours } from './colours';
import { createComparisonLines } from './comparison-line';
import { createEvidenceShapes } from './evidence-shapes';
import { createIndicatorSeries } from './indicator-series';
import { candleOptions } from './options';
import { createTradingBreaks } from './plugins/trading-breaks';
import { createSignalMarks } from './plugins/signal-marks';
import { createPriceLine, referenceLineOptions } from './price-line';
import { candleItems } from './series-data';

/** Everything drawn on the chart, from the back: trading breaks, volume, indicators, compared symbols, candles, evidence, marks. */
export function createChartSeries(chart: IChartApi, initial: Colours, onDraw: () => void) {
  let colours = initial;
  let reference: number | null = null;

  const candles = chart.addSeries(CandlestickSeries, candleOptions(colours));
  candles.attachPrimitive({ paneViews: () => [{ renderer: () => ({ draw: onDraw }) }] });
  const breaks = createTradingBreaks(candles, colours);
  const evidence = createEvidenceShapes(candles, colours, () => indicators.rsiEvidence());
  const marks = createSignalMarks(candles, colours);
  const indicators = createIndicatorSeries(chart, candles, colours);
  const comparisonLines = createComparisonLines(chart, colours);
  let format: (price: number) => string = formatPrice;
  const referenceLine = createPriceLine(candles);

  function bringCandlesForward() {
    candles.setSeriesOrder(indicators.count() + comparisonLines.count() + 2);
  }

  // The axis takes the format of whichever series lies lowest.
  function applyFormat() {
    const priceFormat = { type: 'custom', formatter: format, minMove: 0.01 } as const;
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
        if (format !== formatPrice) applyFormat();
      }
      candles.setData(candleItems(next, colours));
      candles.applyOptions({ priceLineColor: lastPriceColour(next, colours) });
      evidence.redraw();
      breaks.set(next);
    },

    /** The indicators follow with the next data. */
    applyTheme(next: Colours) {
      colours = next;
      candles.applyOptions(candleOptions(colours));
      if (format !== formatPrice) applyFormat();
      drawReference();
      for (const part of [indicators, marks, comparisonLines, evidence, breaks]) part.applyTheme(colours);
    },

    setReference(price: number | null) {
      if (price === reference) return;
      reference = price;
      drawReference();
    },

    addLine(colour: keyof Colours) {
      const line = comparisonLines.add(colour);
      bringCandlesForward();
      return line;
    },

    setFormat(next: ((price: number) => string) | null) {
      format = next ?? formatPrice;
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
