/** A list of listeners. */
export function emitter<T = void>() {
  const listeners = new Set<(value: T) => void>();
  return {
    emit(value: T) {
      for (const listener of listeners) listener(value);
    },
    subscribe(listener: (value: T) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** A value with listeners, in the shape of `useSyncExternalStore`. */
export function observable<T>(initial: T) {
  let value = initial;
  const { emit, subscribe } = emitter();
  return {
    get: () => value,
    set(next: T) {
      if (Object.is(next, value)) return;
      value = next;
      emit();
    },
    subscribe,
  };
}
