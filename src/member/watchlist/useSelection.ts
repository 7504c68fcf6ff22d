import { useEffect } from 'react';
import { selectedSymbol } from '../../../machines/watchlist.machine';
import type { Watchlist } from '../shared/useLists';
import { useWatchlist, useWatchlistActor } from '../shared/WatchlistContext';

/** Synchronises the selection machine with the person's lists and the address; returns the selection. */
export function useSelection(lists: readonly Watchlist[], opened: string | null) {
  const actor = useWatchlistActor();

  useEffect(() => {
    actor.send({
      type: 'lists changed',
      lists: lists.map(({ id, rows }) => ({ id, symbols: rows.map(({ symbol }) => symbol) })),
    });
  }, [actor, lists]);

  useEffect(() => {
    actor.send(opened === null ? { type: 'symbol closed' } : { type: 'symbol opened', symbol: opened });
  }, [actor, opened]);

  const listId = useWatchlist(({ context }) => context.listId);
  const symbol = useWatchlist(({ context }) => selectedSymbol(context));
  return { actor, symbol, list: lists.find(({ id }) => id === listId) ?? lists[0] };
}
