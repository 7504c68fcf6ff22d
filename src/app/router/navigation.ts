import { useCallback } from 'react';
import { useLocation, useRouter } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import type { Destination, Navigation } from '../../../machines/navigation';
import { basePath, currentPath } from '../../lib/address';
import { navigateFromOverlay } from '../../lib/overlay-history';
import { withSignal } from '../../lib/signal-address';
import { pathTo, type Href } from './paths';

type Options = { replace?: boolean };

/** Returns a stable function that opens a page of the route table. */
export function useNavigate(): (to: Href, options?: Options) => void {
  return useLocation()[1];
}

/** The query of the address without its `?`, encoded as it stands there; wouter's own hook decodes half of it. */
export function useSearch(): string {
  const router = useRouter();
  return router.searchHook(router).replace(/^\?/, '');
}

/** Returns a function that opens the current page with another query. */
export function useSetSearch(): (search: string, options?: Options) => void {
  const [path, navigate] = useLocation();
  return useCallback(
    (search, options) => navigate(search === '' ? path : `${path}?${search.replace(/^\?/, '')}`, options),
    [navigate, path],
  );
}

const pages = {
  home: '/',
  about: '/about',
  login: '/auth/login',
  lock: '/auth/lock',
  linkSent: '/auth/set-password-link-sent',
  newPassword: '/auth/new-password',
} as const satisfies Partial<Record<Destination['page'], Href>>;

/** Opens the page that a machine's `navigate` event names. */
export function navigateTo({ to, replace, from }: Navigation) {
  if (from !== undefined && currentPath() !== pages[from]) return;
  navigateFromOverlay(navigate, basePath + addressOf(to), { replace });
}

function addressOf(to: Destination): string {
  // Where a session was interrupted is any address within the app; the router matches it.
  if (to.page === 'interrupted') return to.path;
  if (to.page === 'technical') return pathTo('/technical/:symbol', to) + chartSettings();
  return pages[to.page];
}

/** The chart's settings in the query, kept from symbol to symbol; the signal belongs to the symbol that is left. */
function chartSettings(): string {
  const { pathname, search } = window.location;
  const isOnChart = pathname.startsWith(basePath + pathTo('/technical/:symbol', { symbol: '' }));
  return isOnChart ? withSignal(search, null) : '';
}
