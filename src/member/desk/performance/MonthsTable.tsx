import { useT } from '../../../i18n/useT';
import type { Performance } from '../../../market/account/performance';
import { formatPercent } from '../../../market/format';
import { FigureHead } from '../../../ui/FigureHead';
import { Panel } from '../../../ui/Panel';
import { useIsPrinted } from '../../../ui/useIsPrinted';
import '../../../ui/Table.css';
import { Signed } from './Signed';
import { Time } from '../../../ui/Time';
import { FigureCell } from '../../../ui/FigureCell';
import styles from './PerformancePage.module.css';

/** As many months are printed, so that all is on one sheet of paper. */
const PRINTED = 12;

/** The return of each month beside VN-Index, newest first; on paper those of a year, which says so where there are more. */
export function MonthsTable({ months }: Pick<Performance, 'months'>) {
  const t = useT();
  const isCut = useIsPrinted() && months.length > PRINTED;
  const shown = months.toReversed().slice(0, isCut ? PRINTED : undefined);
  return (
    <Panel
      title={t('account.byMonth')}
      fact={isCut && t('account.monthsPrinted', { printed: PRINTED, total: months.length })}
    >
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
            {shown.map(({ month, percent, index }) => (
              <tr key={month}>
                <td>
                  <Time dateTime={month}>{`${month.slice(5)}/${month.slice(0, 4)}`}</Time>
                </td>
                <FigureCell className="semibold">
                  <Signed percent={percent} />
                </FigureCell>
                <FigureCell>{formatPercent(index)}</FigureCell>
                <FigureCell>
                  {percent === null || index === null ? '—' : formatPercent(percent - index)}
                </FigureCell>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}
