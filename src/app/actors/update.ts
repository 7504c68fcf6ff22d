import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { updateMachine } from '../../../machines/update.machine';
import { hasDrafts, keepDrafts, watchDrafts } from '../../lib/drafts';
import type { TabText } from '../../lib/storage';

export type UpdateActor = ActorRefFrom<typeof updateMachine>;

type Options = {
  browser: Pick<Window, 'addEventListener' | 'document'> & {
    navigator: { serviceWorker?: ServiceWorkerContainer };
  };
  /** The service worker's address and where it may answer; null where there is none. */
  worker: { url: string; scope: string } | null;
  /** Settles when the page has loaded: the worker fetches the whole app, and must not do so beside it. */
  whenQuiet: () => Promise<void>;
  /** What tells this version from another one. */
  version: string;
  /** The version that already reloaded for missing code. */
  reloadedFor: TabText;
  /** Rejects where a reload would find nothing. */
  findPage: () => Promise<void>;
  reload: () => void;
};

/** Brings newer versions in, and what is typed over the reload. Without service workers, missing code alone does. */
export function startUpdate({
  browser,
  worker,
  whenQuiet,
  version,
  reloadedFor,
  findPage,
  reload,
}: Options): UpdateActor {
  const machine = updateMachine.provide({ actors: { findPage: fromPromise(findPage) } });
  const actor = createActor(machine, {
    input: { isUnsaved: hasDrafts(), mayReload: reloadedFor.read() !== version },
  });
  let registration: ServiceWorkerRegistration | undefined;

  actor.on('check', () => void registration?.update().catch(() => {}));
  actor.on('activate', () => registration?.waiting?.postMessage({ type: 'SKIP_WAITING' }));
  actor.on('reload', () => {
    reloadedFor.write(version);
    keepDrafts();
    reload();
  });
  const stopped = new AbortController();
  const unwatch = watchDrafts(() => actor.send({ type: 'unsaved changed', isUnsaved: hasDrafts() }));
  const shown = () => {
    if (browser.document.visibilityState === 'visible') actor.send({ type: 'page shown' });
  };
  browser.addEventListener('vite:preloadError', () => actor.send({ type: 'code missing' }), stopped);
  browser.document.addEventListener('visibilitychange', shown, stopped);
  actor.subscribe({
    complete() {
      unwatch();
      stopped.abort();
    },
  });
  actor.start();

  const workers = browser.navigator.serviceWorker;
  if (worker && workers) {
    const { hasPredecessor } = follow(workers, actor);
    void whenQuiet()
      .then(() => workers.register(worker.url, { scope: worker.scope, updateViaCache: 'none' }))
      .then((registered) => {
        registration = registered;
        // A page that was reloaded past the worker has none in charge, and still a version before the next one.
        if (registered.active) hasPredecessor();
        watch(registered, actor);
      })
      // Without it the app is as it is in a browser that has none.
      .catch(() => {});
  }
  return actor;
}

/** The first worker of all takes over a page that is as new as itself. */
function follow(workers: ServiceWorkerContainer, actor: UpdateActor) {
  let isFirst = workers.controller === null;
  workers.addEventListener('controllerchange', () => {
    if (!isFirst) actor.send({ type: 'version activated' });
    isFirst = false;
  });
  return { hasPredecessor: () => void (isFirst = false) };
}

function watch(registration: ServiceWorkerRegistration, actor: UpdateActor) {
  const tell = () => {
    if (registration.waiting && registration.active) actor.send({ type: 'version waiting' });
  };
  tell();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', tell),
  );
}
