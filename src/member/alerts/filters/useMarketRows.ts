import { useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useMarketTime } from '../../../app/actors/AppActors';
import { BoardQuotesDocument, ListingDocument } from '../../../graph/board.generated';
import type { LoadContext } from '../../../graph/session-guard';
import { isMarketOpen } from '../../../market/clock';
import { createBoardRows } from '../../shared/screen/board-rows';

/** Behind everything that is on screen. */
const LAST: LoadContext = { priority: 'row' };

/**
 * Every listed symbol with its trading day, loaded every minute while the market is open; undefined until it is known. A feed
 * without quotes has the listing alone.
 */
export function useMarketRows() {
  const now = useMarketTime();
  const { data: listing } = useQuery(ListingDocument, { context: LAST });
  const listed = listing?.listing;
  const symbols = useMemo(() => listed?.map(({ symbol }) => symbol) ?? [], [listed]);
  const skip = symbols.length === 0;
  const { data, refetch } = useQuery(BoardQuotesDocument, {
    variables: { symbols },
    skip,
    fetchPolicy: 'cache-and-network',
    context: LAST,
  });
  // The page's own prices report a failure; the next minute tries again.
  const load = useEffectEvent(() => {
    if (!skip && isMarketOpen(now)) void refetch().catch(() => {});
  });
  useEffect(() => load(), [now]);

  const quotes = data?.boardQuotes;
  const [boardRows] = useState(createBoardRows);
  return useMemo(
    () => (listed && quotes !== undefined ? boardRows(listed, quotes ?? []) : undefined),
    [boardRows, listed, quotes],
  );
}
