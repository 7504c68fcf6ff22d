/** What the panel has for lists of one's own, and to choose columns of all, in one file that is loaded. */
export { ListTools } from './ListTools';
export { RowMoves } from './RowMoves';
export { WatchlistRowMenu } from './WatchlistRowMenu';
