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

const followers = new WeakMap<PushActors, PushFollower>();

/**
 * Keeps in step with the session who may read the alerts that this browser is sent, and in which language, and opens the symbol of
 * one that is clicked. What was left of another person is taken back. A page has one follower.
 */
export function followPush(actors: PushActors): PushFollower {
  const known = followers.get(actors) ?? startFollower(actors);
  followers.set(actors, known);
  return known;
}

function startFollower({ session, storage }: PushActors): PushFollower {
  let writing = Promise.resolve();
  let written: string | null = null;

  const write = (reader: Reader) => {
    if (JSON.stringify(reader) === written) return;
    written = JSON.stringify(reader);
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
    const snapshot = session.getSnapshot();
    const person = isSignedIn(snapshot) ? String(snapshot.context.session!.user.id) : null;
    if (kept && person !== null && person !== kept.person) void endPush(storage, text!, null);
    const mayRead = kept !== null && person === kept.person;
    if (mayRead || written !== null) write({ person: mayRead ? person : null, language });
  };
  session.subscribe(follow);
  i18n.on('languageChanged', follow);
  navigator.serviceWorker?.addEventListener('message', ({ data, ports }) => {
    const { type, symbol } = (data ?? {}) as { type?: unknown; symbol?: unknown };
    if (type !== 'OPEN_SYMBOL' || typeof symbol !== 'string' || !isTicker(symbol)) return;
    ports[0]?.postMessage('opened');
    navigateTo({ type: 'navigate', to: { page: 'technical', symbol }, replace: false });
  });
  follow();
  return { follow, written: () => writing };
}
