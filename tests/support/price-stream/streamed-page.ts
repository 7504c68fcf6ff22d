import { createActor } from 'xstate';
import { isStale, liveMachine } from '../../../machines/live.machine';
import { createMarketClock } from '../../../src/app/actors/clock';
import { createFeedLine } from '../../../src/graph/stream/feed-line';
import { createPriceStream } from '../../../src/graph/stream/price-stream';
import { readQuotes } from '../../../src/graph/readers/quotes';
import { createStore } from '../../../src/lib/store';
import { newerQuote, type Quote } from '../../../src/market/quote';
import { createLineReports } from '../../../src/member/price-stream/line-reports';
import { startPriceSource } from '../../../src/member/price-stream/price-source';
import type { Line } from '../../../src/member/shared/line';
import type { LineSymbols } from '../../../src/rest/price-stream';
import type { StreamBrowser } from '../../../src/member/price-stream/browser';
import { createTabBrowser } from './tab-browser';
import type { PriceServer, Ticker } from './price-server';
import type { Timers } from './timers';

type Options = {
  id: string;
  timers: Timers;
  wall: () => number;
  server: PriceServer;
  shared: Pick<StreamBrowser, 'locks' | 'openChannel' | 'now' | 'schedule'>;
  random: () => number;
  isVisible: boolean;
  symbols: readonly Ticker[];
  /** Whether its next requests of `/quotes` fail. */
  failsQuotes: () => boolean;
  /** Called where the watchlists are loaded. */
  onCheck: () => void;
  /** Called where an older row replaces a newer one. */
  onOlder: (symbol: string) => void;
};

/** A page of the product as far as prices reach it: the real line, stream and live prices, and a reader in the views' place. */
export function openStreamedPage({ id, timers, wall, server, shared, random, ...options }: Options) {
  const { now: elapsed, schedule, clock: timing } = timers;
  const { browser, ...tab } = createTabBrowser(shared, { id, isVisible: options.isVisible });
  const clock = createMarketClock({ now: wall, after: schedule });
  const live = createActor(liveMachine, {
    input: { asOf: wall(), isOpen: true, isVisible: options.isVisible, random },
    clock: timing,
  });
  const line = createStore<Line | null>(null);
  const session = {};
  const none = () => Promise.reject(new Error('unused'));
  const stream = createPriceStream({
    sources: { session, feed: none, api: { get: none, post: none, put: none, patch: none }, now: clock.now },
    open: createFeedLine({ rest: {} as never, feedUrl: '/udf', request: server.stream(id) }),
    checkSession: options.onCheck,
    inFrame: (run) => schedule(browser.isVisible() ? 16 : 250, run),
  });
  const shown = new Map<string, Quote>();
  let symbols = options.symbols;
  let reading: AsyncIterableIterator<unknown, undefined> | null = null;
  let busy = Promise.resolve();
  let isOver = false;
  let [seenSince, followedSince] = [elapsed(), elapsed()];

  /** Keeps the newer quote of each symbol, as the cache does. */
  const show = (rows: readonly object[]) => {
    for (const { symbol, quote } of readQuotes({ d: rows }).values()) {
      const known = shown.get(symbol);
      const next = newerQuote(known, quote, clock.now());
      if (next) shown.set(symbol, next);
      if (known?.at && next?.at && next.at < known.at) options.onOlder(symbol);
    }
  };
  const read = async (events: AsyncIterableIterator<readonly object[], undefined>) => {
    for await (const rows of events) {
      show(rows);
      await busy;
    }
  };
  const follow = () => {
    void reading?.return?.();
    const events = stream.follow({ symbols, depth: [] }, (rows) => rows);
    reading = events;
    void read(events);
  };

  const loadQuotes = (wanted: readonly Ticker[]) =>
    new Promise<void>((resolve, reject) => {
      const latency = 20 + random() * 800;
      const respond = (response: ReturnType<PriceServer['quotes']> | null) => {
        if (isOver) return;
        if (!response || options.failsQuotes() || !browser.isOnline()) return reject(new Error('failed'));
        for (const [i, symbol] of wanted.entries()) server.misleadBy(symbol, response.d[i]!);
        show(response.d);
        resolve();
      };
      schedule(latency / 2, () => {
        const response = browser.isOnline() ? server.quotes(wanted) : null;
        schedule(latency / 2, () => respond(response));
      });
    });
  live.on('*', ({ type }) => {
    if (type === 'refresh the rest') return;
    loadQuotes(symbols).then(
      () => live.send({ type: 'refreshed', at: clock.now().getTime() }),
      () => live.send({ type: 'refresh failed' }),
    );
  });
  let ticked = clock.now().getTime();
  const stopClock = clock.subscribe(() => {
    const now = clock.now().getTime();
    const passed = now - ticked;
    ticked = now;
    live.send({ type: 'minute passed', isOpen: true });
    if (passed < -60_000 || passed > 300_000) live.send({ type: 'clock jumped' });
  });
  const report = () => live.send({ type: browser.isVisible() && browser.isOnline() ? 'visible' : 'hidden' });

  live.start();
  follow();
  show(server.quotes(symbols).d);
  const endSource = startPriceSource({
    ...{ stream, browser, timing, random, person: 'An', feed: '/udf', isOpen: createStore(true) },
    followedUnseen: createStore<LineSymbols>({ symbols: [symbols[0]!], depth: [] }),
    ...createLineReports({ actor: live, line, now: clock.now, elapsed }),
  });

  return {
    id,
    live,
    shown,
    symbols: () => symbols,
    isVisible: browser.isVisible,
    isOnline: browser.isOnline,
    isMarkedStale: () => isStale(live.getSnapshot()) || !browser.isOnline(),
    isStreaming: () => line.get()?.isStreaming ?? false,
    /** Since when somebody has seen these symbols on it, in ms. */
    since: () => Math.max(seenSince, followedSince),
    follow(next: readonly Ticker[]) {
      symbols = next;
      followedSince = elapsed();
      for (const symbol of shown.keys()) if (!next.some((each) => each === symbol)) shown.delete(symbol);
      follow();
      // The view of a symbol that could not be loaded shows no price of it, and has it loaded again.
      loadQuotes(next).catch(() => line.get()?.isStreaming && live.send({ type: 'view failed' }));
    },
    /** Lets its reader take no row for a while. */
    slowDown(ms: number) {
      busy = new Promise((resolve) => void schedule(ms, resolve));
    },
    show(isShown: boolean) {
      if (isShown && !browser.isVisible()) seenSince = elapsed();
      tab.show(isShown);
      report();
    },
    connect(isOnline: boolean) {
      if (isOnline === browser.isOnline()) return;
      seenSince = elapsed();
      tab.connect(isOnline);
      if (isOnline) live.send({ type: 'clock jumped' });
      report();
    },
    leave() {
      tab.show(false);
      report();
      tab.leave();
    },
    comeBack() {
      seenSince = elapsed();
      tab.comeBack();
      tab.show(true);
      report();
    },
    /** Ends the session of the page, or closes it. */
    end() {
      isOver = true;
      endSource();
      stream.stop();
      stopClock();
      live.stop();
    },
  };
}

export type StreamedPage = ReturnType<typeof openStreamedPage>;
