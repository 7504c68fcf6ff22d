/** What the panel has for lists of one's own, in one file that is loaded. */
export { ListTools } from './ListTools';
export { OwnRows } from './OwnRows';
export { WatchlistRowMenu } from './WatchlistRowMenu';
