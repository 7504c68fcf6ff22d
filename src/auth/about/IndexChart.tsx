import { useToday } from '../../app/actors/useToday';
import { useT } from '../../i18n/useT';
import { marketTime } from '../../market/clock';
import { dayAxis } from '../../market/day-axis';
import { formatIndex } from '../../market/format';
import { formatDayOf } from '../../ui/dates';
import { DayChart } from '../../ui/DayChart';
import type { PublicPulse } from './public-pulse';
import styles from './IndexChart.module.css';

const AXIS = dayAxis('HOSE');

/** VN-Index over its trading day, green above its reference and red below; the rest of the day stays empty. */
export function IndexChart({ asOf, line, value, reference }: PublicPulse) {
  const t = useT();
  const today = useToday();
  const day = formatDayOf(marketTime(new Date(asOf)).day, today);
  return (
    <figure className={styles.figure}>
      <DayChart
        points={line}
        reference={reference}
        axis={AXIS}
        width={480}
        height={120}
        label={t('welcome.chart', { day, value: formatIndex(value), reference: formatIndex(reference) })}
        dash=" · "
        classes={{
          chart: styles.chart,
          lunch: styles.lunch,
          reference: styles.reference,
          above: styles.above,
          below: styles.below,
          hours: styles.hours,
        }}
      />
    </figure>
  );
}
