import { useT } from '../../../i18n/useT';
import type { Day } from '../../../market/day';
import { formatPercent } from '../../../market/format';
import { FOLLOWED_CAPITAL } from '../../../market/outcomes/follow-rules';
import { fallsOf } from '../../../market/outcomes/followed-figures';
import { FallsPlot } from '../../../ui/FallsPlot';
import styles from './FollowedVerdict.module.css';

type Props = {
  days: readonly Day[];
  /** Each day's fall in the median, from 0 to 1. */
  falls: readonly number[];
  benchmark: readonly number[] | null;
};

/** How far the capital lay below its highest value, day by day, beside the index. */
export function FollowedFalls({ days, falls, benchmark }: Props) {
  const t = useT();
  const index = benchmark && fallsOf(benchmark, FOLLOWED_CAPITAL);
  const worst = (each: readonly number[] | null) => formatPercent(each && -100 * Math.max(0, ...each));

  return (
    <>
      <p className="caption">{t('follow.falls')}</p>
      <FallsPlot
        className={styles.falls}
        label={t(index ? 'follow.fallsBeside' : 'follow.fallsChart', {
          followed: worst(falls),
          index: worst(index),
        })}
        days={days}
        falls={falls}
        beside={index}
      />
    </>
  );
}
