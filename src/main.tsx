import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { start } from './app/start';

const apiUrl = import.meta.env.VITE_API_URL ?? '';
const newsUrl = import.meta.env.VITE_NEWS_URL ?? `${apiUrl}/news`;
const feedUrl = import.meta.env.VITE_CHART_FEED_URL ?? `${apiUrl}/udf`;
const root = document.getElementById('root')!;

// An `await` out here would keep the bundler from joining chunks.
void run();

async function run() {
  try {
    const demo = __DEMO__ ? (await import('./demo/demo')).startDemo() : null;
    const product = await start({
      apiUrl,
      demo,
      openGraph: async (session) =>
        (await import('./graph/open')).openGraph({ apiUrl, newsUrl, feedUrl, ...session }),
    });
    // A transition waits for a page that is there already; otherwise the first thing drawn would be its absence.
    startTransition(() => createRoot(root).render(<StrictMode>{product}</StrictMode>));
  } catch (error) {
    // The page itself holds what is then shown, and the way on from there.
    window.dispatchEvent(new Event('not-started'));
    throw error;
  }
}
