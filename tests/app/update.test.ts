import { describe, expect, it } from 'vitest';
import { startUpdate } from '../../src/app/actors/update';

type Worker = EventTarget & { state: string; messages: unknown[]; postMessage: (message: unknown) => void };

function createWorker(): Worker {
  const messages: unknown[] = [];
  return Object.assign(new EventTarget(), {
    state: 'installing',
    messages,
    postMessage: (message: unknown) => messages.push(message),
  });
}

/** A page with service workers, one of which controls the page by default. */
function open({
  isControlled = true,
  hasActive = true,
  hasWorkers = true,
  reloadedFor = null as string | null,
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
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const browser = Object.assign(new EventTarget(), {
    document: page,
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

const settled = async () => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
};

describe('the service worker', () => {
  it('is registered past the browser’s cache, with the app’s own path as its scope', async () => {
    const { registered } = open();
    await settled();

    expect(registered).toEqual([['/sw.js', { scope: '/', updateViaCache: 'none' }]]);
  });

  it('of a newer version is let in, and the page reloads once that is in charge', async () => {
    const { install, workers, reloads } = open();
    await settled();

    const worker = install();
    expect([worker.messages, reloads()]).toEqual([[{ type: 'SKIP_WAITING' }], 0]);
    workers.dispatchEvent(new Event('controllerchange'));

    expect(reloads()).toBe(1);
  });

  it('that is the first of all takes over without a reload', async () => {
    const { install, workers, reloads } = open({ isControlled: false, hasActive: false });
    await settled();

    const worker = install();
    workers.dispatchEvent(new Event('controllerchange'));

    expect([worker.messages, reloads()]).toEqual([[], 0]);
  });

  it('of a newer version is let in also by a page that was reloaded past the one before', async () => {
    const { install, workers, reloads } = open({ isControlled: false });
    await settled();

    const worker = install();
    workers.dispatchEvent(new Event('controllerchange'));

    expect([worker.messages, reloads()]).toEqual([[{ type: 'SKIP_WAITING' }], 1]);
  });

  it('is checked for an update whenever the page is shown', async () => {
    const { page, registration } = open();
    await settled();

    page.dispatchEvent(new Event('visibilitychange'));
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));

    expect(registration.checks).toBe(1);
  });

  it('may be one that the browser does not have', async () => {
    const { actor, registered } = open({ hasWorkers: false });
    await settled();

    expect([registered, actor.getSnapshot().value]).toEqual([[], 'current']);
  });
});

describe('code that the server no longer has', () => {
  it('reloads the page once, and remembers for which version', async () => {
    const { browser, reloads, kept } = open();

    browser.dispatchEvent(new Event('vite:preloadError'));
    browser.dispatchEvent(new Event('vite:preloadError'));
    await settled();

    expect([reloads(), kept()]).toEqual([1, 'frame-a.js']);
  });

  it('does not reload a version that did so before', async () => {
    const { browser, reloads } = open({ reloadedFor: 'frame-a.js' });

    browser.dispatchEvent(new Event('vite:preloadError'));
    await settled();

    expect(reloads()).toBe(0);
  });

  it('reloads where it was another version that did', async () => {
    const { browser, reloads } = open({ reloadedFor: 'frame-before.js' });

    browser.dispatchEvent(new Event('vite:preloadError'));
    await settled();

    expect(reloads()).toBe(1);
  });
});
