import { Star } from '../../ui/Star';
import { useMemo, useRef } from 'react';
import { useLists, type Watchlist } from '../shared/useLists';
import { useWalkedResult, useWatchlist, WALKED_RESULT } from '../shared/WatchlistContext';
import { useListEdits } from './useListEdits';

/** Puts the symbol of a page on the person's list or takes it off; an empty place without a list. */
export function WatchlistStar({ symbol }: { symbol: string }) {
  const { starred, onStar } = useListsAndStar();
  if (!starred) return <span className="star" />;
  return <Star symbol={symbol} isStarred={starred.has(symbol)} onStar={onStar} />;
}

const noLists: readonly Watchlist[] = [];

/** The id of the list that the person has chosen last; a result is none. */
function useChosenList() {
  const listId = useWatchlist(({ context }) => context.listId);
  const walked = useWalkedResult();
  return listId === WALKED_RESULT && walked ? walked.before : listId;
}

/** The person's lists and what adds a symbol to one; a star belongs to the list that they have chosen last, and `starred` is null without a list. */
export function useListsAndStar() {
  const { lists: loaded, error, onRetry } = useLists();
  const listId = useChosenList();
  const lists = loaded ?? noLists;
  const list = lists.find(({ id }) => id === listId) ?? lists[0];
  const starred = useMemo(() => (list ? new Set(list.rows.map(({ symbol }) => symbol)) : null), [list]);
  const { add, remove } = useListEdits();
  const pending = useRef(new Set<string>());

  const onStar = async (symbol: string) => {
    if (!list || pending.current.has(symbol)) return;
    pending.current.add(symbol);
    await (starred?.has(symbol) ? remove(list, symbol, () => {}) : add(list, symbol));
    pending.current.delete(symbol);
  };
  const onAdd = (id: string, symbol: string) => {
    const chosen = lists.find((each) => each.id === id);
    if (chosen) void add(chosen, symbol);
  };
  return {
    all: lists,
    isLoading: loaded === undefined && error === undefined,
    error: loaded === undefined ? error : undefined,
    onRetry,
    starred,
    onStar: (symbol: string) => void onStar(symbol),
    onAdd,
  };
}
