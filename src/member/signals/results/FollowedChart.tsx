import { useT } from '../../../i18n/useT';
import type { Day } from '../../../market/day';
import { formatPercent } from '../../../market/format';
import { formatDay } from '../../../ui/dates';
import { FigureHead } from '../../../ui/FigureHead';
import { changesOf, HEIGHT, heightOf, monthEnds, pointsOf, scaleOf, WIDTH, yearsIn } from './curve';
import '../../../ui/Table.css';
import styles from './Followed.module.css';

type Props = {
  days: readonly Day[];
  values: readonly number[];
  benchmark: readonly number[] | null;
  capital: number;
};

/** The change of the capital as a solid line, that of the index as a dashed one, and their month ends as a table. */
export function FollowedChart({ days, values, benchmark, capital }: Props) {
  const t = useT();
  const followed = changesOf(values, capital);
  const index = benchmark && changesOf(benchmark, capital);
  const scale = scaleOf(index ? [followed, index] : [followed]);

  return (
    <>
      <ul className={styles.legend}>
        <li data-line="followed">
          {t('follow.line')} <b>{formatPercent(followed.at(-1))}</b>
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
            followed: formatPercent(followed.at(-1)),
            index: formatPercent(index?.at(-1)),
          })}
        >
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
          <polyline data-line="followed" points={pointsOf(followed, scale)} />
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
      <details className={styles.months}>
        <summary>{t('follow.months')}</summary>
        <div className={styles.scroll}>
          <table className="table" aria-label={t('follow.months')}>
            <thead>
              <tr>
                <th scope="col">{t('follow.day')}</th>
                <FigureHead>{t('follow.line')}</FigureHead>
                <FigureHead>{t('follow.indexLine')}</FigureHead>
              </tr>
            </thead>
            <tbody>
              {monthEnds(days)
                .toReversed()
                .map((i) => (
                  <tr key={days[i]}>
                    <td>{formatDay(days[i])}</td>
                    <td className="numeric">{formatPercent(followed[i])}</td>
                    <td className="numeric">{formatPercent(index?.[i])}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  );
}
