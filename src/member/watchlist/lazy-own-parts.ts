import { part } from '../../ui/part';

const options = { when: 'idle', optional: true } as const;

/** What the panel has for lists of one's own: all of it is loaded at once, in an idle moment. */
export const ListTools = part(() => import('./own/own-parts'), 'ListTools', { texts: 'desk', ...options });
export const OwnRows = part(ListTools.load, 'OwnRows', options);
export const WatchlistRowMenu = part(ListTools.load, 'WatchlistRowMenu', options);
