import type { BrowserStorage } from '../../lib/storage';
import type { Rest } from '../../rest/client';
import { loadPushKey, registerPush } from '../../rest/push';
import { interfaceLanguage } from '../language';
import { endPush } from './end-push';
import { followPush, readerIn, whileRegistering, type PushActors } from './follow-push';
import { readKeptPush, writeKeptPush } from './kept-push';
import { within } from '../../lib/within';

// One module for all that is loaded later of this: a sign-out must not wait for a member's code.
export { endPush } from './end-push';
export { resumePush } from './follow-push';

/** Whether this browser is sent the person's alerts, or why it cannot be: it lacks the means, the installed app or the permission. */
export type PushStanding = 'on' | 'off' | 'unsupported' | 'to install' | 'denied';

/** What a server offers, and to whom. */
export type PushOffer = { readonly publicKey: string; readonly person: string };

const requested = new WeakMap<Rest, Promise<string | null>>();

/** The key of the session's server, requested once; null where it does not send alerts. Rejects where that is not known. */
export function pushKeyOf(rest: Rest): Promise<string | null> {
  const loading =
    requested.get(rest) ??
    loadPushKey(rest).catch((error: { status?: number | null }) => {
      if (error.status === 404) return null;
      requested.delete(rest);
      throw error;
    });
  requested.set(rest, loading);
  return loading;
}

export async function pushStanding(
  storage: BrowserStorage,
  { publicKey, person }: PushOffer,
): Promise<PushStanding> {
  const manager = await findManager();
  if (!manager) return isUninstalledIos() ? 'to install' : 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await manager.getSubscription();
  const kept = readKeptPush(storage);
  const isOwn = kept?.person === person && kept.endpoint === subscription?.endpoint && !kept.isPending;
  return isOwn && keyOf(subscription!) === publicKey ? 'on' : 'off';
}

/**
 * Requests the permission, which a browser grants at a click only, and registers this browser at its push service and at the
 * server. Rejects where one of them fails; nothing is registered then, nor where the session has ended meanwhile.
 */
export async function turnOnPush(
  actors: PushActors,
  { publicKey, person, rest }: PushOffer & { rest: Rest },
): Promise<PushStanding> {
  const { storage } = actors;
  // First of all: Safari counts the click until anything else is awaited.
  const permission = await Notification.requestPermission();
  const manager = await findManager();
  const isReader = readerIn(actors) === person;
  if (permission !== 'granted' || !manager || !isReader) return pushStanding(storage, { publicKey, person });
  return whileRegistering(() => register(manager, actors, { publicKey, person, rest }));
}

async function register(
  manager: PushManager,
  actors: PushActors,
  { publicKey, person, rest }: PushOffer & { rest: Rest },
): Promise<PushStanding> {
  const { storage } = actors;
  if (readerIn(actors) !== person) return 'off';
  // One of another key or of another person would be refused or go on.
  await (await manager.getSubscription())?.unsubscribe();
  const subscription = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  if (readerIn(actors) !== person) {
    await subscription.unsubscribe();
    return 'off';
  }
  const { endpoint } = subscription;
  // Before the server has it: a session that ends meanwhile ends it, and so does the next page where this one is left.
  const pending = writeKeptPush(storage, { person, endpoint, isPending: true });
  try {
    await registerPush(rest, { address: subscription.toJSON(), lang: interfaceLanguage() });
  } catch (error) {
    await endPush(storage, pending, null);
    throw error;
  }
  if (storage.read('push') !== pending) {
    await endPush(storage, pending, null);
    return 'off';
  }
  writeKeptPush(storage, { person, endpoint });
  const { follow, written } = followPush(actors);
  follow();
  await written();
  return 'on';
}

/** Takes the registration back, at the server too. Rejects where the browser keeps it. */
export async function turnOffPush(storage: BrowserStorage, rest: Rest): Promise<void> {
  const kept = readKeptPush(storage);
  // Where the browser keeps it, the next page tries again.
  const ending = kept ? writeKeptPush(storage, { ...kept, isPending: true }) : '';
  const isOff = await endPush(storage, ending, rest);
  if (!isOff) throw new Error('The browser keeps its push subscription');
}

/** How long the service worker of a first visit may take to be active, in ms. */
const ACTIVE_WITHIN = 10_000;

async function findManager(): Promise<PushManager | null> {
  const isAble = 'PushManager' in window && 'Notification' in window && navigator.serviceWorker;
  const registration = isAble ? await within(ACTIVE_WITHIN, navigator.serviceWorker.ready) : undefined;
  return registration?.pushManager ?? null;
}

/** iOS and iPadOS, which has the name of a Mac, have Web Push in an app on the home screen alone. */
function isUninstalledIos(): boolean {
  const isIos =
    /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
  return isIos && (navigator as { standalone?: boolean }).standalone !== true;
}

/** The key that a subscription was made with, as the server writes it. */
function keyOf({ options }: PushSubscription): string | null {
  const key = options.applicationServerKey;
  if (!key) return null;
  const text = btoa(String.fromCharCode(...new Uint8Array(key)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
