import type { ApolloClient } from '@apollo/client';
import { currentPath } from '../lib/address';
import { runAfter } from '../lib/schedule';
import { isOutlined } from '../ui/waiting';
import type { AppActors } from './actors/AppActors';
import { roleIn } from './actors/role';
import { startLanguage } from './language';
import { layoutFor } from './router/access';
import { MainLayout, pageOf } from './router/load';
import { routeFor } from './router/match';
import type { PageModule } from './router/groups';

type Options = Pick<AppActors, 'storage' | 'session' | 'clients'>;

/** How long a member's first page may stay empty before the frame shows that it is loading, in ms. */
const SHOW_LOADING_AFTER = 1_000;

/** How long an outline that is there may wait for its page's data, once the code is loaded, in ms. */
const RENDER_WITHOUT_DATA_AFTER = 300;

/**
 * Loads the texts and the page of the current address, beneath an outline also its first data, so that the first render
 * shows it whole: a frame without its page would be painted twice, and React keeps a suspended page back for 300 ms.
 * Returns a function that stops following the stored language; rejects where no language can be loaded.
 */
export async function loadFirstPaint({ storage, session, clients }: Options): Promise<() => void> {
  const role = roleIn(session.getSnapshot());
  const route = routeFor(currentPath(), role);
  const hasFrame = layoutFor(route.layout, role) === 'main';
  const code = Promise.all([
    pageOf(route.path).load(),
    ...(hasFrame ? [MainLayout.load(), clients.settled()] : []),
  ]);
  // What is missing is reported by the page's own error boundary.
  const loaded = code.then(([page]) => loadData(page, clients)).catch(() => {});
  const loading = elapsed(SHOW_LOADING_AFTER);
  // A visitor can read the welcome page of the HTML meanwhile; a member has nothing to read.
  const [stopLanguage] = await Promise.all([
    startLanguage(storage),
    hasFrame ? Promise.race([loaded, loading]) : loaded,
  ]);
  const client = clientOf(clients);
  if (client) client.prioritizeCacheValues = true;
  return stopLanguage;
}

/** Loads what the page's panels query first; the panels take it from the cache, and report what failed themselves. */
async function loadData({ loadFirst }: PageModule, clients: AppActors['clients']) {
  const client = clientOf(clients);
  if (!client || !loadFirst || !isOutlined()) return;
  await Promise.race([loadFirst(client), elapsed(RENDER_WITHOUT_DATA_AFTER)]);
}

function clientOf(clients: AppActors['clients']): ApolloClient | null {
  const current = clients.get();
  return current.status === 'ready' ? current.client : null;
}

function elapsed(ms: number) {
  return new Promise<void>((resolve) => runAfter(ms, resolve));
}
