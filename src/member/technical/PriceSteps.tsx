import { useT } from '../../i18n/useT';
import { dayOfEpochSeconds } from '../../market/day';
import { isIndex } from '../../market/exchange';
import { formatDayOf } from '../../ui/dates';
import type { BarSeries } from './chart/bar-series';
import styles from './PriceSteps.module.css';

/** The day since which prices are others than before, as they step by more than they may; nothing where none does. */
export function PriceSteps({ series }: { series: BarSeries }) {
  const t = useT();
  const { symbol, exchange, steps, candles } = series;
  const last = steps.at(-1);
  if (last === undefined) return null;
  const day = formatDayOf(dayOfEpochSeconds(candles.time[last]!), dayOfEpochSeconds(candles.time.at(-1)!));
  const on = exchange === null ? t('steps.unknown', { day }) : t('steps.on', { day, exchange });
  return (
    <p className={`caption ${styles.line}`}>
      {isIndex(symbol) ? t('steps.ofIndex', { day }) : on}
      {steps.length > 1 && ` ${t('steps.before', { count: steps.length - 1 })}`}
    </p>
  );
}
