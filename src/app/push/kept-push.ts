import { asRecord, asText, parseStored } from '../../lib/json';
import type { BrowserStorage } from '../../lib/storage';

/** Whose alerts this browser is sent, and the address at its push service. */
export type KeptPush = { readonly person: string; readonly endpoint: string };

/** What is stored of a browser that alerts are sent to; null for any other. */
export function readKeptPush(storage: BrowserStorage): KeptPush | null {
  return keptPushOf(storage.read('push'));
}

/** Reads a stored text. */
export function keptPushOf(text: string | null): KeptPush | null {
  const kept = asRecord(parseStored(text));
  const [person, endpoint] = [asText(kept?.['person']), asText(kept?.['endpoint'])];
  return person !== null && endpoint !== null ? { person, endpoint } : null;
}

export function writeKeptPush(storage: BrowserStorage, kept: KeptPush): void {
  storage.write('push', JSON.stringify(kept));
}
