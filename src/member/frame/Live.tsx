import { useActorRef, useSelector } from '@xstate/react';
import { createContext, use, useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { isStale, liveMachine, selectAsOf } from '../../../machines/live.machine';
import { asOf, isMarketOpen, type AsOf } from '../../market/clock';
import { useAppActors } from '../../app/actors/AppActors';

type Refresh = () => Promise<unknown>;

/** What the prices on screen stand for, and whether newer ones could not be had. */
export type Freshness = { readonly asOf: AsOf; readonly isStale: boolean };

type Live = { actor: ActorRefFrom<typeof liveMachine>; refreshes: Set<Refresh> };

const LiveContext = createContext<Live | null>(null);
const FreshnessContext = createContext<Freshness | null>(null);

/** The market's clock, told every minute, went further than that: it was set, or this machine slept. */
const JUMP = 5 * 60_000;

type Props = {
  /** Asks for everything on screen: another day may have begun. */
  onEverything: () => Promise<unknown>;
  children: ReactNode;
};

/** Keeps the prices on the pages inside as fresh as the market moves. */
export function LiveProvider({ onEverything, children }: Props) {
  const { clock, connection } = useAppActors();
  const isHere = () => document.visibilityState !== 'hidden' && connection.getSnapshot().matches('online');
  const actor = useActorRef(liveMachine, {
    input: { asOf: clock.now().getTime(), isOpen: isMarketOpen(clock.now()), isVisible: isHere() },
  });
  const [refreshes] = useState(() => new Set<Refresh>());

  const settle = useEffectEvent(async (asked: readonly Promise<unknown>[]) => {
    const answers = await Promise.allSettled(asked);
    const failed = answers.some(({ status }) => status === 'rejected');
    actor.send(failed ? { type: 'refresh failed' } : { type: 'refreshed', at: clock.now().getTime() });
  });
  const askForPrices = useEffectEvent(() => void settle([...refreshes].map((refresh) => refresh())));
  const askForEverything = useEffectEvent(() => void settle([onEverything()]));
  const look = useEffectEvent(() => actor.send({ type: isHere() ? 'visible' : 'hidden' }));

  useEffect(() => {
    const told = [
      actor.on('refresh prices', askForPrices),
      actor.on('refresh everything', askForEverything),
      connection.subscribe(look),
    ];
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      told.forEach((subscription) => subscription.unsubscribe());
    };
  }, [actor, connection]);

  useEffect(() => {
    let last = clock.now().getTime();
    return clock.subscribe(() => {
      const now = clock.now().getTime();
      const way = now - last;
      last = now;
      actor.send({ type: 'minute passed', isOpen: isMarketOpen(clock.now()) });
      if (way < 0 || way > JUMP) actor.send({ type: 'clock jumped' });
    });
  }, [actor, clock]);

  const live = useMemo(() => ({ actor, refreshes }), [actor, refreshes]);
  const at = useSelector(actor, selectAsOf);
  const isOffline = useSelector(connection, (snapshot) => snapshot.matches('offline'));
  const hasFailed = useSelector(actor, isStale);
  const freshness = useMemo(
    () => ({ asOf: asOf(new Date(at)), isStale: hasFailed || isOffline }),
    [at, hasFailed, isOffline],
  );
  return (
    <LiveContext value={live}>
      <FreshnessContext value={freshness}>{children}</FreshnessContext>
    </LiveContext>
  );
}

/** Has `refresh` called whenever the prices of a view should be asked for anew, for as long as the view is there. */
export function useRefresh(refresh: Refresh): void {
  const refreshes = use(LiveContext)?.refreshes;
  const newest = useEffectEvent(refresh);

  useEffect(() => {
    if (!refreshes) return;
    const call = () => newest();
    refreshes.add(call);
    return () => void refreshes.delete(call);
  }, [refreshes]);
}

/** Null where nothing keeps prices fresh. */
export function useFreshness(): Freshness | null {
  return use(FreshnessContext);
}

/** Has prices asked for at once. */
export function useRetry(): () => void {
  const actor = use(LiveContext)?.actor;
  return () => actor?.send({ type: 'retry' });
}
