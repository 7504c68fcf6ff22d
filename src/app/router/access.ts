import type { Role } from '../actors/role';
import type { Access, Path, Route } from './routes';

/** Returns the page that a refused person is sent to; null where the page admits them. */
export function redirectFor(access: Access, role: Role): Path | null {
  if (access === 'locked') return role === 'visitor' ? '/about' : null;
  if (role === 'locked') return access === 'anyone' ? null : '/auth/lock';
  if (access === 'visitor') return role === 'visitor' ? null : '/';
  if (access === 'member') return role === 'visitor' ? '/about' : null;
  if (access === 'admin') return role === 'admin' ? null : '/about';
  return null;
}

/** The layout in which a person sees a page; while the browser is locked, a member sees it as a visitor does. */
export function layoutFor(layout: Route['layout'], role: Role): 'main' | 'bare' {
  if (layout !== 'main for members') return layout;
  return role === 'member' || role === 'admin' ? 'main' : 'bare';
}
