import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useAppActors, useSession } from '../../app/actors/AppActors';
import { configuredAddresses } from '../../app/addresses';
import type { PriceStream } from '../../app/session-clients';
import { createStore } from '../../lib/store';
import { runAfter } from '../../lib/schedule';
import { isMarketOpen } from '../../market/clock';
import { useLive, type Live } from '../shared/Live';
import { line } from '../shared/line';
import { followQuotes } from '../shared/streaming';
import { ownStreamBrowser } from './browser';
import { createLineReports } from './line-reports';
import { startPriceSource } from './price-source';
import { symbolsOfViews } from './symbols-of-views';

/** Streams the prices of the page where its feed has a stream: what its views follow, while the market is open. */
export function PriceStreamLink() {
  const live = useLive();
  const [stream, setStream] = useState<PriceStream | null>(null);
  useEffect(() => {
    // Without its code prices are polled.
    live?.stream().then(setStream, () => {});
  }, [live]);
  return live && stream && <Streaming live={live} stream={stream} />;
}

type Props = { live: Live; stream: PriceStream };

function Streaming({ live, stream }: Props) {
  useFollowedViews(live);
  useSource(live, stream);
  return null;
}

/** How long what was followed before goes on, in ms: its waiting rows have a frame, and no line is opened for both. */
const DELIVERED = 100;

/** Follows the quotes that the views of the page show. */
function useFollowedViews({ views, changed }: Live) {
  const client = useApolloClient();
  const symbols = useSyncExternalStore(changed.subscribe, () => symbolsOfViews(views).join());
  useEffect(() => {
    if (symbols === '') return;
    const end = followQuotes(client, symbols.split(','));
    return () => void runAfter(DELIVERED, end);
  }, [client, symbols]);
}

/** Until then the panels of a page have begun to follow what they show, in ms: it opens one line for all. */
const SETTLED = 1_000;

function useSource(live: Live, stream: PriceStream) {
  const { clock } = useAppActors();
  const person = useSession(({ context }) => String(context.session?.user.id ?? ''));
  const start = useEffectEvent(() => {
    const { actor, views, changed } = live;
    const isOpen = createStore(isMarketOpen(clock.now()));
    const stopClock = clock.subscribe(() => isOpen.set(isMarketOpen(clock.now())));
    const unseen = () => ({ symbols: symbolsOfViews(views, true), depth: [] });
    const browser = ownStreamBrowser();
    const stop = startPriceSource({
      ...{ stream, person, feed: configuredAddresses().feedUrl, browser },
      ...{ isOpen, followedUnseen: { get: unseen, subscribe: changed.subscribe } },
      ...createLineReports({ actor, line, now: clock.now, elapsed: browser.now }),
    });
    return () => {
      stop();
      stopClock();
      line.set(null);
    };
  });
  useEffect(() => {
    let stop = () => {};
    const cancel = runAfter(SETTLED, () => (stop = start()));
    return () => {
      cancel();
      stop();
    };
  }, [live, stream]);
}
