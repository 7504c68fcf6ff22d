import { once } from '../lib/once';
import { whenIdle, yieldToMain } from '../lib/schedule';
import { createBackend } from './backend';
import { loadOrder } from './load-order';
import { createGraphClient } from './client';
import { activity } from './feed/load-quotes';
import type { followMarket } from './follow-market';
import { WatchlistsDocument } from './watchlists.generated';

type Options = Parameters<typeof createBackend>[0] &
  Omit<Parameters<typeof createGraphClient>[0], 'backend'> &
  Pick<Parameters<typeof followMarket>[0], 'device' | 'onCorrection'>;

/** Opens the data of one session. */
export async function openGraph({ onLoadRefused, device, onCorrection, ...addresses }: Options) {
  await yieldToMain();
  const order = loadOrder(async () => (await import('./loads')).createLoads);
  const backend = createBackend({ ...addresses, order });
  const { client, stop } = createGraphClient({ backend, onLoadRefused });
  const sources = backend();
  let leave = () => {};
  const over = new AbortController();
  const checkSession = () =>
    void client.query({ query: WatchlistsDocument, fetchPolicy: 'no-cache' }).catch(() => {});
  const follow = async () => {
    await whenIdle();
    const market = await import('./follow-market');
    if (!over.signal.aborted) leave = market.followMarket({ ...addresses, sources, device, onCorrection });
  };
  void follow().catch(() => {});
  return {
    client,
    unchangedSince: () => activity.loaded()?.unchangedSince(sources.session) ?? null,
    stop() {
      over.abort();
      leave();
      stop();
    },
    /** Loads the watchlists past the cache; their refusal is reported like that of any load. */
    checkSession,
    /** Loads the session's streamed prices, once; null where the feed has none. */
    stream: once(async () => {
      const { openStream } = await import('./stream/open-stream');
      return openStream({ ...addresses, client, backend, checkSession, sessionSignal: over.signal });
    }),
    holdLoads: (hold: boolean) => order.current?.queue.hold(hold),
  };
}
