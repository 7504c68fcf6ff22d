import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { start } from './app/start';

const apiUrl = import.meta.env.VITE_API_URL ?? '';
const newsUrl = import.meta.env.VITE_NEWS_URL ?? `${apiUrl}/news`;
const feedUrl = import.meta.env.VITE_CHART_FEED_URL ?? `${apiUrl}/udf`;
const root = document.getElementById('root')!;

async function openGraph(token: string, onSessionEnded: () => void) {
  const { createBackend } = await import('./graph/backend');
  const { createGraphClient } = await import('./graph/client');
  const backend = createBackend({ apiUrl, newsUrl, feedUrl, token });
  return createGraphClient({ backend, onSessionEnded });
}

try {
  const demo = __DEMO__ ? (await import('./demo/demo')).startDemo() : null;
  const product = await start({ apiUrl, demo, openGraph });
  createRoot(root).render(<StrictMode>{product}</StrictMode>);
} catch (error) {
  root.textContent = error instanceof Error ? error.message : String(error);
  throw error;
}
