import type { ApolloClient } from '@apollo/client';
import { lazyOnce } from '../../ui/lazy-once';
import { useStars } from '../watchlist/WatchlistStar';
import { openMarket } from './open-market';
import { loadBoard } from './useBoard';

const Market = lazyOnce(openMarket);

/** Loads the view, and queries what it queries first. */
export function loadFirst(client: ApolloClient) {
  return Promise.allSettled([openMarket(), loadBoard(client)]);
}

/** /market: the whole market on one page. */
export default function BoardPage() {
  return <Market lists={useStars()} />;
}
