/** What is called once a second. */
export type Beat = { readonly subscribe: (listener: () => void) => () => void };

/** Creates a beat of one timer, which runs while there is a listener; a clock that is set beats at once. */
export function createBeat(onClockSet: Beat['subscribe'] = () => () => {}): Beat {
  const listeners = new Set<() => void>();
  const beat = () => listeners.forEach((listener) => listener());
  let stop = () => {};

  function start() {
    const timer = setInterval(beat, 1_000);
    const unsubscribe = onClockSet(beat);
    stop = () => {
      clearInterval(timer);
      unsubscribe();
    };
  }

  return {
    subscribe(listener) {
      if (listeners.size === 0) start();
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stop();
      };
    },
  };
}
