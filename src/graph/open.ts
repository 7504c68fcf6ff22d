import { yieldToMain } from '../lib/schedule';
import { createBackend } from './backend';
import { loadOrder } from './load-order';
import { createGraphClient } from './client';
import { followCalendar } from './feed/calendar';
import { WatchlistsDocument } from './watchlists.generated';

type Options = Parameters<typeof createBackend>[0] & Omit<Parameters<typeof createGraphClient>[0], 'backend'>;

/** Opens the data of one session. */
export async function openGraph({ onLoadRefused, ...addresses }: Options) {
  await yieldToMain();
  const order = loadOrder();
  const backend = createBackend({ ...addresses, order });
  const { client, stop } = createGraphClient({ backend, onLoadRefused });
  const leaveCalendar = followCalendar(backend());
  return {
    client,
    stop() {
      leaveCalendar();
      stop();
    },
    /** Loads the watchlists past the cache; their refusal is reported like that of any load. */
    checkSession: () =>
      void client.query({ query: WatchlistsDocument, fetchPolicy: 'no-cache' }).catch(() => {}),
    holdLoads: (hold: boolean) => order.current?.queue.hold(hold),
  };
}
