import { Suspense, type ReactNode } from 'react';
import { useNotify } from '../../app/actors/useNotify';
import { loadAgain } from '../../lib/reload';
import { useT } from '../../i18n/useT';
import { ErrorBoundary } from '../../ui/ErrorBoundary';

/** An opened dialog; one that crashes, as without its code, is closed, and a notice offers to load the page again. */
export function Opened({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const t = useT();
  const notify = useNotify();
  const reportCrash = () => {
    onClose();
    const action = { label: t('app.updateNow'), onAct: loadAgain };
    notify({ kind: 'error', title: t('app.failed'), action });
  };
  return (
    <ErrorBoundary onCrash={reportCrash}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
