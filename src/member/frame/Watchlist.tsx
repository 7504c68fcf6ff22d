import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { createContext, use, useEffect, type ReactNode } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Navigation } from '../../../machines/navigation';
import { neighboursOf, watchlistMachine } from '../../../machines/watchlist.machine';

type WatchlistActor = ActorRefFrom<typeof watchlistMachine>;

const WatchlistContext = createContext<WatchlistActor | null>(null);

type Props = { onNavigate: (navigation: Navigation) => void; children: ReactNode };

/** One person's list and row selection, kept from page to page for as long as they are signed in. */
export function WatchlistProvider({ onNavigate, children }: Props) {
  const actor = useActorRef(watchlistMachine);

  useEffect(() => {
    const subscription = actor.on('navigate', onNavigate);
    return () => subscription.unsubscribe();
  }, [actor, onNavigate]);

  return <WatchlistContext value={actor}>{children}</WatchlistContext>;
}

export function useWatchlistActor(): WatchlistActor {
  const actor = use(WatchlistContext);
  if (!actor) throw new Error('useWatchlistActor needs a WatchlistProvider above it');
  return actor;
}

/** What `select` reads off the selection, drawn again when it changes. */
export function useWatchlist<T>(select: (snapshot: SnapshotFrom<typeof watchlistMachine>) => T): T {
  return useSelector(useWatchlistActor(), select);
}

/** The symbols that one press of Up or Down would open. */
export function useNeighbours(): readonly string[] {
  return useSelector(useWatchlistActor(), ({ context }) => neighboursOf(context), shallowEqual);
}
