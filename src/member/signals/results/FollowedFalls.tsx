import { useT } from '../../../i18n/useT';
import type { Day } from '../../../market/day';
import { formatPercent } from '../../../market/format';
import { FOLLOWED_CAPITAL } from '../../../market/outcomes/follow-rules';
import { fallsOf } from '../../../market/outcomes/followed-figures';
import { areaOf, pointsOf, scaleOf } from '../../../ui/curve';
import { Plot } from '../../../ui/Plot';
import curveStyles from './BandCurves.module.css';
import styles from './Followed.module.css';

type Props = {
  days: readonly Day[];
  /** Each day's fall in the median, from 0 to 1. */
  falls: readonly number[];
  benchmark: readonly number[] | null;
};

/** How far the capital lay below its highest value, day by day, as an area that hangs from zero; the index as a dashed line. */
export function FollowedFalls({ days, falls, benchmark }: Props) {
  const t = useT();
  const followed = downward(falls);
  const index = benchmark && downward(fallsOf(benchmark, FOLLOWED_CAPITAL));
  const scale = scaleOf(index ? [followed, index] : [followed]);
  const level = followed.map(() => 0);
  const worst = (each: readonly number[] | null) => formatPercent(each && Math.min(0, ...each));

  return (
    <>
      <p className="caption">{t('follow.falls')}</p>
      <Plot
        className={`${curveStyles.curves} ${styles.falls}`}
        label={t(index ? 'follow.fallsBeside' : 'follow.fallsChart', {
          followed: worst(followed),
          index: worst(index),
        })}
        days={days}
        scale={{ ...scale, levels: [0, scale.least] }}
      >
        <polygon points={areaOf(followed, level, scale)} />
        {index && <polyline data-line="index" points={pointsOf(index, scale)} />}
        <polyline data-line="followed" points={pointsOf(followed, scale)} />
      </Plot>
    </>
  );
}

/** Falls from 0 to 1 as changes in percent. */
function downward(falls: readonly number[]) {
  return falls.map((fall) => -fall * 100);
}
