import { useQuery } from '@apollo/client/react';
import { lazy, useMemo, useRef } from 'react';
import { ListingDocument } from '../../graph/board.generated';
import { useWatchlist } from '../frame/Watchlist';
import { SparklineCell } from '../watchlist/SparklineCell';
import { useListEdits } from '../watchlist/useListEdits';
import { WatchlistsDocument } from '../watchlist/watchlist.generated';
import type { Lists } from './lists';
import { openMarket } from './open-market';

const Market = lazy(openMarket);

/** What the page queries first. */
export const firstQueries = [ListingDocument];

/** /market: the whole market on one page. */
export default function BoardPage() {
  return <Market lists={useLists()} Sparkline={SparklineCell} />;
}

const noLists: Lists['all'] = [];

/** The person's lists; a star belongs to the list that they have chosen last. */
function useLists(): Lists {
  const { data } = useQuery(WatchlistsDocument);
  const listId = useWatchlist(({ context }) => context.listId);
  const lists = data?.watchlists;
  const list = lists?.find(({ id }) => id === listId) ?? lists?.[0];
  const starred = useMemo(
    () => (list ? new Set(list.instruments.map(({ symbol }) => symbol)) : null),
    [list],
  );
  const { add, remove } = useListEdits();
  const pending = useRef(new Set<string>());

  const onStar = async (symbol: string) => {
    if (!list || pending.current.has(symbol)) return;
    pending.current.add(symbol);
    await (starred?.has(symbol) ? remove(list, symbol, () => {}) : add(list, symbol));
    pending.current.delete(symbol);
  };
  return { all: lists ?? noLists, starred, onStar: (symbol) => void onStar(symbol) };
}
