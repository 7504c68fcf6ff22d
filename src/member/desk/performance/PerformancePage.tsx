import { Suspense } from 'react';
import { loadMessages } from '../../../i18n/i18n';
import { Skeleton } from '../../../ui/PanelState';
import { part } from '../../../ui/part';

const Performance = part(() => import('./Performance'), 'Performance', {
  texts: 'desk',
  needs: () => loadMessages('account'),
});

/** /desk/performance: what came of the trades of My T+, beside VN-Index and beside their plans. */
export default function PerformancePage() {
  return (
    <Suspense fallback={<Skeleton rows={12} />}>
      <Performance />
    </Suspense>
  );
}
