import { useT } from '../../../i18n/useT';
import type { Day } from '../../../market/day';
import { formatPercent } from '../../../market/format';
import { formatDay } from '../../../ui/dates';
import { FigureHead } from '../../../ui/FigureHead';
import { monthEnds } from '../../../ui/curve';
import { FigureCell } from '../../../ui/FigureCell';
import { inRem } from '../../../ui/in-rem';
import '../../../ui/Table.css';
import styles from './FollowedVerdict.module.css';

/** Changes of the capital in percent, one for each day. */
type Changes = readonly number[];
type Props = { days: readonly Day[]; low: Changes; median: Changes; high: Changes; index: Changes | null };

/** The month ends of the curves as a table, the newest first. */
export function FollowedMonths({ days, low, median, high, index }: Props) {
  const t = useT();
  return (
    <details className={styles.months}>
      <summary>{t('follow.months')}</summary>
      <div className={styles.scroll}>
        <table className="table" style={{ minWidth: inRem(480) }} aria-label={t('follow.months')}>
          <thead>
            <tr>
              <th scope="col">{t('follow.day')}</th>
              <FigureHead>{t('follow.low')}</FigureHead>
              <FigureHead>{t('follow.median')}</FigureHead>
              <FigureHead>{t('follow.high')}</FigureHead>
              <FigureHead>VN-Index</FigureHead>
            </tr>
          </thead>
          <tbody>
            {monthEnds(days)
              .toReversed()
              .map((i) => (
                <tr key={days[i]}>
                  <td>{formatDay(days[i])}</td>
                  <FigureCell>{formatPercent(low[i])}</FigureCell>
                  <FigureCell>{formatPercent(median[i])}</FigureCell>
                  <FigureCell>{formatPercent(high[i])}</FigureCell>
                  <FigureCell>{formatPercent(index?.[i])}</FigureCell>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
