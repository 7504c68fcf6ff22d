import { yieldToMain } from '../lib/schedule';
import { createBackend } from './backend';
import { loadOrder } from './load-order';
import { createGraphClient } from './client';

type Options = Parameters<typeof createBackend>[0] & Omit<Parameters<typeof createGraphClient>[0], 'backend'>;

/** Opens the data of one session. */
export async function openGraph({ onLoadRefused, ...addresses }: Options) {
  await yieldToMain();
  const order = loadOrder();
  const backend = createBackend({ ...addresses, order });
  return {
    ...createGraphClient({ backend, onLoadRefused }),
    holdLoads: (hold: boolean) => order.current?.queue.hold(hold),
  };
}
