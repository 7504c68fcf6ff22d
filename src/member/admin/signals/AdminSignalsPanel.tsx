import { useQuery } from '@apollo/client/react';
import { useT } from '../../../i18n/useT';
import { Panel } from '../../../ui/Panel';
import { Empty } from '../../../ui/PanelState';
import { LoadState } from '../../shared/LoadFailed';
import { AdminSignalsDocument } from './admin-signals.generated';
import { AdminSignalsTable } from './AdminSignalsTable';
import adminTable from '../AdminTable.module.css';

/** The runs of the studies with their logs, newest first. */
export function AdminSignalsPanel() {
  const t = useT();
  const { data, previousData, error, refetch } = useQuery(AdminSignalsDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const list = (data ?? previousData)?.adminSignals;
  const runs = list?.rows;
  const retry = () => void refetch();

  return (
    <Panel
      title={t('adminSignals.title')}
      note={t('adminSignals.subtitle')}
      fact={runs && t('adminSignals.count', { count: runs.length })}
      foot={list && list.leftOut > 0 && t('adminSignals.leftOut', { count: list.leftOut })}
    >
      <LoadState of={runs} error={error} failed={t('adminSignals.failed')} onRetry={retry} rows={10} />
      {runs?.length === 0 && <Empty title={t('adminSignals.empty')} hint={t('adminSignals.emptyHint')} />}
      {runs && runs.length > 0 && (
        <div className={adminTable.rows}>
          <AdminSignalsTable runs={runs} />
        </div>
      )}
    </Panel>
  );
}
