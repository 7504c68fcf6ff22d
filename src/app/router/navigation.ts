import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import type { Destination, Navigation } from '../../../machines/navigation';
import { basePath } from '../../lib/address';
import { withSignal } from '../../lib/signal-address';
import { pathTo, type Href } from './paths';

type Options = { replace?: boolean };

/** Returns a stable function that opens a page of the route table. */
export function useNavigate(): (to: Href, options?: Options) => void {
  return useLocation()[1];
}

/** Returns a function that opens the current page with another query. */
export function useSetSearch(): (search: string, options?: Options) => void {
  const [path, navigate] = useLocation();
  return useCallback(
    (search, options) => navigate(search === '' ? path : `${path}?${search.replace(/^\?/, '')}`, options),
    [navigate, path],
  );
}

/** Opens the page that a machine's `navigate` event names. */
export function navigateTo({ to, replace }: Navigation) {
  // A stored address of an interrupted session is any path within the app; the router matches it.
  const path = to.page === 'interrupted' ? to.path : hrefOf(to);
  navigate(basePath + path, { replace });
}

function hrefOf(to: Exclude<Destination, { page: 'interrupted' }>): Href {
  switch (to.page) {
    case 'home':
      return '/';
    case 'about':
      return '/about';
    case 'login':
      return '/auth/login';
    case 'lock':
      return '/auth/lock';
    case 'linkSent':
      return '/auth/set-password-link-sent';
    case 'newPassword':
      return '/auth/new-password';
    case 'technical':
      return `${pathTo('/technical/:symbol', to)}${chartSettings()}`;
  }
}

/** The chart's settings in the query, kept from symbol to symbol; the signal belongs to the symbol that is left. */
function chartSettings(): '' | `?${string}` {
  const { pathname, search } = window.location;
  const isOnChart = pathname.startsWith(basePath + pathTo('/technical/:symbol', { symbol: '' }));
  return isOnChart && search !== '' ? withSignal(search as `?${string}`, null) : '';
}
