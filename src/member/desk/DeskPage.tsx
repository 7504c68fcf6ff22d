import { Suspense } from 'react';
import { Skeleton } from '../../ui/PanelState';
import { AlertsPanel } from '../alerts/AlertsPanel';
import { part } from '../../ui/part';

const Desk = part(() => import('./Desk'), 'Desk', { texts: 'desk' });

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
