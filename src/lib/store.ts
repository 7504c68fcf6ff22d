/** Called when the first listener comes; what it returns is called when the last one has gone. */
type Start = () => void | (() => void);

/** The listeners of an event. */
export function createEmitter<T = void>(start?: Start) {
  const listeners = new Set<(value: T) => void>();
  let stop: ReturnType<Start>;
  return {
    emit(value: T) {
      for (const listener of listeners) listener(value);
    },
    /** Calls the listener at every event; returns an unsubscribe function. */
    subscribe(listener: (value: T) => void) {
      const isFirst = listeners.size === 0;
      listeners.add(listener);
      if (isFirst) stop = start?.();
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stop?.();
      };
    },
  };
}

/** A value that views follow, in the shape of `useSyncExternalStore`. */
export type Store<T> = {
  readonly get: () => T;
  readonly set: (value: T) => void;
  /** Calls the listener after every change; returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
};

export function createStore<T>(initial: T, start?: Start): Store<T> {
  const { emit, subscribe } = createEmitter(start);
  let value = initial;
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      emit();
    },
    subscribe,
  };
}
