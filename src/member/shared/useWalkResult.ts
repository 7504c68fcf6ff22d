import { use, useCallback } from 'react';
import { useWatchlistActor, WALKED_RESULT, WalkedContext, type WalkedRow } from './WatchlistContext';

/** Returns a function that makes a result the list that the arrow keys walk. */
export function useWalkResult(): (rows: readonly WalkedRow[]) => void {
  const store = use(WalkedContext);
  const actor = useWatchlistActor();
  return useCallback(
    (rows) => {
      const { lists, listId } = actor.getSnapshot().context;
      const before = listId === WALKED_RESULT ? (store?.get()?.before ?? null) : listId;
      store?.set({ rows, before });
      const others = lists.filter(({ id }) => id !== WALKED_RESULT);
      const symbols = rows.map(({ symbol }) => symbol);
      actor.send({ type: 'lists changed', lists: [...others, { id: WALKED_RESULT, symbols }] });
      actor.send({ type: 'choose list', id: WALKED_RESULT });
    },
    [actor, store],
  );
}
