import type { Visitor } from '../actors/visitor';
import type { Access } from './routes';

/** Where a page sends a person whom it does not admit; null when it admits them. */
export function refusal(access: Access, visitor: Visitor): string | null {
  if (access === 'locked') return visitor === 'visitor' ? '/about' : null;
  if (visitor === 'locked') return access === 'anyone' ? null : '/auth/lock';
  if (access === 'visitor') return visitor === 'visitor' ? null : '/';
  if (access === 'member') return visitor === 'visitor' ? '/about' : null;
  if (access === 'admin') return visitor === 'admin' ? null : '/about';
  return null;
}
