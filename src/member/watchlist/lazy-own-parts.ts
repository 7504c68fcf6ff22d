import { part } from '../../ui/part';

const options = { when: 'idle', optional: true } as const;

/** What the panel has for lists of one's own, and to choose columns of all: all of it is loaded at once, in an idle moment. */
export const ListTools = part(() => import('./own/own-parts'), 'ListTools', { texts: 'desk', ...options });
export const RowMoves = part(ListTools.load, 'RowMoves', options);
export const WatchlistRowMenu = part(ListTools.load, 'WatchlistRowMenu', options);
