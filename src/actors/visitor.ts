import { isAdmin, isSignedIn } from '../../machines/session.machine';
import { useSession } from './Running';

/** How far a person is let in. */
export type Visitor = 'visitor' | 'member' | 'admin';

/** Who is at the keyboard; only a session whose validated user says so makes an admin. */
export function useVisitor(): Visitor {
  return useSession((snapshot) => {
    if (!isSignedIn(snapshot)) return 'visitor';
    return isAdmin(snapshot) ? 'admin' : 'member';
  });
}
