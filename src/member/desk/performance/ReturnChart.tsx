import { useT } from '../../../i18n/useT';
import type { Performance } from '../../../market/account/performance';
import { formatPercent, formatShare } from '../../../market/format';
import { fallsOf } from '../../../market/outcomes/followed-figures';
import { polylineOf, scaleOf } from '../../../ui/curve';
import { formatDay } from '../../../ui/dates';
import { FallsPlot } from '../../../ui/FallsPlot';
import { Plot } from '../../../ui/Plot';
import { PlotLegend } from '../../../ui/PlotLegend';
import styles from './PerformancePage.module.css';

/** The return of the account beside VN-Index, and beneath it how far each day was below the highest one before. */
export function ReturnChart({ performance }: { performance: Performance }) {
  const t = useT();
  const { days, percent, index, drawdown } = performance;
  const own = days.map(({ growth }) => (growth - 1) * 100);
  const first = days.findIndex((day) => day.index !== null);
  // Before its first close the index has not moved.
  const beside = first === -1 ? null : days.map((day) => ((day.index ?? 1) - 1) * 100);
  const scale = scaleOf(beside ? [own, beside] : [own]);
  const dates = days.map(({ day }) => day);
  const span = { from: formatDay(dates[0]), to: formatDay(dates.at(-1)) };
  const deepest = formatShare((drawdown?.share ?? 0) * 100);

  return (
    <>
      <PlotLegend
        lines={[
          { look: 'solid', name: t('account.line'), value: formatPercent(percent) },
          ...(beside
            ? [{ look: 'dashed' as const, name: t('account.indexLine'), value: formatPercent(index) }]
            : []),
        ]}
      />
      <Plot
        label={t(beside ? 'account.chart' : 'account.chartAlone', {
          ...span,
          percent: formatPercent(percent),
          index: formatPercent(index),
        })}
        days={dates}
        scale={scale}
      >
        {beside && <polyline data-line="index" points={polylineOf(beside, scale)} />}
        <polyline points={polylineOf(own, scale)} />
      </Plot>
      <h2>{t('account.falls')}</h2>
      <FallsPlot
        className={styles.falls}
        label={t('account.fallsChart', { ...span, percent: deepest })}
        days={dates}
        falls={fallsOf(
          days.map(({ growth }) => growth),
          1,
        )}
      />
    </>
  );
}
