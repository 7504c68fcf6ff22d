import { Suspense, type ReactNode } from 'react';
import { useNotify } from '../../app/actors/useNotify';
import { useT } from '../../i18n/useT';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { useOpenedDialog } from '../shared/desk-dialogs';
import { AlertDialog, TradeDialog } from './header-slots';

/** The dialogs that views open with `useDeskDialogs`. */
export function DeskDialogs() {
  const alert = useOpenedDialog('alert');
  const trade = useOpenedDialog('trade');
  return (
    <>
      {alert.draft && (
        <Opened onClose={alert.close}>
          <AlertDialog draft={alert.draft} onClose={alert.close} />
        </Opened>
      )}
      {trade.draft && (
        <Opened onClose={trade.close}>
          <TradeDialog draft={trade.draft} onClose={trade.close} />
        </Opened>
      )}
    </>
  );
}

/** An opened dialog; one that crashes, as without its code, is closed, and a notice offers to load the page again. */
function Opened({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const t = useT();
  const notify = useNotify();
  const reportCrash = () => {
    onClose();
    const action = { label: t('app.updateNow'), onAct: () => window.location.reload() };
    notify({ kind: 'error', title: t('app.failed'), action });
  };
  return (
    <ErrorBoundary onCrash={reportCrash}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
