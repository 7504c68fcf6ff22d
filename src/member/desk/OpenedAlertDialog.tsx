import { lazy, Suspense } from 'react';
import { useOpenedAlertDialog } from '../frame/alert-dialog';

// Apart from what every page loads, since it brings the forms' library.
const AlertDialog = lazy(async () => ({ default: (await import('./AlertDialog')).AlertDialog }));

/** The dialog that a row or a page has opened to add an alert. */
export function OpenedAlertDialog() {
  const { draft, close } = useOpenedAlertDialog();
  if (!draft) return null;
  return (
    <Suspense>
      <AlertDialog draft={draft} onClose={close} />
    </Suspense>
  );
}
