import { isSignedIn } from '../../../machines/session.machine';
import { i18n } from '../../i18n/i18n';
import { isTicker } from '../../market/symbol';
import type { BrowserStorage } from '../../lib/storage';
import { interfaceLanguage } from '../language';
import { navigateTo } from '../router/navigation';
import { endPush } from './end-push';
import { keptPushOf } from './kept-push';
import { openReader, type Reader } from './reader';

/** The actors of the page that pushes depend on. */
export type PushActors = {
  readonly session: {
    readonly getSnapshot: () => Parameters<typeof isSignedIn>[0];
    readonly subscribe: (changed: () => void) => unknown;
  };
  readonly storage: BrowserStorage;
};

type PushFollower = {
  /** Reads anew what is stored. */
  readonly follow: () => void;
  /** Resolves when the service worker has the newest reader. */
  readonly written: () => Promise<void>;
};

const followers = new WeakMap<PushActors['session'], PushFollower>();

/**
 * Keeps in step with the session who may read the alerts that this browser is sent, and in which language, and opens the symbol of
 * one that is clicked. What was left of another person is taken back. A page has one follower.
 */
export function followPush(actors: PushActors): PushFollower {
  const known = followers.get(actors.session) ?? startFollower(actors);
  followers.set(actors.session, known);
  return known;
}

const REGISTERING = 'nhip push';

/** How long one tab waits for what another does, in ms: a push service need not respond. */
const WAITS = 20_000;

/** Runs what changes the registration, of all tabs one after the other; rejects where another takes too long. */
export async function whileRegistering<T>(run: () => Promise<T>): Promise<T> {
  const { locks } = navigator as { locks?: LockManager };
  return locks ? await locks.request(REGISTERING, { signal: AbortSignal.timeout(WAITS) }, run) : run();
}

/** Follows what another page has turned on, and ends what an earlier one was left in the middle of. */
export function resumePush(actors: PushActors): void {
  const known = followers.get(actors.session);
  if (known) return known.follow();
  const { storage } = actors;
  const pending = () => {
    const text = storage.read('push');
    return keptPushOf(text)?.isPending ? text : null;
  };
  const end = async () => {
    // A tab that was at it may have confirmed it meanwhile.
    const text = pending();
    if (text !== null) await endPush(storage, text, null);
  };
  if (pending() !== null) whileRegistering(end).catch(() => {});
  followPush(actors);
}

/** Whoever may read the alerts now; null while nobody is signed in or the browser is locked. */
export function readerIn({ session }: PushActors): string | null {
  const snapshot = session.getSnapshot();
  return isSignedIn(snapshot) ? String(snapshot.context.session!.user.id) : null;
}

function startFollower(actors: PushActors): PushFollower {
  const { session, storage } = actors;
  let writing = Promise.resolve();
  let hasWritten = false;

  const write = (reader: Reader) => {
    hasWritten = true;
    const writeOne = async () => {
      const registration = await navigator.serviceWorker?.getRegistration();
      if (registration) await openReader(registration.scope).write(reader);
    };
    writing = writing.then(writeOne).catch(() => {});
  };
  const follow = () => {
    const text = storage.read('push');
    const kept = keptPushOf(text);
    const language = interfaceLanguage();
    const person = readerIn(actors);
    if (kept && person !== null && person !== kept.person) void endPush(storage, text!, null);
    const mayRead = kept !== null && !kept.isPending && person === kept.person;
    if (kept !== null || hasWritten) write({ person: mayRead ? person : null, language });
  };
  session.subscribe(follow);
  i18n.on('languageChanged', follow);
  navigator.serviceWorker?.addEventListener('message', ({ data, ports }) => {
    const { type, symbol } = (data ?? {}) as { type?: unknown; symbol?: unknown };
    if (type !== 'SHOW_SYMBOL' || typeof symbol !== 'string' || !isTicker(symbol)) return;
    const [port] = ports;
    // Of all open pages the worker picks one.
    port?.addEventListener('message', () =>
      navigateTo({ type: 'navigate', to: { page: 'technical', symbol }, replace: false }),
    );
    port?.start();
    port?.postMessage('ready');
  });
  follow();
  return { follow, written: () => writing };
}
