import { useT } from '../../../i18n/useT';
import { formatPercent } from '../../../market/format';
import type { FollowedBand } from '../../../market/outcomes/followed-band';
import { formatDay } from '../../../ui/dates';
import { areaOf, changesOf, HEIGHT, heightOf, pointsOf, scaleOf, WIDTH, yearsIn } from '../../../ui/curve';
import { FollowedMonths } from './FollowedMonths';
import styles from './Followed.module.css';

type Props = Pick<FollowedBand, 'days' | 'low' | 'median' | 'high' | 'benchmark'> & { capital: number };

/** The change of the capital in the median as a solid line, most sequences as a band, the index as a dashed line; then a table. */
export function FollowedChart({ days, benchmark, capital, ...followed }: Props) {
  const t = useT();
  const [low, median, high] = [followed.low, followed.median, followed.high].map((values) =>
    changesOf(values, capital),
  ) as [number[], number[], number[]];
  const index = benchmark && changesOf(benchmark, capital);
  const scale = scaleOf(index ? [low, high, index] : [low, high]);
  const range = `${formatPercent(low.at(-1))} … ${formatPercent(high.at(-1))}`;

  return (
    <>
      <ul className={styles.legend}>
        <li data-line="followed">
          {t('follow.line')} <b>{formatPercent(median.at(-1))}</b>
        </li>
        <li data-line="band">
          {t('follow.band')} <b>{range}</b>
        </li>
        {index && (
          <li data-line="index">
            {t('follow.indexLine')} <b>{formatPercent(index.at(-1))}</b>
          </li>
        )}
      </ul>
      <div className={styles.plot}>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={t(index ? 'follow.chart' : 'follow.chartAlone', {
            from: formatDay(days[0]),
            to: formatDay(days.at(-1)),
            followed: formatPercent(median.at(-1)),
            low: formatPercent(low.at(-1)),
            high: formatPercent(high.at(-1)),
            index: formatPercent(index?.at(-1)),
          })}
        >
          <polygon points={areaOf(low, high, scale)} />
          {scale.levels.map((level) => (
            <line
              key={level}
              data-zero={level === 0 || undefined}
              x1={0}
              x2={WIDTH}
              y1={heightOf(level, scale) * HEIGHT}
              y2={heightOf(level, scale) * HEIGHT}
            />
          ))}
          {index && <polyline data-line="index" points={pointsOf(index, scale)} />}
          <polyline data-line="followed" points={pointsOf(median, scale)} />
        </svg>
        <div className={styles.levels} aria-hidden="true">
          {scale.levels.map((level) => (
            <span key={level} style={{ top: `${heightOf(level, scale) * 100}%` }}>
              {level > 0 && '+'}
              {level}%
            </span>
          ))}
        </div>
        <div className={styles.years} aria-hidden="true">
          {yearsIn(days).map(({ year, place }) => (
            <span key={year} style={{ left: `${place * 100}%` }}>
              {year}
            </span>
          ))}
        </div>
      </div>
      <FollowedMonths days={days} low={low} median={median} high={high} index={index} />
    </>
  );
}
