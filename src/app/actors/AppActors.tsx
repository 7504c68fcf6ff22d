import { useSelector } from '@xstate/react';
import { createContext, use, useSyncExternalStore } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from '../../../machines/session.machine';
import type { ConnectionActor } from './connection';
import type { Demo } from './demo';
import type { Clock, MarketClock } from './clock';
import type { InstallActor } from './install';
import type { NoticesActor } from './notices';
import type { RetryActor } from './retry';
import type { BrowserStorage } from '../../lib/storage';
import type { Rest } from '../../rest/client';
import type { SessionClients, SessionClientsStore } from '../session-clients';
import type { SessionActor } from './session';
import type { ThemeActor } from './theme';
import type { UpdateActor } from './update';

/** The actors, clients and storage of the page; `src/main.tsx` creates and stops them. */
export type AppActors = {
  session: SessionActor;
  /** When a refused sign-in, and a request for a link, may be sent again. */
  signInRetry: RetryActor;
  linkRetry: RetryActor;
  theme: ThemeActor;
  notices: NoticesActor;
  connection: ConnectionActor;
  update: UpdateActor;
  install: InstallActor;
  clock: MarketClock;
  lockClock: Clock;
  /** The one access to localStorage. */
  storage: BrowserStorage;
  /** The API with the stored token, if any: the credential calls of anybody, signed in or not. */
  rest: Rest;
  clients: SessionClientsStore;
  demo: Demo | null;
};

const AppActorsContext = createContext<AppActors | null>(null);

export const AppActorsProvider = AppActorsContext.Provider;

export function useAppActors(): AppActors {
  const actors = use(AppActorsContext);
  if (!actors) throw new Error('useAppActors needs an AppActorsProvider above it');
  return actors;
}

/** The part of the session's snapshot that `select` picks. */
export function useSession<T>(select: (snapshot: SnapshotFrom<typeof sessionMachine>) => T): T {
  return useSelector(useAppActors().session, select);
}

/** The clients of the current session. */
export function useSessionClients(): SessionClients {
  const { clients } = useAppActors();
  return useSyncExternalStore(clients.subscribe, clients.get, clients.get);
}

/** Market time; renders again every minute. */
export function useMarketTime(): Date {
  const { clock } = useAppActors();
  return useSyncExternalStore(clock.subscribe, clock.now, clock.now);
}

/** The local time of this machine; renders again every ten seconds. */
export function useLocalTime(): Date {
  const { lockClock } = useAppActors();
  return useSyncExternalStore(lockClock.subscribe, lockClock.now, lockClock.now);
}
