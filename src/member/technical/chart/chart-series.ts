import { CandlestickSeries, type IChartApi } from 'lightweight-charts';
import type { BarSeries } from './bar-series';
import type { Colours } from './colours';
import type { Comparison } from './compare';
import { createComparisonLine } from './comparison-line';
import { createEvidenceShapes } from './evidence-shapes';
import { createIndicatorSeries } from './indicator-series';
import { candleOptions } from './options';
import { createSessionBreaks } from './plugins/session-breaks';
import { createSignalMarks } from './plugins/signal-marks';
import { createPriceLine, referenceLineOptions } from './price-line';
import { candleItems } from './series-data';

/** Everything drawn on the chart, from the back: session breaks, volume, indicators, index, candles, evidence, marks. */
export function createChartSeries(chart: IChartApi, initial: Colours, onDraw: () => void) {
  let colours = initial;
  let bars: BarSeries | null = null;
  let reference: number | null = null;

  const candles = chart.addSeries(CandlestickSeries, candleOptions(colours));
  candles.attachPrimitive({ paneViews: () => [{ renderer: () => ({ draw: onDraw }) }] });
  const breaks = createSessionBreaks(candles, colours);
  const evidence = createEvidenceShapes(candles, colours, () => indicators.rsiEvidence());
  const marks = createSignalMarks(candles, colours);
  const indicators = createIndicatorSeries(chart, candles, colours);
  const comparisonLine = createComparisonLine(chart, colours);
  const referenceLine = createPriceLine(candles);

  function bringCandlesForward() {
    candles.setSeriesOrder(indicators.count() + 2);
  }

  function drawReference() {
    referenceLine.set(reference === null ? null : referenceLineOptions(reference, colours));
  }

  return {
    candles,

    setData(next: BarSeries) {
      bars = next;
      if (indicators.setData(next)) bringCandlesForward();
      candles.setData(candleItems(next, colours));
      candles.applyOptions({ priceLineColor: lastPriceColour(next, colours) });
      evidence.redraw();
      breaks.set(next);
    },

    /** The indicators follow with the next data. */
    applyTheme(next: Colours) {
      colours = next;
      candles.applyOptions(candleOptions(colours));
      drawReference();
      for (const part of [indicators, marks, comparisonLine, evidence, breaks]) part.applyTheme(colours);
    },

    setReference(price: number | null) {
      if (price === reference) return;
      reference = price;
      drawReference();
    },

    setComparison(next: Comparison | null) {
      const isAdded = comparisonLine.set(next, bars?.candles.time ?? null);
      if (isAdded) bringCandlesForward();
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
