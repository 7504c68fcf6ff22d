import { AdminSignalsPanel } from './AdminSignalsPanel';
import { SignalsPanel } from '../../signals/SignalsPanel';
import { useT } from '../../../i18n/useT';
import { ErrorBoundary } from '../../../ui/ErrorBoundary';
import '../../frame/columns.css';
import '../../frame/page-title.css';

/** /admin/signal: the runs of the studies, and the list that investors see. */
export default function AdminSignalsPage() {
  const t = useT();
  return (
    <>
      <h1 className="page-title">{t('page.adminSignals')}</h1>
      <div className="stack">
        <ErrorBoundary>
          <AdminSignalsPanel />
        </ErrorBoundary>
        <ErrorBoundary>
          <SignalsPanel />
        </ErrorBoundary>
      </div>
    </>
  );
}
