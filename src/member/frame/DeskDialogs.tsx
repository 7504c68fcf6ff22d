import { part } from '../../ui/part';
import { useOpenedDialog } from '../shared/desk-dialogs';
import { Opened } from '../shared/Opened';

const AlertDialog = part(() => import('../alerts/AlertDialog'), 'AlertDialog', { texts: 'desk' });
const TradeDialog = part(() => import('../desk/TradeDialog'), 'TradeDialog', { texts: 'desk' });

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
