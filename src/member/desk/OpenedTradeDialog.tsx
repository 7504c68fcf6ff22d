import { part } from '../../ui/part';

/** The dialog that records or edits a trade, apart from what every page loads, since it brings the forms' library. */
export const OpenedTradeDialog = part(() => import('./TradeDialog'), 'TradeDialog');
