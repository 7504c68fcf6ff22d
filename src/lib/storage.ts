/** The product's keys in this browser; every other key belongs to another program. */
export type StorageKey =
  | 'accessToken'
  | 'user'
  | 'locked'
  | 'expired'
  | 'lastVisit'
  | 'push'
  | 'watchedUntil'
  | 'filtersMet'
  | 'worseKinds'
  | 'lng'
  | 'theme'
  | 'nightMode'
  | 'nightTime'
  | 'chart'
  | 'rowLine'
  | 'listColumns';

export type BrowserStorage = {
  /** Calls back once, now or later, when the browser denies access; values then live as long as the page. */
  readonly whenDenied: (notify: () => void) => void;
  readonly read: (key: StorageKey) => string | null;
  readonly write: (key: StorageKey, value: string | null) => void;
  /** Calls back when another tab changed anything; returns an unsubscribe function. */
  readonly watch: (changed: () => void) => () => void;
};

/** A text of this tab that survives a reload; where the browser denies that, it lives as long as the page. */
export type TabText = {
  readonly read: () => string | null;
  readonly write: (text: string | null) => void;
};

/** Reports a denial to the opened storage, or to the one that is opened next. */
export let reportDenied = denyLater;
let isDeniedEarly = false;

function denyLater() {
  isDeniedEarly = true;
}

/** Opens a text of this tab; reading and writing never throw, and a denial counts as one of the opened storage. */
export function openTabText(browser: Pick<Window, 'sessionStorage'>, key: string): TabText {
  let denied: { text: string | null } | null = null;

  return {
    read() {
      try {
        return denied ? denied.text : browser.sessionStorage.getItem(key);
      } catch {
        reportDenied();
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
        reportDenied();
      }
    },
  };
}

/** Storage that never throws: where the browser denies it, or it is full, values are kept in memory. One for the page. */
export function openStorage(
  browser: Pick<Window, 'localStorage' | 'addEventListener' | 'removeEventListener'>,
) {
  const memory = new Map<StorageKey, string | null>();
  let isDenied = isDeniedEarly;
  let isNotified = false;
  let notifyDenied = () => {};
  const deny = () => {
    isDenied = true;
    notifyDenied();
  };
  isDeniedEarly = false;
  reportDenied = deny;

  const attempt = <T>(act: () => T): T | undefined => {
    try {
      return act();
    } catch {
      deny();
      return undefined;
    }
  };

  const storage: BrowserStorage = {
    whenDenied(notify) {
      notifyDenied = () => {
        if (!isNotified) notify();
        isNotified = true;
      };
      if (isDenied) notifyDenied();
    },
    read: (key) =>
      memory.has(key)
        ? (memory.get(key) ?? null)
        : (attempt(() => browser.localStorage.getItem(key)) ?? null),
    write(key, value) {
      const isStored = attempt(() => {
        if (value === null) browser.localStorage.removeItem(key);
        else browser.localStorage.setItem(key, value);
        return true;
      });
      if (isStored) memory.delete(key);
      else memory.set(key, value);
    },
    watch(changed) {
      // `localStorage.clear()` in another tab arrives with a null key, so every event counts.
      const onStorage = ({ key }: StorageEvent) => {
        // Where storage is readable, another tab's value is newer than the one in this tab's memory.
        const isReadable = attempt(() => browser.localStorage.getItem(key ?? '') !== undefined) ?? false;
        if (isReadable && key === null) memory.clear();
        if (isReadable) memory.delete(key as StorageKey);
        changed();
      };
      // A page that Back restores from the browser's memory has missed the events meanwhile.
      const onPageShow = ({ persisted }: PageTransitionEvent) => {
        if (persisted) changed();
      };
      browser.addEventListener('storage', onStorage);
      browser.addEventListener('pageshow', onPageShow);
      return () => {
        browser.removeEventListener('storage', onStorage);
        browser.removeEventListener('pageshow', onPageShow);
      };
    },
  };
  return storage;
}
