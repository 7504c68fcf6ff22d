import { within } from '../../lib/within';
import type { BrowserStorage } from '../../lib/storage';
import type { Rest } from '../../rest/client';
import { forgetPush } from '../../rest/push';
import { interfaceLanguage } from '../language';
import { keptPushOf } from './kept-push';
import { openReader } from './reader';

/** How long a sign-out waits for the server to forget the address, in ms. */
const FORGOTTEN_WITHIN = 3_000;

/**
 * Takes back what this browser is sent of alerts, and closes what it shows of them; `kept` is what was stored of it. With the
 * API of the session the server forgets the address; where it does not, the push service refuses it from now on. Resolves to
 * whether this browser is sent nothing any more; never rejects.
 */
export async function endPush(storage: BrowserStorage, kept: string, rest: Rest | null): Promise<boolean> {
  const endpoint = keptPushOf(kept)?.endpoint;
  const [, isUnsubscribed] = await Promise.all([
    rest && endpoint
      ? within(
          FORGOTTEN_WITHIN,
          forgetPush(rest, endpoint).catch(() => {}),
        )
      : null,
    unsubscribe().then(
      () => true,
      () => false,
    ),
  ]);
  if (isUnsubscribed && storage.read('push') === kept) storage.write('push', null);
  return isUnsubscribed;
}

async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration) return;
  await openReader(registration.scope)
    .write({ person: null, language: interfaceLanguage() })
    .catch(() => {});
  const shown = (await registration.getNotifications?.()) ?? [];
  shown.forEach((notification) => notification.close());
  await (await registration.pushManager?.getSubscription())?.unsubscribe();
}
