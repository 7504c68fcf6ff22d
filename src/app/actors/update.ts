import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { updateMachine } from '../../../machines/update.machine';
import { hasDrafts, keepDrafts, watchDrafts } from '../../lib/drafts';
import { reportProblem } from '../../lib/report';
import { runAfter } from '../../lib/schedule';
import type { TabText } from '../../lib/storage';

export type UpdateActor = ActorRefFrom<typeof updateMachine>;

/** How long after `beforeunload` a page counts as being left, in ms: a warning of unsaved input may have kept it open. */
const LEAVING_FOR = 5_000;

type Options = {
  browser: Pick<Window, 'addEventListener' | 'document' | 'performance'> & {
    navigator: { serviceWorker?: ServiceWorkerContainer };
  };
  /** The service worker's URL and scope; null where there is none. */
  worker: { url: string; scope: string } | null;
  /** Resolves when the page has loaded: what the worker requests must not compete with it. */
  whenQuiet: () => Promise<void>;
  /** Identifies this version of the app. */
  version: string;
  /** The version that already reloaded for missing code. */
  reloadedFor: TabText;
  /** Rejects where a reload would find no page. */
  findPage: () => Promise<void>;
  reload: () => void;
};

/** Installs newer versions, and keeps what is typed over the reload. Without service workers, missing code alone does. */
export function startUpdate({
  browser,
  worker,
  whenQuiet,
  version,
  reloadedFor,
  findPage,
  reload,
}: Options): UpdateActor {
  const machine = updateMachine.provide({
    actors: {
      findPage: fromPromise(findPage),
      takeWorkerBack: fromPromise(async () => (await import('./worker-files')).takeWorkerBack(browser)),
    },
  });
  const actor = createActor(machine, {
    input: { isUnsaved: hasDrafts(), mayReload: reloadedFor.read() !== version },
  });
  actor.on('reload', () => {
    reloadedFor.write(version);
    keepDrafts();
    // The page stays until what was missing has come: what is typed meanwhile is kept too.
    browser.addEventListener('pagehide', keepDrafts);
    reload();
  });

  const stopped = new AbortController();
  const unwatchDrafts = watchDrafts(() => actor.send({ type: 'unsaved changed', isUnsaved: hasDrafts() }));
  const onVisibilityChange = () => {
    if (browser.document.visibilityState === 'visible') actor.send({ type: 'page shown' });
  };
  let isLeaving = false;
  let stopWaiting = () => {};
  const onLeave = () => {
    stopWaiting();
    isLeaving = true;
    stopWaiting = runAfter(LEAVING_FOR, () => (isLeaving = false));
  };
  const onMissing = () => {
    // Firefox drops the code on its way when a page is left; a reload would take the person back to it. Who stays has
    // the retry of the part that is missing.
    if (!isLeaving) actor.send({ type: 'code missing' });
  };
  browser.addEventListener('beforeunload', onLeave, stopped);
  const onStyles = ({ target }: Event) => {
    if (isWithoutStyles(target)) onMissing();
  };
  browser.addEventListener('vite:preloadError', onMissing, stopped);
  // A server that answers the page for a file it lacks has the browser load a style sheet without a rule.
  browser.document.addEventListener('load', onStyles, { ...stopped, capture: true });
  browser.document.addEventListener('visibilitychange', onVisibilityChange, stopped);
  actor.subscribe({
    complete() {
      unwatchDrafts();
      stopped.abort();
    },
  });
  actor.start();
  if ([...browser.document.querySelectorAll('link')].some(isWithoutStyles)) onMissing();

  const workers = browser.navigator.serviceWorker;
  // A registration that fails leaves the app as it is in a browser without service workers.
  if (worker && workers)
    followWorker({ workers, worker, whenQuiet, browser, actor, stopped }).catch((error: unknown) =>
      reportProblem('worker', error),
    );
  return actor;
}

/** Whether this is a link whose style sheet has come and has nothing in it; one of another origin cannot be read. */
function isWithoutStyles(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return false;
  try {
    return target.sheet?.cssRules.length === 0;
  } catch {
    return false;
  }
}

type Follow = Required<Pick<Options, 'worker' | 'whenQuiet' | 'browser'>> & {
  workers: ServiceWorkerContainer;
  worker: NonNullable<Options['worker']>;
  actor: UpdateActor;
  stopped: AbortController;
};

/**
 * Registers the service worker and reports its life cycle. Not workbox-window: it takes a page that was reloaded past the
 * worker (no controller, but an active registration) for a first visit, and would never report that a version took over.
 */
async function followWorker({ workers, worker, whenQuiet, browser, actor, stopped }: Follow) {
  // The very first worker takes control of a page that is as new as itself.
  let isFirst = workers.controller === null;
  const onControllerChange = () => {
    if (!isFirst) return actor.send({ type: 'version activated' });
    isFirst = false;
    const loaded = browser.performance.getEntriesByType('resource').map(({ name }) => name);
    workers.controller?.postMessage({ type: 'KEEP_ALL', loaded });
  };
  workers.addEventListener('controllerchange', onControllerChange, stopped);

  await whenQuiet();
  if (stopped.signal.aborted) return;
  const { url, scope } = worker;
  const registration = await workers.register(url, { scope, updateViaCache: 'none' });
  if (registration.active) isFirst = false;
  actor.on('check', () => void registration.update().catch(() => {}));
  actor.on('activate', () => registration.waiting?.postMessage({ type: 'SKIP_WAITING' }));

  const reportWaiting = () => {
    if (registration.waiting && registration.active) actor.send({ type: 'version waiting' });
  };
  reportWaiting();
  const onUpdateFound = () =>
    registration.installing?.addEventListener('statechange', reportWaiting, stopped);
  registration.addEventListener('updatefound', onUpdateFound, stopped);
}
