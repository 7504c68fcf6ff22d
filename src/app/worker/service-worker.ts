import { createKeptFiles, PAGE, type Build } from './kept-files';

type Extendable = Event & { waitUntil: (work: Promise<unknown>) => void };
type Fetching = Extendable & { request: Request; respondWith: (response: Promise<Response>) => void };

/** What a service worker's global scope has beyond a page's; the build writes `BUILD` before this script. */
type Scope = {
  BUILD: Build;
  registration: { scope: string; active: unknown; unregister: () => Promise<boolean> };
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: <Type extends keyof Events>(type: Type, listener: (event: Events[Type]) => void) => void;
};
type Received = Extendable & {
  data: { type: 'SKIP_WAITING' } | { type: 'KEEP_ALL'; loaded: readonly string[] };
};
type Events = { install: Extendable; activate: Extendable; fetch: Fetching; message: Received };

const worker = globalThis as unknown as Scope;
const kept = createKeptFiles({
  build: worker.BUILD,
  scope: worker.registration.scope,
  caches,
  request: (address, options) => globalThis.fetch(address, options),
  giveUp: () => void worker.registration.unregister(),
});

worker.addEventListener('install', (event) =>
  event.waitUntil(kept.install({ isFirst: worker.registration.active === null })),
);

worker.addEventListener('activate', (event) =>
  event.waitUntil(kept.removeOlder().then(() => worker.clients.claim())),
);

worker.addEventListener('message', (event) => {
  // The page asks a newer version to take over when nothing typed would be lost.
  if (event.data.type === 'SKIP_WAITING') void worker.skipWaiting();
  // The page of a first visit, once this worker controls it.
  else event.waitUntil(kept.keepAll(event.data.loaded));
});

worker.addEventListener('fetch', (event) => {
  const path = kept.pathOf(event.request);
  if (path === null) return;
  const response = kept.get(path);
  event.respondWith(response);
  event.waitUntil(response.then(() => (path === PAGE ? kept.settle() : undefined)).catch(() => {}));
});
