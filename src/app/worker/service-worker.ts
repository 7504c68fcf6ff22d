import { createKeptFiles, PAGE, type Build } from './kept-files';

type Extendable = Event & { waitUntil: (work: Promise<unknown>) => void };
type Fetching = Extendable & { request: Request; respondWith: (response: Promise<Response>) => void };

/** What a service worker's global scope has beyond a page's; the build writes `BUILD` before this script. */
type Scope = {
  BUILD: Build;
  registration: { scope: string };
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: <Type extends keyof Events>(type: Type, listener: (event: Events[Type]) => void) => void;
};
type Events = { install: Extendable; activate: Extendable; fetch: Fetching; message: MessageEvent<unknown> };

const worker = globalThis as unknown as Scope;
const kept = createKeptFiles({
  build: worker.BUILD,
  scope: worker.registration.scope,
  caches,
  request: (address, options) => globalThis.fetch(address, options),
});

worker.addEventListener('install', (event) => event.waitUntil(kept.install()));

worker.addEventListener('activate', (event) =>
  event.waitUntil(kept.removeOlder().then(() => worker.clients.claim())),
);

// The page asks a newer version to take over when nothing typed would be lost.
worker.addEventListener('message', ({ data }) => {
  if ((data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void worker.skipWaiting();
});

worker.addEventListener('fetch', (event) => {
  const path = kept.pathOf(event.request);
  if (path === null) return;
  const response = kept.get(path);
  event.respondWith(response);
  event.waitUntil(response.then(() => (path === PAGE ? kept.settle() : undefined)).catch(() => {}));
});
