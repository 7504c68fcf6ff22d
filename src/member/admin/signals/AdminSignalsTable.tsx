import { useToday } from '../../../app/actors/useToday';
import { useT } from '../../../i18n/useT';
import { FigureHead } from '../../../ui/FigureHead';
import { Rows } from '../../../ui/Rows';
import { rowCount } from '../../../ui/useRowsInView';
import '../../../ui/Table.css';
import type { AdminSignalRowFragment } from './admin-signals.generated';
import { AdminSignalRow } from './AdminSignalRow';
import adminTable from '../AdminTable.module.css';
import styles from './AdminSignalsPanel.module.css';

/** One row per run of a study, unpaginated. */
export function AdminSignalsTable({ runs }: { runs: readonly AdminSignalRowFragment[] }) {
  const t = useT();
  const today = useToday();
  return (
    <table
      className={`table ${adminTable.table} ${styles.table}`}
      aria-label={t('adminSignals.title')}
      aria-rowcount={rowCount(runs.length)}
    >
      <colgroup>
        <col className={styles.symbols} />
        <col className={styles.study} />
        <col className={styles.updated} />
        <col />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{t('adminSignals.symbols')}</th>
          <th scope="col">{t('adminSignals.study')}</th>
          <FigureHead>{t('adminSignals.updated')}</FigureHead>
          <th scope="col">{t('adminSignals.log')}</th>
        </tr>
      </thead>
      <Rows
        isOfPage
        count={runs.length}
        renderRow={(i, virtual) => (
          // Newer runs are prepended; counted from the end, a row keeps its key.
          <AdminSignalRow {...virtual} key={runs.length - i} run={runs[i]!} today={today} />
        )}
      />
    </table>
  );
}
