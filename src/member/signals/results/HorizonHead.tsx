import { useT } from '../../../i18n/useT';
import styles from './OutcomesTable.module.css';

/** The head of a row: after how many trading days, and how many cases have come there. */
export function HorizonHead({ tradingDays, count }: { tradingDays: number; count: number }) {
  const t = useT();
  return (
    <th scope="row">
      T+{tradingDays}
      <span className={styles.cases}> {t('why.times', { count })}</span>
    </th>
  );
}
