import { createActorContext, shallowEqual } from '@xstate/react';
import { createContext, use, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { isRunning, neighboursOf, watchlistMachine } from '../../../machines/watchlist.machine';
import { navigateTo } from '../../app/router/navigation';
import { createStore, type Store } from '../../lib/store';

const WatchlistContext = createActorContext(watchlistMachine);

/** A symbol of a result that the arrow keys walk like a list. */
export type WalkedRow = {
  readonly symbol: string;
  readonly name: string | null;
  readonly price: number | null;
};

/** The id of that list among the person's own. */
export const WALKED_RESULT = 'result';

/** A result that was walked, and the id of the list that was chosen before it. */
type Walked = { readonly rows: readonly WalkedRow[]; readonly before: string | null };

export const WalkedContext = createContext<Store<Walked | null> | null>(null);

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
  const [walked] = useState(() => createStore<Walked | null>(null));
  return (
    <WatchlistContext.Provider>
      <Navigation />
      <Loads hold={holdLoads} />
      <WalkedContext value={walked}>{children}</WalkedContext>
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

const noChange = () => () => {};
const noResult = () => null;

/** The result that was walked last, as long as the person is signed in; null where none was. */
export function useWalkedResult(): Walked | null {
  const store = use(WalkedContext);
  return useSyncExternalStore(store?.subscribe ?? noChange, store?.get ?? noResult);
}
