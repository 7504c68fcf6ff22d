import { useT } from '../../../i18n/useT';
import type { Performance } from '../../../market/account/performance';
import { formatPercent, formatShare } from '../../../market/format';
import { HEIGHT, heightOf, pointsOf, scaleOf, WIDTH } from '../../../ui/curve';
import { formatDay } from '../../../ui/dates';
import { Plot } from '../../../ui/Plot';
import styles from './Performance.module.css';

/** The return of the account beside VN-Index, and beneath it how far each day was below the highest one before. */
export function ReturnChart({ performance }: { performance: Performance }) {
  const t = useT();
  const { days, percent, index, drawdown } = performance;
  const own = days.map(({ growth }) => (growth - 1) * 100);
  const first = days.findIndex((day) => day.index !== null);
  // Before its first close the index has not moved.
  const beside = first === -1 ? null : days.map((day) => ((day.index ?? 1) - 1) * 100);
  const scale = scaleOf(beside ? [own, beside] : [own]);
  const falls = fallsOf(days.map(({ growth }) => growth));
  const depth = scaleOf([falls]);
  const dates = days.map(({ day }) => day);
  const span = { from: formatDay(dates[0]), to: formatDay(dates.at(-1)) };
  const deepest = formatShare((drawdown?.share ?? 0) * 100);

  return (
    <>
      <ul className={styles.legend}>
        <li data-line="own">
          {t('account.line')} <b>{formatPercent(percent)}</b>
        </li>
        {beside && (
          <li data-line="index">
            {t('account.indexLine')} <b>{formatPercent(index)}</b>
          </li>
        )}
      </ul>
      <Plot
        label={t(beside ? 'account.chart' : 'account.chartAlone', {
          ...span,
          percent: formatPercent(percent),
          index: formatPercent(index),
        })}
        days={dates}
        scale={scale}
      >
        {beside && <polyline data-line="index" points={pointsOf(beside, scale)} />}
        <polyline points={pointsOf(own, scale)} />
      </Plot>
      <h3>{t('account.falls')}</h3>
      <Plot
        className={styles.falls}
        label={t('account.fallsChart', { ...span, percent: deepest })}
        days={dates}
        scale={{ ...depth, levels: [0, depth.least] }}
      >
        <polygon points={`0,${zeroOf(depth)} ${pointsOf(falls, depth)} ${WIDTH},${zeroOf(depth)}`} />
      </Plot>
    </>
  );
}

function zeroOf(scale: Parameters<typeof heightOf>[1]): number {
  return heightOf(0, scale) * HEIGHT;
}

/** How far each growth lies below the highest one until then, which begins with 1, in percent. */
function fallsOf(growths: readonly number[]): number[] {
  let peak = 1;
  return growths.map((growth) => {
    peak = Math.max(peak, growth);
    return (growth / peak - 1) * 100;
  });
}
