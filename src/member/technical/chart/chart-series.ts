import { CandlestickSeries, LineSeries, type IChartApi, type ISeriesApi } from 'lightweight-charts';
import type { BarSeries } from './bar-series';
import type { Colours } from './colours';
import type { Comparison } from './compare';
import type { EvidenceOverlay } from './evidence-overlay';
import { THIN, UNLABELLED } from './indicator-line';
import { createIndicatorSeries } from './indicator-series';
import { candleOptions } from './options';
import { createEvidenceLines } from './plugins/evidence-lines';
import { createSignalMarks } from './plugins/signal-marks';
import { createPriceLine, referenceLineOptions, voidLineOptions } from './price-line';
import { candleItems, lineItems } from './series-data';

/** Everything drawn on the chart, from the back: volume, indicators, index, candles, evidence, marks. */
export function createChartSeries(chart: IChartApi, initial: Colours, onDraw: () => void) {
  let colours = initial;
  let bars: BarSeries | null = null;
  let comparison: Comparison | null = null;
  let overlay: EvidenceOverlay | null = null;
  let reference: number | null = null;
  let index: ISeriesApi<'Line'> | null = null;

  const candles = chart.addSeries(CandlestickSeries, candleOptions(colours));
  candles.attachPrimitive({ paneViews: () => [{ renderer: () => ({ draw: onDraw }) }] });
  const evidence = createEvidenceLines(candles, colours);
  const marks = createSignalMarks(candles, colours);
  const indicators = createIndicatorSeries(chart, candles, colours);
  const referenceLine = createPriceLine(candles);
  const voidLine = createPriceLine(candles);

  function bringCandlesForward() {
    candles.setSeriesOrder(indicators.count() + 2);
  }

  function drawComparison() {
    if (comparison === null || bars === null) {
      if (index) chart.removeSeries(index);
      index = null;
      return;
    }
    if (index === null) {
      const color = colours['text-1'];
      index = chart.addSeries(LineSeries, {
        ...UNLABELLED,
        color,
        lineWidth: THIN,
        crosshairMarkerVisible: false,
      });
      bringCandlesForward();
    }
    index.setData(lineItems(bars.candles.time, comparison.line));
  }

  function drawEvidence() {
    evidence.set(overlay?.onPrice ?? [], overlay?.zone ?? null);
    indicators.rsiEvidence()?.set(overlay?.onRsi ?? [], null);
    voidLine.set(overlay && voidLineOptions(overlay.voidBelow, colours));
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
      if (overlay) drawEvidence();
    },

    /** The indicators follow with the next data. */
    applyTheme(next: Colours) {
      colours = next;
      candles.applyOptions(candleOptions(colours));
      for (const part of [indicators, evidence, marks]) part.applyTheme(colours);
      index?.applyOptions({ color: colours['text-1'] });
      drawReference();
      drawEvidence();
    },

    setReference(price: number | null) {
      if (price === reference) return;
      reference = price;
      drawReference();
    },

    setComparison(next: Comparison | null) {
      if (next === comparison) return;
      comparison = next;
      drawComparison();
    },

    setEvidence(next: EvidenceOverlay | null) {
      if (next === overlay) return;
      overlay = next;
      drawEvidence();
    },

    setMarks: marks.set,
    markAt: marks.markAt,
  };
}

function lastPriceColour({ classes }: BarSeries, colours: Colours) {
  const last = classes.at(-1) ?? 'none';
  return last === 'none' ? colours['text-2'] : colours[last];
}
