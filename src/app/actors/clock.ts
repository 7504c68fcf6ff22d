import { runAfter } from '../../lib/schedule';

/** The instant now, good until the next tick. */
export type Clock = {
  readonly now: () => Date;
  /** Calls back at every tick; answers how to stop. */
  readonly subscribe: (ticked: () => void) => () => void;
};

export type ClockOptions = {
  now?: () => number;
  /** Waits for so many milliseconds of the time that `now` tells. */
  after?: (ms: number, run: () => void) => () => void;
  /** Calls back when the hands were set, other than by time passing; answers how to stop. */
  watch?: (set: () => void) => () => void;
};

/** A clock that ticks whenever so many full milliseconds of the day have passed. */
export function createClock(
  every: number,
  { now = Date.now, after = runAfter, watch = neverSet }: ClockOptions = {},
): Clock {
  let shown = new Date(now());
  const listeners = new Set<() => void>();
  let cancel = () => {};
  let stopWatching = () => {};
  const tickOf = (ms: number) => Math.floor(ms / every);

  const tick = () => {
    listeners.forEach((ticked) => ticked());
    wait();
  };
  const wait = () => {
    cancel = after(every - (now() % every), tick);
  };
  const start = () => {
    stopWatching = watch(() => {
      cancel();
      shown = new Date(now());
      tick();
    });
    wait();
  };
  const stop = () => {
    stopWatching();
    cancel();
  };

  return {
    // Nobody may have listened for hours, and a machine may have slept.
    now() {
      if (tickOf(now()) !== tickOf(shown.getTime())) shown = new Date(now());
      return shown;
    },
    subscribe(ticked) {
      listeners.add(ticked);
      if (listeners.size === 1) start();
      return () => {
        listeners.delete(ticked);
        if (listeners.size === 0) stop();
      };
    },
  };
}

function neverSet() {
  return () => {};
}

/** Market time, to the minute; everything that depends on the market's time reads this clock. */
export function createMarketClock(options?: ClockOptions): Clock {
  return createClock(60_000, options);
}

/** Local time as the lock screen shows it, refreshed every ten seconds. */
export function createLockClock(options?: ClockOptions): Clock {
  return createClock(10_000, options);
}
