import { useT } from '../../../i18n/useT';
import type { Performance } from '../../../market/account/performance';
import { formatPercent } from '../../../market/format';
import { FigureHead } from '../../../ui/FigureHead';
import { Panel } from '../../../ui/Panel';
import '../../../ui/Table.css';
import { Signed } from './Signed';
import styles from './Performance.module.css';

/** The return of each month beside VN-Index, newest first. */
export function MonthsTable({ months }: Pick<Performance, 'months'>) {
  const t = useT();
  return (
    <Panel title={t('account.byMonth')}>
      <div className={styles.scroll}>
        <table className={`table ${styles.months}`} aria-label={t('account.byMonth')}>
          <thead>
            <tr>
              <th scope="col">{t('account.month')}</th>
              <FigureHead>{t('account.line')}</FigureHead>
              <FigureHead>VN-Index</FigureHead>
              <FigureHead>{t('account.excess')}</FigureHead>
            </tr>
          </thead>
          <tbody>
            {months.toReversed().map(({ month, percent, index }) => (
              <tr key={month}>
                <td>
                  <time dateTime={month}>{`${month.slice(5)}/${month.slice(0, 4)}`}</time>
                </td>
                <td className="numeric semibold">
                  <Signed percent={percent} />
                </td>
                <td className="numeric">{formatPercent(index)}</td>
                <td className="numeric">
                  {percent === null || index === null ? '—' : formatPercent(percent - index)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}
