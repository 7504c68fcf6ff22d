import { yieldToMain } from '../lib/schedule';
import { createBackend } from './backend';
import { createQueue } from '../rest/queue';
import { createGraphClient } from './client';

type Options = Parameters<typeof createBackend>[0] & Omit<Parameters<typeof createGraphClient>[0], 'backend'>;

/** Opens the data of one session. */
export async function openGraph({ onSessionEnded, onForbidden, ...addresses }: Options) {
  await yieldToMain();
  const queue = createQueue();
  const backend = createBackend({ ...addresses, queue });
  return { ...createGraphClient({ backend, onSessionEnded, onForbidden }), holdLoads: queue.hold };
}
