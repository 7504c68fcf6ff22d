import { useSelector } from '@xstate/react';
import { createContext, use } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from '../../../machines/session.machine';
import type { ConfirmationActor } from './confirmation';
import type { ConnectionActor } from './connection';
import type { Demo } from './demo';
import type { Clock } from './clock';
import type { InstallActor } from './install';
import type { NoticesActor } from './notices';
import type { RecoveryActor } from './recovery';
import type { RestFor } from '../../rest/rest-for';
import type { SessionActor } from './session';
import type { ThemeActor } from './theme';
import type { UpdateActor } from './update';

/** What runs from the first paint on; the composition root starts it, every view may ask it. */
export type Running = {
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

const RunningContext = createContext<Running | null>(null);

export const RunningProvider = RunningContext.Provider;

export function useRunning(): Running {
  const running = use(RunningContext);
  if (!running) throw new Error('useRunning needs a RunningProvider above it');
  return running;
}

/** What `select` reads off the session, drawn again when it changes. */
export function useSession<T>(select: (snapshot: SnapshotFrom<typeof sessionMachine>) => T): T {
  return useSelector(useRunning().session, select);
}
