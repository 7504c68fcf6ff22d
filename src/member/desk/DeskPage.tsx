import { lazy, Suspense } from 'react';
import { withDeskMessages } from '../../i18n/desk';
import { Skeleton } from '../../ui/PanelState';
import { AlertsPanel } from '../alerts/AlertsPanel';

const Desk = lazy(async () => ({ default: (await withDeskMessages(import('./Desk'))).Desk }));

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
