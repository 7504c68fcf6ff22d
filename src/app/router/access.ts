import type { Role } from '../actors/role';
import type { Access, Path } from './routes';

/** Returns the page that a refused person is sent to; null where the page admits them. */
export function redirectFor(access: Access, visitor: Role): Path | null {
  if (access === 'locked') return visitor === 'visitor' ? '/about' : null;
  if (visitor === 'locked') return access === 'anyone' ? null : '/auth/lock';
  if (access === 'visitor') return visitor === 'visitor' ? null : '/';
  if (access === 'member') return visitor === 'visitor' ? '/about' : null;
  if (access === 'admin') return visitor === 'admin' ? null : '/about';
  return null;
}
