import { createKeptFiles, PAGE, type Build } from './kept-files';

type Extendable = Event & { waitUntil: (work: Promise<unknown>) => void };
type Fetching = Extendable & { request: Request; respondWith: (response: Promise<Response>) => void };

/** What a service worker's global scope has beyond a page's; the build writes `BUILD` before this script. */
type Scope = {
  BUILD: Build;
  registration: { scope: string; active: unknown; unregister: () => Promise<boolean> };
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: object) => Promise<readonly { postMessage: (message: object) => void }[]>;
  };
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
  event.waitUntil(reported(kept.install({ isFirst: worker.registration.active === null }))),
);

worker.addEventListener('activate', (event) =>
  event.waitUntil(kept.removeOlder().then(() => worker.clients.claim())),
);

worker.addEventListener('message', (event) => {
  // The page asks a newer version to take over when nothing typed would be lost.
  if (event.data.type === 'SKIP_WAITING') void worker.skipWaiting();
  // The page of a first visit, once this worker controls it.
  else event.waitUntil(reported(kept.keepAll(event.data.loaded)));
});

worker.addEventListener('fetch', (event) => {
  const path = kept.pathOf(event.request);
  if (path === null) return;
  const response = kept.get(path);
  event.respondWith(response);
  event.waitUntil(response.then(() => (path === PAGE ? kept.settle() : undefined)).catch(() => {}));
});

/** Hands the error of what fails to one of the pages, where there are reports (`src/app/reports`). */
function reported(work: Promise<void>): Promise<void> {
  if (import.meta.env.VITE_REPORT_URL) work.catch(reportToPage);
  return work;
}

async function reportToPage(error: unknown) {
  const [page] = await worker.clients.matchAll({ includeUncontrolled: true });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only a window has one
  page?.postMessage({ type: 'FAILED', error });
}
