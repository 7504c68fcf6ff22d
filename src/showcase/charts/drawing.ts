import type { BarSeriesOption, LineSeriesOption, PieSeriesOption, ScatterSeriesOption } from 'echarts/charts';
import type { GridComponentOption, LegendComponentOption, TooltipComponentOption } from 'echarts/components';
import type { ComposeOption } from 'echarts/core';
import type { Look } from './look';

export type ChartOption = ComposeOption<
  | BarSeriesOption
  | LineSeriesOption
  | PieSeriesOption
  | ScatterSeriesOption
  | GridComponentOption
  | LegendComponentOption
  | TooltipComponentOption
>;

/** The figures of a chart: the heads of the columns, and the rows, each with its own head first. */
type Figures = { heads: readonly string[]; rows: readonly (readonly [string, ...string[]])[] };

/** A chart as a picture and as a table; both are made again in the language and the theme in use. */
export type Drawing = {
  readonly option: (look: Look) => ChartOption;
  readonly figures: () => Figures;
};
