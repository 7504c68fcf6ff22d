import { whenIdle, yieldToMain } from '../lib/schedule';
import { joinUrl } from '../rest/paths';
import { createBackend } from './backend';
import { loadOrder } from './load-order';
import { createGraphClient } from './client';
import { unchangedSince } from './feed/activity';
import { followCalendar } from './feed/calendar';
import { WatchlistsDocument } from './watchlists.generated';

type Options = Parameters<typeof createBackend>[0] &
  Omit<Parameters<typeof createGraphClient>[0], 'backend'> & {
    /** The time of this device, in ms since 1970. */
    device: () => number;
    /** Called when the server has said how far its clock is ahead of this device's, in ms. */
    onCorrection: (ms: number) => void;
  };

/** Opens the data of one session. */
export async function openGraph({ onLoadRefused, device, onCorrection, ...addresses }: Options) {
  await yieldToMain();
  const order = loadOrder();
  const backend = createBackend({ ...addresses, order });
  const { client, stop } = createGraphClient({ backend, onLoadRefused });
  const sources = backend();
  const leaveCalendar = followCalendar(sources);
  let isOver = false;
  const correct = async () => {
    await whenIdle();
    const { rest, feedUrl } = addresses;
    const { loadCorrection } = await import('./server-time');
    const correction = await loadCorrection({
      request: (onHeaders) =>
        rest.get(joinUrl(feedUrl, 'time'), { absolute: true, cache: 'no-store', onHeaders }),
      device,
    });
    if (correction !== null && !isOver) onCorrection(correction);
  };
  void correct().catch(() => {});
  return {
    client,
    unchangedSince: () => unchangedSince(sources.session),
    stop() {
      isOver = true;
      leaveCalendar();
      stop();
    },
    /** Loads the watchlists past the cache; their refusal is reported like that of any load. */
    checkSession: () =>
      void client.query({ query: WatchlistsDocument, fetchPolicy: 'no-cache' }).catch(() => {}),
    holdLoads: (hold: boolean) => order.current?.queue.hold(hold),
  };
}
