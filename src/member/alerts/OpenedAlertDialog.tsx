import { Suspense } from 'react';
import { useOpenedDialog } from '../shared/desk-dialogs';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { part } from '../../ui/part';

// Apart from what every page loads, since it brings the forms' library.
const AlertDialog = part(() => import('./AlertDialog'), 'AlertDialog');

/** The dialog that a row or a page has opened to add an alert. */
export function OpenedAlertDialog() {
  const { draft, close } = useOpenedDialog('alert');
  if (!draft) return null;
  return (
    // Without its code the page around it stays.
    <ErrorBoundary>
      <Suspense>
        <AlertDialog draft={draft} onClose={close} />
      </Suspense>
    </ErrorBoundary>
  );
}
