import { part } from '../../ui/part';

/** The dialog that adds an alert, apart from what every page loads, since it brings the forms' library. */
export const OpenedAlertDialog = part(() => import('./AlertDialog'), 'AlertDialog');
