import type { BrowserStorage } from '../../lib/storage';
import type { Rest } from '../../rest/client';
import { loadPushKey, registerPush } from '../../rest/push';
import { interfaceLanguage } from '../language';
import { endPush } from './end-push';
import { followPush, type PushActors } from './follow-push';
import { readKeptPush, writeKeptPush } from './kept-push';

// One module for all that is loaded later of this: a sign-out must not wait for a member's code.
export { endPush } from './end-push';
export { followPush } from './follow-push';

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
  const isOwn = subscription !== null && readKeptPush(storage)?.person === person;
  return isOwn && keyOf(subscription) === publicKey ? 'on' : 'off';
}

/**
 * Requests the permission, which a browser grants at a click only, and registers this browser at its push service and at the
 * server. Rejects where one of them fails; nothing is registered then.
 */
export async function turnOnPush(
  actors: PushActors,
  { publicKey, person, rest }: PushOffer & { rest: Rest },
): Promise<PushStanding> {
  const { storage } = actors;
  // First of all: Safari counts the click until anything else is awaited.
  const permission = await Notification.requestPermission();
  const manager = await findManager();
  if (permission !== 'granted' || !manager) return pushStanding(storage, { publicKey, person });
  // One of another key or of another person would be refused or go on.
  await (await manager.getSubscription())?.unsubscribe();
  const subscription = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  try {
    await registerPush(rest, { address: subscription.toJSON(), lang: interfaceLanguage() });
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
  writeKeptPush(storage, { person, endpoint: subscription.endpoint });
  const { follow, written } = followPush(actors);
  follow();
  await written();
  return 'on';
}

/** Takes the registration back, at the server too. */
export async function turnOffPush(storage: BrowserStorage, rest: Rest): Promise<void> {
  await endPush(storage, storage.read('push') ?? '', rest);
}

async function findManager(): Promise<PushManager | null> {
  if (!('PushManager' in window) || !('Notification' in window)) return null;
  const registration = await navigator.serviceWorker?.getRegistration();
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
