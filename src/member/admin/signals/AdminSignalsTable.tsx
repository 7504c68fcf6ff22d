import { useT } from '../../../i18n/useT';
import { Rows } from '../../../ui/Rows';
import { rowCount } from '../../../ui/rows-in-view';
import '../../../ui/Table.css';
import type { AdminSignalRowFragment } from './admin-signals.generated';
import { AdminSignalRow } from './AdminSignalRow';

/** One row per run of a study, unpaginated. */
export function AdminSignalsTable({ runs }: { runs: readonly AdminSignalRowFragment[] }) {
  const t = useT();
  return (
    <table
      className="table admin-signals-table"
      aria-label={t('adminSignals.title')}
      aria-rowcount={rowCount(runs.length)}
    >
      <colgroup>
        <col className="admin-signals-symbols" />
        <col className="admin-signals-study" />
        <col className="admin-signals-updated" />
        <col />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{t('adminSignals.symbols')}</th>
          <th scope="col">{t('adminSignals.study')}</th>
          <th scope="col" className="num">
            {t('adminSignals.updated')}
          </th>
          <th scope="col">{t('adminSignals.log')}</th>
        </tr>
      </thead>
      <Rows
        count={runs.length}
        renderRow={(i, placed) => (
          // Newer runs are prepended; counted from the end, a row keeps its key.
          <AdminSignalRow {...placed} key={runs.length - i} run={runs[i]!} />
        )}
      />
    </table>
  );
}
