import { useId } from 'react';
import { useT } from '../../i18n/useT';
import { marketTime } from '../../market/clock';
import { dayAxis } from '../../market/day-axis';
import { formatDayMonth } from '../../ui/dates';
import { drawnLine } from '../../ui/day-line';
import { formatIndex, formatMinute } from '../../market/format';
import type { PublicPulse } from './public-pulse';
import styles from './IndexChart.module.css';

const BOX = { width: 480, height: 120, axis: dayAxis('HOSE') };

/** VN-Index over its trading day, green above its reference and red below; the rest of the day stays empty. */
export function IndexChart({ asOf, line, value, reference }: PublicPulse) {
  const t = useT();
  const id = useId();
  const drawn = drawnLine(line, reference, BOX);
  const { width, height, axis } = BOX;
  const level = drawn.reference ?? height;
  const day = formatDayMonth(marketTime(new Date(asOf)).day);
  const lunch = axis.lunch * width;

  return (
    <figure className={styles.figure}>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('welcome.chart', { day, value: formatIndex(value), reference: formatIndex(reference) })}
      >
        <clipPath id={`${id}up`}>
          <rect width={width} height={level} />
        </clipPath>
        <clipPath id={`${id}down`}>
          <rect y={level} width={width} height={height - level} />
        </clipPath>
        <path d={`M${lunch} 0V${height}`} className={styles.lunch} />
        <path d={`M0 ${level}H${width}`} className={styles.reference} />
        <path d={drawn.path} className={styles.above} clipPath={`url(#${id}up)`} />
        <path d={drawn.path} className={styles.below} clipPath={`url(#${id}down)`} />
      </svg>
      <p className={`caption ${styles.hours}`} aria-hidden="true">
        <span>{formatMinute(axis.from)}</span>
        <span style={{ left: `${axis.lunch * 100}%` }}>{axis.lunchBreak.map(formatMinute).join(' · ')}</span>
        <span>{formatMinute(axis.to)}</span>
      </p>
    </figure>
  );
}
