import type { TabLocks } from './browser';

type Listener = {
  /** This tab leads from now on. */
  readonly onGain: () => void;
  /** It does not any more: another has taken over. */
  readonly onLoss: () => void;
  /** The browser has locks, but refuses them: Chromium does where site data are blocked. */
  readonly onRefused: () => void;
};

/** The lock that one tab of a browser holds; the others wait for it. */
export function createLeadership(locks: TabLocks, name: string, { onGain, onLoss, onRefused }: Listener) {
  let attempt: AbortController | null = null;
  let release = () => {};

  const request = async (steal: boolean) => {
    const own = new AbortController();
    attempt = own;
    let hasHeld = false;
    const hold = () => {
      if (own.signal.aborted) return Promise.resolve();
      hasHeld = true;
      onGain();
      return new Promise<void>((done) => {
        release = done;
      });
    };
    // It rejects where another tab takes the lock, and where the wait is aborted.
    await locks.request(name, steal ? { steal } : { signal: own.signal }, hold).catch(() => {});
    if (attempt !== own) return;
    if (!hasHeld) return onRefused();
    onLoss();
    void request(false);
  };

  return {
    join: () => void request(false),
    /** Takes the lock from the tab that holds it. */
    take() {
      attempt?.abort();
      void request(true);
    },
    leave() {
      attempt?.abort();
      attempt = null;
      release();
    },
  };
}
