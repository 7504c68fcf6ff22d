/** What the product remembers in this browser; every other key belongs to somebody else. */
export type StorageKey =
  'accessToken' | 'user' | 'lastVisit' | 'lng' | 'theme' | 'nightMode' | 'nightTime' | 'chart';

export type BrowserStorage = {
  /** Tells once, now or later, that the browser refused to read or write; values then live as long as the page. */
  readonly whenDenied: (tell: () => void) => void;
  readonly read: (key: StorageKey) => string | null;
  readonly write: (key: StorageKey, value: string | null) => void;
  /** Calls back when another tab changed anything; answers how to stop listening. */
  readonly watch: (changed: () => void) => () => void;
};

/** A text that this tab alone remembers, over a reload; where the browser denies that, as long as the page lives. */
export type TabText = {
  readonly read: () => string | null;
  readonly write: (text: string | null) => void;
};

/** Opens a text of this tab; it never throws. */
export function openTabText(browser: Pick<Window, 'sessionStorage'>, key: string): TabText {
  let denied: { text: string | null } | null = null;

  return {
    read() {
      try {
        return denied ? denied.text : browser.sessionStorage.getItem(key);
      } catch {
        return null;
      }
    },
    write(text) {
      try {
        if (text === null) browser.sessionStorage.removeItem(key);
        else browser.sessionStorage.setItem(key, text);
        denied = null;
      } catch {
        denied = { text };
      }
    },
  };
}

/** Storage that never throws: where the browser denies it, values are kept in memory. */
export function openStorage(
  browser: Pick<Window, 'localStorage' | 'addEventListener' | 'removeEventListener'>,
) {
  const memory = new Map<StorageKey, string | null>();
  let isDenied = false;
  let tellDenied: (() => void) | null = null;

  const attempt = <T>(act: () => T): T | undefined => {
    try {
      return act();
    } catch {
      isDenied = true;
      tellDenied?.();
      tellDenied = null;
      return undefined;
    }
  };

  const storage: BrowserStorage = {
    whenDenied(tell) {
      if (isDenied) tell();
      else tellDenied = tell;
    },
    read: (key) =>
      memory.has(key)
        ? (memory.get(key) ?? null)
        : (attempt(() => browser.localStorage.getItem(key)) ?? null),
    write(key, value) {
      const kept = attempt(() => {
        if (value === null) browser.localStorage.removeItem(key);
        else browser.localStorage.setItem(key, value);
        return true;
      });
      if (kept) memory.delete(key);
      else memory.set(key, value);
    },
    watch(changed) {
      // `localStorage.clear()` in another tab arrives with a null key, so every event counts.
      const heard = ({ key }: StorageEvent) => {
        // What another tab could write is newer than what this one only remembers, where it can be read.
        const isReadable = attempt(() => browser.localStorage.getItem(key ?? '') !== undefined) ?? false;
        if (isReadable && key === null) memory.clear();
        if (isReadable) memory.delete(key as StorageKey);
        changed();
      };
      browser.addEventListener('storage', heard);
      return () => browser.removeEventListener('storage', heard);
    },
  };
  return storage;
}
