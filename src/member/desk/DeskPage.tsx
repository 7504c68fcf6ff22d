import { Suspense } from 'react';
import { loadMessages } from '../../i18n/i18n';
import { Skeleton } from '../../ui/PanelState';
import { AlertsPanel } from '../alerts/AlertsPanel';
import { part } from '../../ui/part';

const Desk = part(() => import('./Desk'), 'Desk', {
  texts: 'desk',
  needs: () => loadMessages('account'),
});

/** /desk: what a person has bought, when it may be sold, what it brought, and every alert. */
export default function DeskPage() {
  return (
    <Suspense fallback={<Skeleton rows={8} />}>
      <Desk>
        <AlertsPanel />
      </Desk>
    </Suspense>
  );
}
