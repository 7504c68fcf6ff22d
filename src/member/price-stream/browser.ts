import { runAfter } from '../../lib/schedule';

/** What is used of a browser's locks. */
export type TabLocks = {
  readonly request: (
    name: string,
    options: { signal?: AbortSignal; steal?: boolean },
    run: () => Promise<void>,
  ) => Promise<void>;
};

/** What is used of a channel between the tabs of a browser. */
export type TabChannel = {
  readonly send: (message: unknown) => void;
  readonly close: () => void;
};

/** Opens a channel by its name; what other tabs send on it is received. */
export type OpenTabChannel = (name: string, receive: (message: unknown) => void) => TabChannel;

/** The browser that a page's prices stream in. */
export type StreamBrowser = {
  /** Undefined where the browser has none, as has `openChannel`. */
  readonly locks: TabLocks | undefined;
  readonly openChannel: OpenTabChannel | undefined;
  /** Dispatches `pagehide`, `pageshow`, `online` and `offline`. */
  readonly page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  /** Dispatches `visibilitychange`. */
  readonly document: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  readonly isVisible: () => boolean;
  readonly isOnline: () => boolean;
  /** The time of this machine, in ms, which goes on while it sleeps. */
  readonly now: () => number;
  readonly schedule: typeof runAfter;
  /** A name of this tab that no other has. */
  readonly createTabId: () => string;
};

/** The browser that the page runs in. */
export function ownStreamBrowser(): StreamBrowser {
  const { locks } = navigator as { locks?: LockManager };
  return {
    // Lib.dom types a lock's `run` by the lock that it is given.
    locks: locks && { request: (name, options, run) => locks.request(name, options, run) },
    openChannel: typeof BroadcastChannel === 'function' ? openTabChannel : undefined,
    page: window,
    document,
    isVisible: () => document.visibilityState !== 'hidden',
    isOnline: () => navigator.onLine,
    now: () => Date.now(),
    schedule: runAfter,
    createTabId: () => `${Date.now()}-${Math.random()}`,
  };
}

const openTabChannel: OpenTabChannel = (name, receive) => {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => receive(data));
  return {
    // The rule is about windows: a channel has no target.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    send: (message) => channel.postMessage(message),
    close: () => channel.close(),
  };
};
