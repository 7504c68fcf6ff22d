import { Suspense } from 'react';
import { useOpenedDialog } from '../shared/desk-dialogs';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { part } from '../../ui/part';

// Apart from what every page loads, since it brings the forms' library.
const TradeDialog = part(() => import('./TradeDialog'), 'TradeDialog');

/** The dialog that a page has opened to record or edit a trade. */
export function OpenedTradeDialog() {
  const { draft, close } = useOpenedDialog('trade');
  if (!draft) return null;
  return (
    // Without its code the page around it stays.
    <ErrorBoundary>
      <Suspense>
        <TradeDialog draft={draft} onClose={close} />
      </Suspense>
    </ErrorBoundary>
  );
}
