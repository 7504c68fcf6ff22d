import { Link } from '../../../app/router/Link';
import { SignalsPanel } from '../../signals/SignalsPanel';
import { useT } from '../../../i18n/useT';
import { Panels } from '../../../ui/ErrorBoundary';
import { AdminSignalsPanel } from './AdminSignalsPanel';

/** /admin/signal: the runs of the studies, and the list that investors see. */
export default function AdminSignalsPage() {
  const t = useT();
  return (
    <>
      <h1 className="page-title">{t('page.adminSignals')}</h1>
      <div className="stack">
        <Panels>
          <AdminSignalsPanel />
          <SignalsPanel />
        </Panels>
        <p className="text-2">
          <Link href="/admin/feed">{t('page.adminFeed')}</Link>
        </p>
      </div>
    </>
  );
}
