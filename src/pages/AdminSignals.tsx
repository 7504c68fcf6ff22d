import { AdminSignalsPanel } from '../features/admin/signals/AdminSignalsPanel';
import { SignalsPanel } from '../features/signals/SignalsPanel';
import { useT } from '../i18n/useT';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import './columns.css';
import './page-title.css';

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
