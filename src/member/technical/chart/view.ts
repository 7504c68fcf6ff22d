import type { Resolution } from '../../../graph/resolvers.types';
import {
  optionIn,
  optionsIn,
  parameterIn,
  withoutParameters,
  onlyParameters,
  withParameters,
} from '../../../lib/query';
import { parseSymbol } from '../../../market/symbol';
import { overlays, panes, type Indicator } from './indicators';
import { dayRanges, minuteRanges, openingRange, type Range } from './range';

export const chartTypes = ['CANDLES', 'LINE', 'AREA'] as const;

/** The settings of a chart. */
export type ChartView = {
  resolution: Resolution;
  range: Range;
  /** In the order of the menus, each once. */
  shown: readonly Indicator[];
  /** How the bars are drawn. */
  type: (typeof chartTypes)[number];
  isLog: boolean;
  /** Whether prices are those that were matched, not adjusted for what was paid out since. */
  isUnadjusted: boolean;
  /** The symbols that are compared with the shown one, each once. */
  compared: readonly string[];
};

/** The index that symbols are compared with. */
export const INDEX = 'VNINDEX';

/** How many symbols may be compared at once. */
export const MOST_COMPARED = 4;

/** The resolutions by their codes in an address, shortest first. */
const codes = new Map<string, Resolution>([
  ['1', 'MINUTE_1'],
  ['5', 'MINUTE_5'],
  ['15', 'MINUTE_15'],
  ['60', 'MINUTE_60'],
  ['D', 'DAY'],
  ['W', 'WEEK'],
  ['M', 'MONTH'],
]);

export const resolutions: readonly Resolution[] = [...codes.values()];

/** The name of an address in older links. */
const EARLIER = 'vs';

const defaultIndicators: readonly Indicator[] = ['sma20', 'sma50', 'sma200'];
const indicators: readonly Indicator[] = [...overlays, ...panes];
const parameters = ['resolution', 'range', 'show', 'type', 'log', 'adjusted', 'compare', EARLIER];

/** The initial range on a page of this width in pixels: about 60 bars where a signal is explained. */
export function defaultRange(resolution: Resolution, pageWidth: number, isExplained = false): Range {
  if (resolution === 'DAY') return isExplained ? '3M' : openingRange(pageWidth);
  if (resolution === 'MINUTE_1') return '1D';
  if (resolution === 'MINUTE_60') return '1M';
  return isIntraday(resolution) ? '5D' : '5Y';
}

/** Whether bars of this length are parts of a trading day. */
export function isIntraday(resolution: Resolution): boolean {
  return resolution.startsWith('MINUTE');
}

/** The spans of time to choose from with bars of this length. */
export function rangesOf(resolution: Resolution): readonly Range[] {
  return isIntraday(resolution) ? minuteRanges : dayRanges;
}

/** Whether a search string has a setting of the chart. */
export function hasChartParameters(search: string): boolean {
  return onlyParameters(search, parameters) !== '';
}

/** Parses a search string (`?resolution=W&range=1Y&show=sma20,rsi&type=line&log=1&compare=VNINDEX,FPT`); missing and unknown values are the defaults. */
export function parseView(search: string, pageWidth: number, isExplained = false): ChartView {
  const resolution = codes.get(parameterIn(search, 'resolution') ?? '') ?? 'DAY';
  return {
    resolution,
    range:
      optionIn(search, 'range', rangesOf(resolution)) ?? defaultRange(resolution, pageWidth, isExplained),
    shown: optionsIn(search, 'show', indicators) ?? defaultIndicators,
    type: chartTypes.find((type) => type.toLowerCase() === parameterIn(search, 'type')) ?? 'CANDLES',
    isLog: parameterIn(search, 'log') === '1',
    isUnadjusted: parameterIn(search, 'adjusted') === '0',
    compared: comparedIn(search),
  };
}

function comparedIn(search: string): readonly string[] {
  const named = (parameterIn(search, 'compare') ?? parameterIn(search, EARLIER) ?? '').split(',');
  return [...new Set(named.flatMap((name) => parseSymbol(name) ?? []))].slice(0, MOST_COMPARED);
}

/** Whether these are the default settings on a page of this width. */
export function isDefaultView(view: ChartView, pageWidth: number): boolean {
  return formatView(view, '') === formatView(parseView('', pageWidth), '');
}

/**
 * A search string with these settings, its other parameters unchanged. Resolution and range are always written, since
 * their defaults depend on the page; other defaults are left out.
 */
export function formatView(view: ChartView, search: string): string {
  const { resolution, range, type, isLog, isUnadjusted, compared } = view;
  const shown = indicators.filter((name) => view.shown.includes(name));
  return withParameters(withoutParameters(search, parameters), {
    resolution: [...codes.keys()][resolutions.indexOf(resolution)]!,
    range,
    show: shown.join() === defaultIndicators.join() ? null : shown.join(),
    type: type === 'CANDLES' ? null : type.toLowerCase(),
    log: isLog ? '1' : null,
    adjusted: isUnadjusted ? '0' : null,
    compare: compared.length > 0 ? compared.join() : null,
  });
}

/** Only the settings of the chart in a search string. */
export function pickChartParameters(search: string): string {
  return onlyParameters(search, parameters);
}

/** A search string with the default resolution and range. */
export function withoutSpan(search: string): string {
  return withoutParameters(search, ['resolution', 'range']);
}
