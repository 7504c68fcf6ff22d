import type { ApolloClient } from '@apollo/client';
import { useListsAndStar } from '../watchlist/WatchlistStar';
import { Market } from './lazy-market';
import { loadBoard } from '../shared/screen/useBoard';

/** Loads the view, and queries what it queries first. */
export function loadFirst(client: ApolloClient) {
  return Promise.allSettled([Market.load(), loadBoard(client)]);
}

/** /market: the whole market on one page. */
export default function BoardPage() {
  return <Market lists={useListsAndStar()} />;
}
