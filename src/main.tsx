import { App } from './app/App';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { startAppActors } from './app/actors/start-app-actors';
import { configuredAddresses } from './app/addresses';
import type { Demo } from './app/actors/demo';
import { loadFirstPaint } from './app/first-paint';
import { followForcedColors } from './app/forced-colors';
import { giveUp } from './app/give-up';
import { startSessionClients } from './app/start-session-clients';

type Options = { apiUrl: string; newsUrl: string; feedUrl: string; demo: Demo | null };

/** Starts the page's actors, the clients of each session, and what the first paint needs; `stop` ends all of them. */
export async function startProduct({ apiUrl, newsUrl, feedUrl, demo }: Options) {
  const { actors, stop: stopActors } = await startAppActors({ apiUrl, demo });
  const clients = startSessionClients(actors, {
    apiUrl,
    feedUrl,
    openGraph: async (options) => (await import('./graph/open')).openGraph({ newsUrl, feedUrl, ...options }),
  });
  let stopLanguage = () => {};
  const stopForcedColors = followForcedColors();
  const stop = () => {
    stopForcedColors();
    stopLanguage();
    clients.stop();
    stopActors();
  };
  try {
    stopLanguage = await loadFirstPaint({ ...actors, clients });
  } catch (error) {
    stop();
    throw error;
  }
  return { actors: { ...actors, clients }, stop };
}

async function run(root: HTMLElement) {
  try {
    if (__DEMO__ || import.meta.env.DEV) (await import('./demo/inspector/open')).openIfRequested();
    const demo = __DEMO__ ? (await import('./demo/demo')).startDemo() : null;
    const { actors, stop } = await startProduct({ ...configuredAddresses(), demo });
    // Without it React would leave an empty page.
    const reactRoot = createRoot(root, { onUncaughtError: giveUp });
    // In a transition React waits for a page that is loaded; otherwise the first paint would be its fallback.
    startTransition(() =>
      reactRoot.render(
        <StrictMode>
          <App actors={actors} />
        </StrictMode>,
      ),
    );
    import.meta.hot?.dispose(() => {
      reactRoot.unmount();
      stop();
    });
  } catch (error) {
    giveUp(error);
  }
}

const root = document.getElementById('root');
// Tests start the product themselves, in a page without this element. An `await` out here would keep the bundler from
// joining chunks.
if (root) void run(root);
