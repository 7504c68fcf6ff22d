import { useT } from '../../../i18n/useT';
import { formatChange, formatPercent } from '../../../market/format';
import type { Interval } from '../../../market/outcomes/excess';
import type { HorizonRecord } from '../../../market/outcomes/track-record';
import { FigureHead } from '../../../ui/FigureHead';
import { HorizonHead } from './HorizonHead';
import { formatRate } from './rate';
import { FigureCell } from '../../../ui/FigureCell';
import styles from './OutcomesTable.module.css';

type Props = { labelledBy: string; horizons: readonly HorizonRecord[] };

/** The excess of signals over the same day's symbols, their raw mean and hit rate; grey where they are too few. */
export function RecordTable({ labelledBy, horizons }: Props) {
  const t = useT();
  return (
    <table className={styles.table} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{t('why.after')}</th>
          <FigureHead className={styles.number}>{t('trackRecord.excess')}</FigureHead>
          <FigureHead className={styles.number}>{t('why.mean')}</FigureHead>
          <FigureHead className={styles.number}>{t('why.hits')}</FigureHead>
        </tr>
      </thead>
      <tbody>
        {horizons.map(({ tradingDays, count, excess, mean, hitRate }) => (
          <tr key={tradingDays} data-days={tradingDays} data-few={excess.verdict === null || undefined}>
            <HorizonHead tradingDays={tradingDays} count={count} />
            <FigureCell className={styles.number}>
              {formatPercent(excess.mean)}
              {excess.interval && (
                <span className={styles.interval}>
                  <span className="visually-hidden"> {t('trackRecord.interval')} </span>
                  {formatInterval(excess.interval)}
                </span>
              )}
            </FigureCell>
            <FigureCell className={styles.number}>{formatPercent(mean)}</FigureCell>
            <FigureCell className={styles.number}>{formatRate(hitRate)}</FigureCell>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** An interval in percent. */
export function formatInterval({ from, to }: Interval): string {
  return `${formatChange(from)} … ${formatChange(to)}%`;
}
