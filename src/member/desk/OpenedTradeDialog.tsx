import { lazy, Suspense } from 'react';
import { useOpenedDialog } from '../shared/desk-dialogs';

// Apart from what every page loads, since it brings the forms' library.
const TradeDialog = lazy(async () => ({ default: (await import('./TradeDialog')).TradeDialog }));

/** The dialog that a page has opened to record or edit a trade. */
export function OpenedTradeDialog() {
  const { draft, close } = useOpenedDialog('trade');
  if (!draft) return null;
  return (
    <Suspense>
      <TradeDialog draft={draft} onClose={close} />
    </Suspense>
  );
}
