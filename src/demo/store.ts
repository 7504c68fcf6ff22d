/** A value that views follow. */
export type Store<T> = {
  readonly read: () => T;
  readonly set: (value: T) => void;
  /** Calls the listener after every change; returns an unsubscribe function. */
  readonly watch: (listener: () => void) => () => void;
};

export function createStore<T>(initial: T): Store<T> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    read: () => current,
    set(value) {
      current = value;
      listeners.forEach((listener) => listener());
    },
    watch(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
