import { useT } from '../../../i18n/useT';
import { Panels } from '../../../ui/ErrorBoundary';
import { SubscriptionsPanel } from './SubscriptionsPanel';

/** /admin/plan: assigns subscriptions to users. */
export default function AdminSubscriptionPage() {
  const t = useT();
  return (
    <>
      <h1 className="page-title">{t('page.adminSubscription')}</h1>
      <Panels>
        <SubscriptionsPanel />
      </Panels>
    </>
  );
}
