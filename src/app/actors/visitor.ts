import type { SnapshotFrom } from 'xstate';
import { isAdmin, isLocked, isSignedIn, type sessionMachine } from '../../../machines/session.machine';
import { useSession } from './AppActors';

/** How far a person is let in; somebody locked out is a member who has to say the password first. */
export type Visitor = 'visitor' | 'locked' | 'member' | 'admin';

/** Who is at the keyboard; only a session whose validated user says so makes an admin. */
export function visitorIn(snapshot: SnapshotFrom<typeof sessionMachine>): Visitor {
  if (isLocked(snapshot)) return 'locked';
  if (!isSignedIn(snapshot)) return 'visitor';
  return isAdmin(snapshot) ? 'admin' : 'member';
}

export function useVisitor(): Visitor {
  return useSession(visitorIn);
}
