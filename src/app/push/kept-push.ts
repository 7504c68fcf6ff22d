import { asRecord, asText, parseStored } from '../../lib/json';
import type { BrowserStorage } from '../../lib/storage';

/** Whose alerts this browser is sent, and the address at its push service. */
export type KeptPush = {
  readonly person: string;
  readonly endpoint: string;
  /** The server has not confirmed it yet, or it is being taken back. */
  readonly isPending?: boolean;
};

/** What is stored of a browser that alerts are sent to; null for any other. */
export function readKeptPush(storage: BrowserStorage): KeptPush | null {
  return keptPushOf(storage.read('push'));
}

/** Reads a stored text. */
export function keptPushOf(text: string | null): KeptPush | null {
  const kept = asRecord(parseStored(text));
  const [person, endpoint] = [asText(kept?.['person']), asText(kept?.['endpoint'])];
  if (person === null || endpoint === null) return null;
  return kept?.['isPending'] === true ? { person, endpoint, isPending: true } : { person, endpoint };
}

/** Stores it; returns the text that is stored. */
export function writeKeptPush(storage: BrowserStorage, kept: KeptPush): string {
  const text = JSON.stringify(kept);
  storage.write('push', text);
  return text;
}
