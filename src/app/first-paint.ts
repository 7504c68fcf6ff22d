import { runAfter } from '../lib/schedule';
import { currentPath } from '../lib/address';
import type { AppActors } from './actors/AppActors';
import { roleIn } from './actors/role';
import { startLanguage } from './language';
import { layoutFor } from './router/access';
import { loadMainLayout, loadMemberData, loadPage } from './router/load';
import { routeFor } from './router/match';

type Options = Pick<AppActors, 'storage' | 'session' | 'clients'>;

/** How long a member's first page may stay empty before the frame shows that it is loading, in ms. */
const SHOW_LOADING_AFTER = 1_000;

/**
 * Loads the texts and the page of the current address, so that the first render shows it whole: a frame without its page
 * would be painted twice, and React keeps a suspended page back for 300 ms. Returns a function that stops following the
 * stored language; rejects where no language can be loaded.
 */
export async function loadFirstPaint({ storage, session, clients }: Options): Promise<() => void> {
  const role = roleIn(session.getSnapshot());
  const route = routeFor(currentPath(), role);
  const hasFrame = layoutFor(route.layout, role) === 'main';
  const code = Promise.all([
    loadPage(route.path),
    ...(hasFrame ? [loadMainLayout(), loadMemberData(), clients.settled()] : []),
  ]);
  // What is missing is reported by the page's own error boundary.
  const loaded = code.catch(() => {});
  const loading = new Promise<void>((resolve) => runAfter(SHOW_LOADING_AFTER, resolve));
  // A visitor can read the welcome page of the HTML meanwhile; a member has nothing to read.
  const [stopLanguage] = await Promise.all([
    startLanguage(storage),
    hasFrame ? Promise.race([loaded, loading]) : loaded,
  ]);
  return stopLanguage;
}
