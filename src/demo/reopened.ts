import { openTabText } from '../lib/storage';

/**
 * The name of the control that had the focus ('' for one without a name) when the drawer reloaded the page; null unless it
 * did.
 */
export const reopened = openTabText(window, 'demo.drawer');
