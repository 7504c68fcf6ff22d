import { useT } from '../../../i18n/useT';
import { Panels } from '../../../ui/ErrorBoundary';
import { part } from '../../../ui/part';

const SubscriptionsPanel = part(() => import('./SubscriptionsPanel'), 'SubscriptionsPanel', {
  texts: 'admin',
});

/** Loads the users' view with its texts. */
export function loadFirst() {
  return SubscriptionsPanel.load();
}

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
