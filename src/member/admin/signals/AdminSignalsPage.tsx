import { AdminSignalsPanel } from './AdminSignalsPanel';
import { SignalsPanel } from '../../signals/SignalsPanel';
import { useT } from '../../../i18n/useT';
import { ErrorBoundary } from '../../../ui/ErrorBoundary';

/** /admin/signal: what the studies found, and what investors see of it. */
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
