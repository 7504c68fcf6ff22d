import { LineStyle, type CreatePriceLineOptions, type IPriceLine, type ISeriesApi } from 'lightweight-charts';
import type { Colours } from './colours';

/** A horizontal line that can be replaced and removed. */
export function createPriceLine(series: ISeriesApi<'Candlestick'>) {
  let line: IPriceLine | null = null;
  return {
    set(options: CreatePriceLineOptions | null) {
      if (line) series.removePriceLine(line);
      line = options && series.createPriceLine(options);
    },
  };
}

export function referenceLineOptions(price: number, colours: Colours): CreatePriceLineOptions {
  return {
    price,
    color: colours.ref,
    lineStyle: LineStyle.Dotted,
    lineWidth: 1,
    axisLabelVisible: false,
  };
}

export function voidLineOptions(price: number, colours: Colours): CreatePriceLineOptions {
  return {
    price,
    color: colours['text-2'],
    lineStyle: LineStyle.Dashed,
    lineWidth: 1,
    axisLabelVisible: false,
  };
}
