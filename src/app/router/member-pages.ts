import { currentAddress } from '../../lib/address';
import { routeAt } from './match';
import type { Access } from './routes';

/** The browser's event for Back and Forward, and wouter's for its own navigation. */
const NAVIGATIONS = ['popstate', 'pushState', 'replaceState'] as const;

/** Whether an address, also one from storage, leads to a page behind the sign-in and not out of the app. */
export function isMemberPage(address: string): boolean {
  const access = accessOf(address);
  return access === 'member' || access === 'admin';
}

function accessOf(address: string): Access | null {
  const [path = ''] = address.split(/[?#]/);
  return path.startsWith('/') ? routeAt(path).access : null;
}

/**
 * Calls back with the address of each member page that is opened in this tab, an admin's page where the person is one;
 * returns an unsubscribe function.
 */
export function watchMemberPages(opened: (address: string) => void, isAdmin: () => boolean): () => void {
  const report = () => {
    const address = currentAddress();
    const access = accessOf(address);
    if (access === 'member' || (access === 'admin' && isAdmin())) opened(address);
  };
  NAVIGATIONS.forEach((type) => window.addEventListener(type, report));
  report();
  return () => NAVIGATIONS.forEach((type) => window.removeEventListener(type, report));
}
