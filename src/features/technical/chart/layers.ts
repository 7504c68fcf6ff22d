import {
  CandlestickSeries,
  HistogramSeries,
  LineSeries,
  LineStyle,
  type IChartApi,
  type IPriceLine,
  type LineWidth,
} from 'lightweight-charts';
import { averageColours, type Colours } from './colours';
import { candleItems, lineItems, volumeItems } from './items';
import { candleOptions } from './options';
import { averageLengths, type ChartSeries } from './series';

/** What lies on the chart, from the back: volume, averages, candles, reference. `onDrawn` runs whenever it was drawn. */
export function createLayers(chart: IChartApi, first: Colours, onDrawn: () => void) {
  let colours = first;
  let referenceLine: IPriceLine | null = null;
  let reference: number | null = null;

  const quiet = { lastValueVisible: false, priceLineVisible: false };
  const volume = chart.addSeries(HistogramSeries, {
    ...quiet,
    priceScaleId: '',
    priceFormat: { type: 'volume' },
  });
  volume.priceScale().applyOptions({ scaleMargins: { top: 0.82, bottom: 0 } });

  const averages = averageLengths.toReversed().map((length) => ({
    length,
    line: chart.addSeries(LineSeries, {
      ...quiet,
      color: colours[averageColours[length]],
      // Whole widths are only what the types know.
      lineWidth: 1.5 as LineWidth,
      crosshairMarkerVisible: false,
      // The slow average may leave the frame; the candles fill it.
      ...(length === 200 && { autoscaleInfoProvider: () => null }),
    }),
  }));
  const candles = chart.addSeries(CandlestickSeries, candleOptions(colours));
  candles.attachPrimitive({ paneViews: () => [{ renderer: () => ({ draw: onDrawn }) }] });

  return {
    fill(series: ChartSeries) {
      const { time } = series.candles;
      volume.setData(volumeItems(series, colours));
      for (const { length, line } of averages) line.setData(lineItems(time, series.averages[length]));
      candles.setData(candleItems(series, colours));
      candles.applyOptions({ priceLineColor: lastPriceColour(series, colours) });
    },

    dress(next: Colours) {
      colours = next;
      candles.applyOptions(candleOptions(colours));
      for (const { length, line } of averages) line.applyOptions({ color: colours[averageColours[length]] });
      referenceLine?.applyOptions({ color: colours.ref });
    },

    setReference(price: number | null) {
      if (price === reference) return;
      reference = price;
      if (referenceLine) candles.removePriceLine(referenceLine);
      referenceLine =
        price === null
          ? null
          : candles.createPriceLine({
              price,
              color: colours.ref,
              lineStyle: LineStyle.Dotted,
              lineWidth: 1,
              axisLabelVisible: false,
            });
    },
  };
}

function lastPriceColour({ classes }: ChartSeries, colours: Colours) {
  const last = classes.at(-1) ?? 'none';
  if (last === 'none') return colours['text-2'];
  return colours[last];
}
