import type { SnapshotFrom } from 'xstate';
import { isAdmin, isLocked, isSignedIn, type sessionMachine } from '../../../machines/session.machine';
import { useSession } from './AppActors';

/** What a person may open; one who is locked is a member who has to enter the password first. */
export type Role = 'visitor' | 'locked' | 'member' | 'admin';

/** The role in a session snapshot; an admin is one by the session's validated user alone. */
export function roleIn(snapshot: SnapshotFrom<typeof sessionMachine>): Role {
  if (isLocked(snapshot)) return 'locked';
  if (!isSignedIn(snapshot)) return 'visitor';
  return isAdmin(snapshot) ? 'admin' : 'member';
}

export function useRole(): Role {
  return useSession(roleIn);
}
