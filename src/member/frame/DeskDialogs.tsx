import { useOpenedDialog } from '../shared/desk-dialogs';
import { AlertDialog, TradeDialog } from './header-slots';
import { Opened } from './Opened';

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
