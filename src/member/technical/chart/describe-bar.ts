import type { Resolution } from '../../../graph/resolvers.types';
import type { useT } from '../../../i18n/useT';
import { hasRange } from '../../../market/candles';
import { dayOfEpochSeconds } from '../../../market/day';
import { formatPercent, formatPrice, formatVolume, weekdayOf } from '../../../market/format';
import { formatDay } from '../../../ui/dates';
import { formatBarTime } from './bar-time';
import type { BarSeries } from './bar-series';
import type { ChartSignal } from './chart-signals';
import { changeAt } from './summary';

type Translate = ReturnType<typeof useT>;

/** The period of a bar in words: a day with its weekday, a part of one with its time too, a week by its first day, a month. */
function nameOfBar(t: Translate, seconds: number, resolution: Resolution): string {
  const day = dayOfEpochSeconds(seconds);
  if (resolution === 'WEEK') return t('technical.weekOf', { day: formatDay(day) });
  const time = formatBarTime(seconds, resolution);
  if (resolution === 'MONTH') return time.charAt(0).toUpperCase() + time.slice(1);
  return `${t(`weekday.${weekdayOf(day)}`)} ${time}`;
}

/** The text that a screen reader reads for one bar. */
export function describeBar(
  t: Translate,
  { series, signals, index }: { series: BarSeries; signals: readonly ChartSignal[]; index: number },
): string {
  const { time, open, high, low, close, volume } = series.candles;
  const isWhole = hasRange(series.candles, time[index]!);
  const inRange = (prices: readonly number[]) => (isWhole ? prices[index] : null);
  const bar = t('technical.bar', {
    day: nameOfBar(t, time[index]!, series.resolution),
    open: formatPrice(inRange(open)),
    high: formatPrice(inRange(high)),
    low: formatPrice(inRange(low)),
    close: formatPrice(close[index]),
    change: formatPercent(changeAt(series, index)),
    volume: formatVolume(volume[index]),
  });
  const here = signals.filter((signal) => signal.time === time[index]);
  if (here.length === 0) return bar;
  return `${bar} ${t('technical.barSignals', { signals: here.map(({ kind }) => t(`signals.chip.${kind}`)).join(', ') })}`;
}
