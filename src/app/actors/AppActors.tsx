import { useSelector } from '@xstate/react';
import { createContext, use, useSyncExternalStore } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from '../../../machines/session.machine';
import type { ConfirmationActor } from './confirmation';
import type { ConnectionActor } from './connection';
import type { Demo } from './demo';
import type { Clock } from './clock';
import type { InstallActor } from './install';
import type { NoticesActor } from './notices';
import type { RecoveryActor } from './recovery';
import type { RestFor } from '../../rest/client';
import type { SessionActor } from './session';
import type { ThemeActor } from './theme';
import type { UpdateActor } from './update';

/** The actors and clients that live as long as the page; the composition root starts and stops them. */
export type AppActors = {
  session: SessionActor;
  theme: ThemeActor;
  notices: NoticesActor;
  recovery: RecoveryActor;
  confirmation: ConfirmationActor;
  connection: ConnectionActor;
  update: UpdateActor;
  install: InstallActor;
  clock: Clock;
  lockClock: Clock;
  /** The API for the calls that carry credentials; everything else goes through GraphQL. */
  restFor: RestFor;
  demo: Demo | null;
};

const AppActorsContext = createContext<AppActors | null>(null);

export const AppActorsProvider = AppActorsContext.Provider;

export function useAppActors(): AppActors {
  const actors = use(AppActorsContext);
  if (!actors) throw new Error('useAppActors needs a AppActorsProvider above it');
  return actors;
}

/** The part of the session's snapshot that `select` picks. */
export function useSession<T>(select: (snapshot: SnapshotFrom<typeof sessionMachine>) => T): T {
  return useSelector(useAppActors().session, select);
}

/** Market time; renders again every minute. */
export function useMarketTime(): Date {
  const { clock } = useAppActors();
  return useSyncExternalStore(clock.subscribe, clock.now);
}

/** The local time of this machine; renders again every ten seconds. */
export function useLocalTime(): Date {
  const { lockClock } = useAppActors();
  return useSyncExternalStore(lockClock.subscribe, lockClock.now);
}
