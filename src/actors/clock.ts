import { useSyncExternalStore } from 'react';
import { after as afterMs } from '../lib/after';

/** The instant now, good until the next tick. */
export type Clock = {
  readonly now: () => Date;
  /** Calls back at every tick; answers how to stop. */
  readonly subscribe: (ticked: () => void) => () => void;
};

export type ClockOptions = {
  now?: () => number;
  after?: (ms: number, run: () => void) => () => void;
};

/** A clock that ticks whenever so many full milliseconds of the day have passed. */
export function createClock(every: number, { now = Date.now, after = afterMs }: ClockOptions = {}): Clock {
  let shown = new Date(now());
  const listeners = new Set<() => void>();
  let cancel = () => {};
  const tickOf = (ms: number) => Math.floor(ms / every);

  const wait = () => {
    cancel = after(every - (now() % every), () => {
      listeners.forEach((ticked) => ticked());
      wait();
    });
  };

  return {
    // Nobody may have listened for hours, and a machine may have slept.
    now() {
      if (tickOf(now()) !== tickOf(shown.getTime())) shown = new Date(now());
      return shown;
    },
    subscribe(ticked) {
      listeners.add(ticked);
      if (listeners.size === 1) wait();
      return () => {
        listeners.delete(ticked);
        if (listeners.size === 0) cancel();
      };
    },
  };
}

/** The instant now; the view is drawn again at every tick. */
export function useTime(clock: Clock): Date {
  return useSyncExternalStore(clock.subscribe, clock.now);
}
