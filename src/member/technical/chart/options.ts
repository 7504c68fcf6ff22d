import {
  CrosshairMode,
  LineStyle,
  TickMarkType,
  type CandlestickSeriesPartialOptions,
  type ChartOptions,
  type DeepPartial,
  type SeriesPartialOptionsMap,
  type Time,
} from 'lightweight-charts';
import { dayOfEpochSeconds } from '../../../market/day';
import { formatMinute, formatPrice } from '../../../market/format';
import { formatDayMonth } from '../../../ui/dates';
import { minuteOfBar } from './bar-time';
import type { Colours } from './colours';
import type { Pane } from './indicators';
import { textSize } from '../../../ui/tokens';

type Writing = { locale: string; formatTime: (seconds: number) => string };

/** Options of the chart in a theme and a language, with the text of a bar's time under the crosshair. */
export function chartOptions(colours: Colours, { locale, formatTime }: Writing): DeepPartial<ChartOptions> {
  return {
    layout: {
      background: { color: 'transparent' },
      textColor: colours['text-3'],
      fontSize: textSize(11),
      fontFamily: colours.font,
      attributionLogo: false,
      panes: { separatorColor: colours.line, separatorHoverColor: colours['line-strong'] },
    },
    grid: { vertLines: { visible: false }, horzLines: { color: colours.grid } },
    crosshair: {
      mode: CrosshairMode.Normal,
      vertLine: { color: colours.crosshair, labelBackgroundColor: colours['text-2'] },
      horzLine: { color: colours.crosshair, labelBackgroundColor: colours['text-2'] },
    },
    // A finger that moves up or down scrolls the page.
    handleScroll: { vertTouchDrag: false },
    rightPriceScale: {
      borderVisible: false,
      minimumWidth: 60,
      entireTextOnly: true,
      tickMarkDensity: 4,
      scaleMargins: priceMargins(false),
    },
    timeScale: {
      borderColor: colours.line,
      minBarSpacing: 0.15,
      maxBarSpacing: 32,
      lockVisibleTimeRangeOnResize: true,
      timeVisible: true,
      tickMarkFormatter: tickMark,
    },
    localization: { locale, timeFormatter: (time: Time) => formatTime(time as number) },
  };
}

/** Indicators that fit on the legend's second line; each further line takes this share of the pane. */
const PER_LINE = 4;
const LINE_SHARE = 0.04;

/** Room for the legend above the candles, and for the volume below them unless it has a pane of its own. */
export function priceMargins(hasVolumePane: boolean, indicators = 0) {
  const lines = Math.max(1, Math.ceil(indicators / PER_LINE));
  return { top: 0.12 + LINE_SHARE * lines, bottom: hasVolumePane ? 0.08 : 0.24 };
}

/** The format of the axis of a pane. */
export function formatOf(pane: Pane): SeriesPartialOptionsMap['Line'] {
  if (pane === 'volume') return { priceFormat: { type: 'volume' } };
  if (pane === 'rsi')
    return { priceFormat: { type: 'custom', formatter: (value: number) => value.toFixed(0), minMove: 1 } };
  return { priceFormat: { type: 'custom', formatter: formatPrice, minMove: 0.01 } };
}

export function candleOptions(colours: Colours): CandlestickSeriesPartialOptions {
  return {
    priceFormat: { type: 'custom', formatter: formatPrice, minMove: 0.01 },
    upColor: colours['surface-1'],
    downColor: colours['candle-down'],
    borderUpColor: colours['candle-up'],
    borderDownColor: colours['candle-down'],
    wickUpColor: colours['candle-up'],
    wickDownColor: colours['candle-down'],
    priceLineStyle: LineStyle.Dotted,
  };
}

function tickMark(time: Time, type: TickMarkType, locale: string) {
  const minute = minuteOfBar(time as number);
  if (minute !== null) {
    return type === TickMarkType.Time ? formatMinute(minute) : formatDayMonth(dayOf(time));
  }
  const [year, , day] = dayOf(time).split('-').map(Number);
  if (type === TickMarkType.Year) return String(year);
  if (type === TickMarkType.Month) return monthName(time, locale);
  return String(day);
}

function monthName(time: Time, locale: string) {
  // Browsers format the Vietnamese short month differently.
  if (locale === 'vi') return `Th ${Number(dayOf(time).slice(5, 7))}`;
  return new Date((time as number) * 1000).toLocaleDateString(locale, { month: 'short', timeZone: 'UTC' });
}

function dayOf(time: Time) {
  return dayOfEpochSeconds(time as number);
}
