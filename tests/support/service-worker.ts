import { startUpdate } from '../../src/app/actors/update';

export type Worker = EventTarget & {
  state: string;
  messages: unknown[];
  postMessage: (message: unknown) => void;
};

/** What the page has loaded. */
export const LOADED = 'http://localhost:5173/assets/app-a.js';

function createWorker(): Worker {
  const messages: unknown[] = [];
  return Object.assign(new EventTarget(), {
    state: 'installing',
    messages,
    postMessage: (message: unknown) => messages.push(message),
  });
}

/** A page with service workers, one of which controls the page by default. */
export function open({
  isControlled = true,
  hasActive = true,
  hasWorkers = true,
  reloadedFor = null as string | null,
  /** The style sheets that the page links. */
  links = [] as readonly HTMLLinkElement[],
} = {}) {
  const registration = Object.assign(new EventTarget(), {
    installing: null as Worker | null,
    waiting: null as Worker | null,
    active: hasActive ? createWorker() : null,
    checks: 0,
    update: async () => void registration.checks++,
  });
  const registered: unknown[] = [];
  const workers = Object.assign(new EventTarget(), {
    controller: isControlled ? createWorker() : null,
    register: async (...how: unknown[]) => {
      registered.push(how);
      return registration;
    },
  });
  const page = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    querySelectorAll: () => links,
  });
  const browser = Object.assign(new EventTarget(), {
    document: page,
    performance: {
      getEntriesByType: (type: string) => (type === 'resource' ? [{ name: LOADED }] : []),
    },
    navigator: hasWorkers ? { serviceWorker: workers } : {},
  });
  let kept = reloadedFor;
  let reloads = 0;
  const actor = startUpdate({
    browser: browser as unknown as Parameters<typeof startUpdate>[0]['browser'],
    worker: { url: '/sw.js', scope: '/' },
    whenQuiet: async () => {},
    version: 'frame-a.js',
    reloadedFor: { read: () => kept, write: (text) => void (kept = text) },
    findPage: async () => {},
    reload: () => void reloads++,
  });

  return {
    actor,
    browser,
    page,
    workers,
    registration,
    registered,
    reloads: () => reloads,
    kept: () => kept,
    install() {
      const worker = createWorker();
      registration.installing = worker;
      registration.dispatchEvent(new Event('updatefound'));
      Object.assign(worker, { state: 'installed' });
      Object.assign(registration, { installing: null, waiting: worker });
      worker.dispatchEvent(new Event('statechange'));
      return worker;
    },
  };
}

export const settled = async () => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
};
