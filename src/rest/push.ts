import { asRecord, asText } from '../lib/json';
import type { Rest } from './client';

const PATH = 'api/push';

/** The key of a server that sends alerts by Web Push, as `pushManager.subscribe` takes it; null for one that does not. */
export async function loadPushKey(rest: Rest): Promise<string | null> {
  const key = asText(asRecord(await rest.get(PATH))?.['publicKey']);
  return key !== null && /^[\w-]{80,100}$/.test(key) ? key : null;
}

/** Registers where a browser receives the alerts of the person, and the language of whoever reads them. */
export async function registerPush(
  rest: Rest,
  { address, lang }: { address: PushSubscriptionJSON; lang: string },
): Promise<void> {
  await rest.post(PATH, { ...address, lang });
}

/** Has the server forget an address. */
export async function forgetPush(rest: Rest, endpoint: string): Promise<void> {
  await rest.delete(`${PATH}?${new URLSearchParams({ endpoint })}`);
}
