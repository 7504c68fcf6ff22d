import { onTestFinished, vi } from 'vitest';
import { openStorage, openTabText } from '../../src/lib/storage';

export type Listener = (event: { key: string | null }) => void;
export type Faults = { read?: true; write?: true; all?: true };

/** A browser with storage, or one that refuses it in the ways browsers do. */
export function browser(faults: Faults = {}) {
  const kept = new Map<string, string>();
  const listeners = new Set<Listener>();
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const localStorage = {
    getItem: (key: string) => (faults.read ? refuse() : (kept.get(key) ?? null)),
    setItem(key: string, value: string) {
      if (faults.write) throw new DOMException('Quota exceeded.', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
  };
  const window = {
    get localStorage() {
      return faults.all ? refuse() : localStorage;
    },
    addEventListener(type: string, listener: Listener) {
      if (type === 'storage') listeners.add(listener);
    },
    removeEventListener: (_: string, listener: Listener) => void listeners.delete(listener),
  };
  const storage = openStorage(window as unknown as Window);
  let times = 0;
  storage.whenDenied(() => times++);
  /** Whether the denial was reported, which must be once. */
  const isDenied = () => {
    if (times > 1) throw new Error(`reported ${times} times`);
    return times === 1;
  };
  return {
    storage,
    isDenied,
    kept,
    faults,
    tellAll: (key: string | null = null) => listeners.forEach((listener) => listener({ key })),
  };
}

/** Has the page's storage be full until the test ends, or until it is restored. */
export function fillStorage() {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Quota exceeded.', 'QuotaExceededError');
  });
  onTestFinished(() => void full.mockRestore());
  return full;
}

/** A text of a tab that keeps it, or refuses to write, or refuses everything. */
export function tabText(faults: Faults = {}) {
  const kept = new Map<string, string>();
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => (faults.write ? refuse() : void kept.set(key, value)),
    removeItem: (key: string) => void kept.delete(key),
  };
  const window = {
    get sessionStorage() {
      return faults.all ? refuse() : (sessionStorage as Storage);
    },
  };
  return { text: openTabText(window, 'locked'), kept };
}
