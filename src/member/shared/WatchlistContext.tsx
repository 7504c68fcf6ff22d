import { createActorContext, shallowEqual } from '@xstate/react';
import { useEffect, type ReactNode } from 'react';
import { isRunning, neighboursOf, watchlistMachine } from '../../../machines/watchlist.machine';
import { navigateTo } from '../../app/router/navigation';

const WatchlistContext = createActorContext(watchlistMachine);

export const useWatchlistActor = WatchlistContext.useActorRef;

/** The part of the selection's snapshot that `select` picks. */
export const useWatchlist = WatchlistContext.useSelector;

type Props = {
  /** Holds the loads of the feed, or releases them. */
  holdLoads: (hold: boolean) => void;
  children: ReactNode;
};

/** One person's list and row selection, kept from page to page for as long as they are signed in. */
export function WatchlistProvider({ holdLoads, children }: Props) {
  return (
    <WatchlistContext.Provider>
      <Navigation />
      <Loads hold={holdLoads} />
      {children}
    </WatchlistContext.Provider>
  );
}

/** Opens the page that the selection's `navigate` event names. */
function Navigation() {
  const actor = useWatchlistActor();
  useEffect(() => {
    const subscription = actor.on('navigate', navigateTo);
    return () => subscription.unsubscribe();
  }, [actor]);
  return null;
}

/** Holds the loads of the feed for as long as the selection runs. */
function Loads({ hold }: { hold: Props['holdLoads'] }) {
  const actor = useWatchlistActor();
  useEffect(() => {
    const subscription = actor.subscribe((snapshot) => hold(isRunning(snapshot)));
    return () => {
      subscription.unsubscribe();
      hold(false);
    };
  }, [actor, hold]);
  return null;
}

/** The symbols that one press of Up or Down would open. */
export function useNeighbours(): readonly string[] {
  return useWatchlist(({ context }) => neighboursOf(context), shallowEqual);
}
