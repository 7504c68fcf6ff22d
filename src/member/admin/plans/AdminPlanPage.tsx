import { PlansPanel } from './PlansPanel';
import { useT } from '../../../i18n/useT';
import { ErrorBoundary } from '../../../ui/ErrorBoundary';
import '../../frame/page-title.css';

/** /admin/plan: assigns plans to users. */
export default function AdminPlanPage() {
  const t = useT();
  return (
    <>
      <h1 className="page-title">{t('page.adminPlan')}</h1>
      <ErrorBoundary>
        <PlansPanel />
      </ErrorBoundary>
    </>
  );
}
