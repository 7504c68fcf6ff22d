import type { SnapshotFrom } from 'xstate';
import { isAdmin, isLocked, isSignedIn, type sessionMachine } from '../../../machines/session.machine';
import { useSession } from './AppActors';

/** How far a person is let in; somebody locked out is a member who has to say the password first. */
export type Role = 'visitor' | 'locked' | 'member' | 'admin';

/** Who is at the keyboard; only a session whose validated user says so makes an admin. */
export function roleIn(snapshot: SnapshotFrom<typeof sessionMachine>): Role {
  if (isLocked(snapshot)) return 'locked';
  if (!isSignedIn(snapshot)) return 'visitor';
  return isAdmin(snapshot) ? 'admin' : 'member';
}

export function useRole(): Role {
  return useSession(roleIn);
}
