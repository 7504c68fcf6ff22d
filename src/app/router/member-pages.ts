import { currentAddress } from '../../lib/address';
import { routeAt } from './match';

/** The browser's event for Back and Forward, and wouter's for its own navigation. */
const NAVIGATIONS = ['popstate', 'pushState', 'replaceState'] as const;

/** Whether an address, also one from storage, leads to a page behind the sign-in and not out of the app. */
export function isMemberPage(address: string): boolean {
  const [path = ''] = address.split(/[?#]/);
  if (!path.startsWith('/')) return false;
  const { access } = routeAt(path);
  return access === 'member' || access === 'admin';
}

/** Calls back with the address of each member page that is opened in this tab; returns an unsubscribe function. */
export function watchMemberPages(opened: (address: string) => void): () => void {
  const report = () => {
    const address = currentAddress();
    if (isMemberPage(address)) opened(address);
  };
  NAVIGATIONS.forEach((type) => window.addEventListener(type, report));
  report();
  return () => NAVIGATIONS.forEach((type) => window.removeEventListener(type, report));
}
