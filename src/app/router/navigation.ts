import { navigate } from 'wouter/use-browser-location';
import type { Destination, Navigation } from '../../../machines/navigation';
import { basePath, technicalPath } from '../../lib/address';
import { withSignal } from '../../lib/signal-address';

/** Goes where a machine says. */
export function follow({ to, replace }: Navigation) {
  navigate(basePath + pathOf(to), { replace });
}

function pathOf(to: Destination): string {
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
      return technicalPath(to.symbol) + chartChoices();
    case 'interrupted':
      return to.path;
  }
}

/** From symbol to symbol the chart stays as it was set; a signal belongs to the symbol that is left. */
function chartChoices() {
  const { pathname, search } = window.location;
  const isOnChart = pathname.startsWith(basePath + technicalPath(''));
  return isOnChart ? withSignal(search, null).replaceAll('%2C', ',') : '';
}
