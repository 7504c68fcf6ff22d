import { createBackend } from './backend';
import { createGraphClient } from './client';

type Options = Parameters<typeof createBackend>[0] & { onSessionEnded: () => void };

/** Opens the data of one session. */
export function openGraph({ onSessionEnded, ...addresses }: Options) {
  return createGraphClient({ backend: createBackend(addresses), onSessionEnded });
}
