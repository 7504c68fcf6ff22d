import { openTabText } from '../lib/storage';

/**
 * The name of the control that had the focus when the drawer loaded the page anew for a change that counts from then on; the
 * drawer is then open again, with the focus there. Null where it has not.
 */
export const reopened = openTabText(window, 'demo.drawer');
