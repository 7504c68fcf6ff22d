import { createActor } from 'xstate';
import { isSilent, isStreaming, streamMachine } from '../../../machines/stream.machine';
import type { Store } from '../../lib/store';
import type { LineSymbols, PriceStream } from '../../rest/price-stream';
import type { StreamBrowser } from './browser';
import type { Demand } from './demand';
import { createLine } from './line';
import { createSharedLine } from './shared-line';

type Followable<T> = Pick<Store<T>, 'get' | 'subscribe'>;

/** How fresh the stream keeps the prices of the page. */
export type StreamState = {
  /** Nothing needs to be polled. */
  readonly isStreaming: boolean;
  /** Nothing has been heard for 25 seconds. */
  readonly isSilent: boolean;
};

type Options = {
  readonly stream: PriceStream;
  /** What of it alerts and holdings need, also while no tab is visible. */
  readonly followedUnseen: Followable<LineSymbols>;
  /** Whether the market is open. */
  readonly isOpen: Followable<boolean>;
  /** Whose prices they are, and of which feed: other persons' tabs share nothing with this one. */
  readonly person: string;
  readonly feed: string;
  readonly browser: StreamBrowser;
  /** The machine's clock and its random numbers, where they are not the browser's own. */
  readonly timing?: NonNullable<Parameters<typeof createActor>[1]>['clock'];
  readonly random?: () => number;
  readonly onChange: (state: StreamState) => void;
  /** Rows came, or a comment. */
  readonly onHeard: () => void;
  /** Rows may have been missed: `/quotes` is to be read once. */
  readonly onGap: () => void;
};

/** Prices of a line that was not heard for longer are read at once when it ends, in ms. */
const SOON = 10_000;

/**
 * Streams the prices of a session while somebody follows any; returns a function that ends it. Tabs of one browser, person and
 * feed share one line.
 */
export function startPriceSource(options: Options): () => void {
  const { stream, browser, followedUnseen, isOpen, person, feed, timing, random } = options;
  let heardAt = browser.now();
  let hasOpened = false;
  const demand = (): Demand => ({ followed: stream.followed.get(), followedUnseen: followedUnseen.get() });
  const shared = createSharedLine({
    name: `prices 1 ${JSON.stringify([person, feed])}`,
    open: stream.open,
    demand,
    browser,
  });

  const hear = () => {
    heardAt = browser.now();
    options.onHeard();
  };
  const open: PriceStream['open'] = (followed, { onOpen, onEvent }, signal) =>
    shared.open(
      followed,
      {
        onOpen() {
          heardAt = browser.now();
          // The line of another tab does not begin with the newest rows. That of the whole market is the machine's to report.
          if (!hasOpened && shared.isListening() && followed.symbols !== 'ALL') options.onGap();
          hasOpened = true;
          onOpen();
        },
        onEvent(rows) {
          onEvent(rows);
          // Then it is known whether figures have moved.
          if (!signal.aborted) hear();
        },
      },
      signal,
    );

  shared.join();
  const actor = createActor(
    streamMachine.provide({
      actors: { line: createLine({ open, push: stream.push, schedule: browser.schedule }) },
    }),
    {
      input: { ...shared.needed.get(), isOpen: isOpen.get(), isOnline: browser.isOnline(), random },
      ...(timing && { clock: timing }),
    },
  );
  const presence = () =>
    actor.send(
      shared.isSeen.get() ? { type: 'visible', silentFor: browser.now() - heardAt } : { type: 'hidden' },
    );
  const ends = [
    shared.needed.subscribe(() => actor.send({ type: 'followed changed', ...shared.needed.get() })),
    shared.isSeen.subscribe(presence),
    shared.onLeaderChange(() => actor.send({ type: 'leader changed' })),
    stream.followed.subscribe(shared.demandChanged),
    followedUnseen.subscribe(shared.demandChanged),
    isOpen.subscribe(() => actor.send({ type: 'opening hours', isOpen: isOpen.get() })),
    listen(browser.document, 'visibilitychange', presence),
    listen(browser.page, 'offline', () => actor.send({ type: 'offline' })),
    listen(browser.page, 'online', () => actor.send({ type: 'online' })),
    onLeft(browser, {
      leave() {
        actor.send({ type: 'page left' });
        shared.leave();
      },
      come() {
        shared.join();
        // A page in the back-forward cache gets neither event.
        actor.send({ type: browser.isOnline() ? 'online' : 'offline' });
        actor.send({ type: 'page returned' });
      },
    }),
  ];

  let last: StreamState = { isStreaming: false, isSilent: false };
  actor.subscribe((snapshot) => {
    const next = { isStreaming: isStreaming(snapshot), isSilent: isSilent(snapshot) };
    if (next.isStreaming === last.isStreaming && next.isSilent === last.isSilent) return;
    const hasEnded = last.isStreaming && !next.isStreaming;
    last = next;
    options.onChange(next);
    // What polling would read 15 seconds later may have changed since, or have been missing on the line of another tab.
    const isUrgent = shared.isListening() || browser.now() - heardAt >= SOON;
    if (hasEnded && !next.isSilent && isUrgent) options.onGap();
  });
  actor.on('gap', options.onGap);
  actor.on('check session', stream.checkSession);
  actor.start();
  presence();

  return () => {
    ends.forEach((end) => end());
    actor.stop();
    shared.leave();
    if (last.isStreaming || last.isSilent) options.onChange({ isStreaming: false, isSilent: false });
  };
}

/** Leaves once where the page is left, and comes again where the browser has kept it. */
function onLeft({ page }: StreamBrowser, { leave, come }: { leave: () => void; come: () => void }) {
  let isLeft = false;
  const ends = [
    listen(page, 'pagehide', () => {
      isLeft = true;
      leave();
    }),
    listen(page, 'pageshow', () => {
      if (!isLeft) return;
      isLeft = false;
      come();
    }),
  ];
  return () => ends.forEach((end) => end());
}

function listen(target: StreamBrowser['page'], type: string, listener: () => void) {
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
}
