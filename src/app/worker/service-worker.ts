import { OWN_NAME } from '../../i18n/own-name';
import { openReader } from '../push/reader';
import { createKeptFiles, PAGE, type Build } from './kept-files';
import { createPush, type ShownPage } from './push';

type Extendable = Event & { waitUntil: (work: Promise<unknown>) => void };
type Fetching = Extendable & { request: Request; respondWith: (response: Promise<Response>) => void };

/** What a service worker's global scope has beyond a page's; the build writes `BUILD` before this script. */
type Scope = {
  BUILD: Build;
  registration: {
    scope: string;
    active: unknown;
    unregister: () => Promise<boolean>;
    showNotification: (title: string, options: NotificationOptions) => Promise<void>;
  };
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: object) => Promise<readonly ShownPage[]>;
    openWindow: (address: string) => Promise<unknown>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: <Type extends keyof Events>(type: Type, listener: (event: Events[Type]) => void) => void;
};
type Received = Extendable & {
  data: { type: 'SKIP_WAITING' } | { type: 'KEEP_ALL'; loaded: readonly string[] };
};
type Pushing = Extendable & { data: { text: () => string } | null };
type Clicked = Extendable & { notification: { data: unknown; close: () => void } };
type Events = {
  install: Extendable;
  activate: Extendable;
  fetch: Fetching;
  message: Received;
  push: Pushing;
  notificationclick: Clicked;
  pushsubscriptionchange: Extendable;
};

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

const { scope } = worker.registration;
const push = createPush({
  scope,
  brand: import.meta.env.VITE_BRAND_NAME || OWN_NAME,
  language: () => globalThis.navigator.language,
  reader: openReader(scope),
  show: (title, options) => worker.registration.showNotification(title, options),
  pages: () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true }),
  openPage: (address) => worker.clients.openWindow(address),
});

worker.addEventListener('push', (event) => event.waitUntil(push.receive(event.data?.text())));

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(push.open(event.notification.data));
});

worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(push.forget()));

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
