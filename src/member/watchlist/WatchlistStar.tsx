import { Star } from '../../ui/Star';
import { useStars } from './useStars';

/** Puts the symbol of a page on the person's list or takes it off; an empty place without a list. */
export function WatchlistStar({ symbol }: { symbol: string }) {
  const { starred, onStar } = useStars();
  if (!starred) return <span className="star" />;
  return <Star symbol={symbol} isStarred={starred.has(symbol)} onStar={onStar} />;
}
