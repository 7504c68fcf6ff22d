import type {
  OpenTabChannel,
  StreamBrowser,
  TabChannel,
  TabLocks,
} from '../../../src/member/price-stream/browser';

type Waiting = { run: () => Promise<void>; resolve: () => void; reject: (error: Error) => void };

/** The locks of a browser, as its tabs share them. */
export function createTabLocks(): TabLocks {
  const held = new Map<string, Waiting>();
  const queues = new Map<string, Waiting[]>();

  const grant = (name: string, waiting: Waiting) => {
    held.set(name, waiting);
    void waiting.run().then(() => {
      if (held.get(name) !== waiting) return;
      held.delete(name);
      waiting.resolve();
      const next = queues.get(name)?.shift();
      if (next) grant(name, next);
    });
  };

  return {
    request: (name, { signal, steal }, run) =>
      new Promise<void>((resolve, reject) => {
        const waiting = { run, resolve, reject };
        if (steal) {
          held.get(name)?.reject(new Error('The lock was stolen'));
          grant(name, waiting);
          return;
        }
        const queue = queues.get(name) ?? [];
        queues.set(name, queue);
        signal?.addEventListener('abort', () => {
          const at = queue.indexOf(waiting);
          if (at === -1) return;
          queue.splice(at, 1);
          reject(new Error('The wait was aborted'));
        });
        queue.push(waiting);
        // A lock is granted in a task of its own.
        void Promise.resolve().then(() => {
          const next = held.has(name) ? undefined : queue.shift();
          if (next) grant(name, next);
        });
      }),
  };
}

/** The channels of a browser; `messages` are all that were sent, by the name of their channel. */
export function createTabChannels() {
  const open = new Map<TabChannel, { name: string; receive: (message: unknown) => void }>();
  const messages: { name: string; data: unknown }[] = [];
  const openChannel: OpenTabChannel = (name, receive) => {
    const channel: TabChannel = {
      send(message) {
        const data: unknown = structuredClone(message);
        messages.push({ name, data });
        for (const [other, its] of open)
          if (other !== channel && its.name === name)
            void Promise.resolve().then(() => open.has(other) && its.receive(data));
      },
      close: () => void open.delete(channel),
    };
    open.set(channel, { name, receive });
    return channel;
  };
  return { messages, open: () => open.size, openChannel };
}

/** A browser of one tab, of which a test plays the page. */
export function createTabBrowser(
  shared: Pick<StreamBrowser, 'locks' | 'openChannel' | 'now' | 'schedule'>,
  { id, isVisible }: { id: string; isVisible: boolean },
) {
  const page = new EventTarget();
  const document = new EventTarget();
  let visible = isVisible;
  let online = true;
  const browser: StreamBrowser = {
    ...shared,
    page,
    document,
    isVisible: () => visible,
    isOnline: () => online,
    createTabId: () => id,
  };
  return {
    browser,
    show(isShown: boolean) {
      visible = isShown;
      document.dispatchEvent(new Event('visibilitychange'));
    },
    connect(isOnline: boolean) {
      online = isOnline;
      page.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    },
    leave: () => page.dispatchEvent(new Event('pagehide')),
    /** Its network may have come or gone meanwhile, of which it does not hear. */
    comeBack(isOnline = online) {
      online = isOnline;
      page.dispatchEvent(new Event('pageshow'));
    },
  };
}
