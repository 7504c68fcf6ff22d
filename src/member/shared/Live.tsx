import { useActorRef, useSelector } from '@xstate/react';
import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { ActorRefFrom, EmittedFrom } from 'xstate';
import { isStale, liveMachine, selectAsOf } from '../../../machines/live.machine';
import { asOf, isMarketOpen, type AsOf } from '../../market/clock';
import type { Day } from '../../market/day';
import { useAppActors, type AppActors } from '../../app/actors/AppActors';
import { useRetry } from '../../app/actors/retry';
import { failureOf } from '../../graph/failure';
import { createEmitter } from '../../lib/store';
import { line } from './line';
import type { PriceStream } from '../../app/session-clients';
import type { Wait } from '../../ui/FormWait';

type LiveActor = ActorRefFrom<typeof liveMachine>;
type Refresh = (how: {
  /** How often the view has been refreshed, this time included: every 15 seconds, unless refreshes fail. */
  count: number;
  /** Whether the page was hidden meanwhile. */
  isReturn: boolean;
  /** Whether a stream has missed prices. */
  isGap: boolean;
  /** Whether this is the refresh of what is not streamed, every five minutes while prices are. */
  isStreaming: boolean;
}) => Promise<unknown>;

/** The market time of the prices on screen, and whether newer ones could not be loaded. */
export type Freshness = { readonly asOf: AsOf; readonly isStale: boolean };

/** What a stream brings a view. */
export type Streamed = {
  /** Whose quotes it brings to the shared instruments; none where the view follows the stream by itself. */
  readonly symbols: readonly string[];
  /** Whether they are followed while the page is hidden, too. */
  readonly isInBackground?: boolean;
  /** Whether the feed does not quote what the view shows: no line brings it then. */
  readonly isUnquoted?: boolean;
  /** Why the view could not load them: a line need not bring what has not changed since. */
  readonly error?: unknown;
};

/** Of a view that follows the stream by itself. */
export const BY_ITSELF: Streamed = { symbols: [] };

/** A view whose prices are refreshed. */
type Refreshed = {
  readonly refetch: (of: Omit<Parameters<Refresh>[0], 'count'>) => Promise<unknown>;
  readonly streamed: Streamed | undefined;
};

export type Live = {
  readonly actor: LiveActor;
  /** Resolves with the session's stream of prices; null where its feed has none. */
  readonly stream: () => Promise<PriceStream | null>;
  readonly views: Set<Refreshed>;
  /** Says that another view is refreshed, or one no longer. */
  readonly changed: ReturnType<typeof createEmitter<void>>;
};

// Not `createActorContext`: its hooks throw where a panel is rendered alone, without live prices.
const LiveContext = createContext<Live | null>(null);
/** Apart from the other, which the panels read that need not render again with every refresh. */
const FreshnessContext = createContext<Freshness | null>(null);
/** Its day alone, for views that would render again with every refresh. */
const PricesDayContext = createContext<Day | null>(null);
const WaitContext = createContext<Wait | undefined>(undefined);

/** More than this between two ticks of the market's clock means that it was set, or that this machine slept. */
const JUMP = 5 * 60_000;
/** By less it goes back where the server has corrected it, which makes no price another. */
const BACK = 60_000;

type Props = {
  /** Refetches everything on screen, as another trading day may have begun. */
  onEverything: () => Promise<unknown>;
  /** Returns since when the feed's figures stand still, in ms since 1970; null while they do not. */
  unchangedSince?: (() => number | null) | undefined;
  stream?: Live['stream'];
  children: ReactNode;
};

const noStream = async () => null;

/** Keeps the prices on the pages inside as fresh as the market moves. */
export function LiveProvider({ onEverything, unchangedSince, stream = noStream, children }: Props) {
  const { clock, connection, demo } = useAppActors();
  const actor = useActorRef(liveMachine, {
    input: {
      asOf: clock.now().getTime(),
      isOpen: isMarketOpen(clock.now()),
      isVisible: isHere(connection),
      refreshInterval: demo?.refreshInterval,
    },
  });
  const [live] = useState<Live>(() => ({ actor, stream, views: new Set(), changed: createEmitter() }));
  const { wait, onRefused } = useRetry();
  useRefreshing(live, { onEverything, onRefused });
  const freshness = useFreshnessOf(actor, unchangedSince);
  usePresence(actor);
  useMarketClock(actor);

  return (
    <LiveContext value={live}>
      <FreshnessContext value={freshness}>
        <PricesDayContext value={freshness.asOf.day}>
          <WaitContext value={wait}>{children}</WaitContext>
        </PricesDayContext>
      </FreshnessContext>
    </LiveContext>
  );
}

function isHere(connection: AppActors['connection']) {
  return document.visibilityState !== 'hidden' && connection.getSnapshot().matches('online');
}

type Refreshing = {
  onEverything: () => Promise<unknown>;
  onRefused: ReturnType<typeof useRetry>['onRefused'];
};

const REST = 'refresh the rest';
const UNQUOTED = 'refresh unquoted prices';

/** Refetches when the machine requests it, and reports the result to it. */
function useRefreshing({ actor, views }: Live, { onEverything, onRefused }: Refreshing): void {
  const { clock } = useAppActors();
  const loadsOf = ({ type }: EmittedFrom<typeof liveMachine>): readonly unknown[] => {
    if (type === 'refresh everything') return [onEverything()];
    return [...views].flatMap(({ refetch, streamed }) => {
      const isStreaming = type === REST;
      const isDue = isStreaming
        ? !streamed || streamed.isUnquoted
        : type !== UNQUOTED || streamed?.isUnquoted;
      if (!isDue) return [];
      return refetch({
        isReturn: type === 'refresh prices on return',
        isGap: type === 'refresh missed prices',
        isStreaming,
      });
    });
  };
  const newest = useRef<Promise<unknown>>(Promise.resolve());
  const refresh = useEffectEvent(async (request: EmittedFrom<typeof liveMachine>) => {
    // What is in flight was requested before trading began or ended, and would come after what is requested now.
    if (request.type === 'refresh everything') await newest.current;
    const loads = Promise.allSettled(loadsOf(request));
    newest.current = loads;
    const results = await loads;
    const failed = results.filter((result) => result.status === 'rejected');
    failed.forEach(({ reason }) => onRefused(failureOf(reason)));
    if (failed.length > 0) actor.send({ type: 'refresh failed' });
    // Neither of the two has loaded what a stream has missed.
    else if (request.type !== REST && request.type !== UNQUOTED)
      actor.send({ type: 'refreshed', at: clock.now().getTime() });
  });

  useEffect(() => {
    const subscription = actor.on('*', (request) => void refresh(request));
    return () => subscription.unsubscribe();
  }, [actor]);
}

/** Reports whether somebody can see the page and has a network. */
function usePresence(actor: LiveActor) {
  const { connection } = useAppActors();
  useEffect(() => {
    const report = () => actor.send({ type: isHere(connection) ? 'visible' : 'hidden' });
    const subscriptions = [
      // Any query may have failed without a network: everything is missed, as after a jump of the clock.
      connection.on('reconnected', () => actor.send({ type: 'clock jumped' })),
      connection.subscribe(report),
    ];
    document.addEventListener('visibilitychange', report);
    return () => {
      document.removeEventListener('visibilitychange', report);
      subscriptions.forEach((subscription) => subscription.unsubscribe());
    };
  }, [actor, connection]);
}

/** Reports every minute of the market whether it is open, and when the clock jumped. */
function useMarketClock(actor: LiveActor) {
  const { clock } = useAppActors();
  useEffect(() => {
    let last = clock.now().getTime();
    return clock.subscribe(() => {
      const now = clock.now().getTime();
      const passed = now - last;
      last = now;
      actor.send({ type: 'minute passed', isOpen: isMarketOpen(clock.now()) });
      if (passed < -BACK || passed > JUMP) actor.send({ type: 'clock jumped' });
    });
  }, [actor, clock]);
}

function useFreshnessOf(actor: LiveActor, unchangedSince: Props['unchangedSince']): Freshness {
  const { connection } = useAppActors();
  const at = useSelector(actor, selectAsOf);
  // Found out anew whenever the actor hears of prices, or that a line has brought none.
  const since = useSelector(actor, () => unchangedSince?.() ?? null);
  const hasFailed = useSelector(actor, isStale);
  const isOffline = useSelector(connection, (snapshot) => snapshot.matches('offline'));
  return useMemo(
    () => ({ asOf: asOfFigures(at, since), isStale: hasFailed || isOffline }),
    [at, since, hasFailed, isOffline],
  );
}

/** The market time of prices that were loaded at an instant: that since which they stand still, while they do. */
function asOfFigures(at: number, since: number | null): AsOf {
  const loaded = asOf(new Date(at));
  if (since === null || loaded.kind !== 'minute') return loaded;
  const unchanged = asOf(new Date(since));
  return unchanged.kind === 'minute' ? { ...unchanged, isUnchanged: true } : loaded;
}

/**
 * Calls `refresh` whenever the prices of a view should be refetched, for as long as the view is mounted; what is `streamed` needs
 * none while it is.
 */
export function useRefresh(refresh: Refresh, streamed?: Streamed): void {
  const live = use(LiveContext);
  const newest = useEffectEvent(refresh);
  const newestStreamed = useEffectEvent(() => streamed);
  const key = streamed && `${streamed.symbols.join()} ${streamed.isUnquoted}`;
  const hasMissed = useIsStreaming() && streamed?.error !== undefined;

  useEffect(() => {
    if (!live) return;
    let count = 0;
    const view: Refreshed = {
      refetch: (of) => newest({ ...of, count: (count += 1) }),
      streamed: newestStreamed(),
    };
    live.views.add(view);
    live.changed.emit();
    return () => {
      live.views.delete(view);
      live.changed.emit();
    };
  }, [live, key]);
  useEffect(() => {
    if (hasMissed) live?.actor.send({ type: 'view failed' });
  }, [live, hasMissed]);
}

/** Whether a line brings the prices. */
export function useIsStreaming(): boolean {
  return useSyncExternalStore(line.subscribe, () => line.get()?.isStreaming ?? false);
}

/** What keeps the prices of the page fresh; null without a `LiveProvider`. */
export function useLive(): Live | null {
  return use(LiveContext);
}

/** The freshness of the prices on screen; null without a `LiveProvider`. */
export function useFreshness(): Freshness | null {
  return use(FreshnessContext);
}

/** The trading day of the prices on screen; null without a `LiveProvider`. Renders again for another day alone. */
export function usePricesDay(): Day | null {
  return use(PricesDayContext);
}

/** Returns a function that refetches prices at once, and the wait that the server named when it refused them. */
export function usePricesRetry() {
  const actor = use(LiveContext)?.actor;
  return { onRetry: () => actor?.send({ type: 'retry' }), wait: use(WaitContext) };
}
