import { lazy } from 'react';
import { ListingDocument } from '../../graph/board.generated';
import { SparklineCell } from '../watchlist/SparklineCell';
import { useStars } from '../watchlist/WatchlistStar';
import { openMarket } from './open-market';

const Market = lazy(openMarket);

/** What the page queries first. */
export const firstQueries = [ListingDocument];

/** /market: the whole market on one page. */
export default function BoardPage() {
  return <Market lists={useStars()} Sparkline={SparklineCell} />;
}
