import { runAfter } from '../../lib/schedule';
import { subscribeToCalendar } from '../../market/calendar';
import { createEmitter, createStore, type Store } from '../../lib/store';

/** The current instant, the same until the next tick. */
export type Clock = {
  readonly now: () => Date;
  /** Calls the listener at every tick; returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
};

export type ClockOptions = {
  now?: () => number;
  /** Sets a timer in milliseconds of the time that `now` returns; returns a function that cancels it. */
  after?: (ms: number, run: () => void) => () => void;
  /** Calls the listener when the time was set, not by passing; returns an unsubscribe function. */
  subscribe?: (listener: () => void) => () => void;
};

/** Creates a clock that ticks at every multiple of `every` milliseconds of the day. */
function createClock(
  every: number,
  { now = Date.now, after = runAfter, subscribe = neverSet }: ClockOptions = {},
): Clock {
  let shown = new Date(now());
  let cancel = () => {};
  const tickOf = (ms: number) => Math.floor(ms / every);

  const tick = () => {
    ticks.emit();
    wait();
  };
  const wait = () => {
    cancel = after(every - (now() % every), tick);
  };
  // Without listeners no timer runs, and a sleeping machine runs none either.
  const ticks = createEmitter(() => {
    const unsubscribe = subscribe(() => {
      cancel();
      shown = new Date(now());
      tick();
    });
    wait();
    return () => {
      unsubscribe();
      cancel();
    };
  });

  return {
    now() {
      if (tickOf(now()) !== tickOf(shown.getTime())) shown = new Date(now());
      return shown;
    },
    subscribe: ticks.subscribe,
  };
}

function neverSet() {
  return () => {};
}

export type MarketClock = Clock & {
  /** The time of this device, in ms since 1970. */
  readonly device: () => number;
  /** How far the server's time, which is the market's, is ahead of it, in ms. */
  readonly correction: Store<number>;
};

/**
 * Market time, to the minute; everything that depends on the market's time reads this clock. It ticks when the calendar changes
 * too, by which the same minute is of another phase.
 */
export function createMarketClock({
  now: device = Date.now,
  subscribe = neverSet,
  ...options
}: ClockOptions = {}): MarketClock {
  const correction = createStore(0);
  const clock = createClock(60_000, {
    ...options,
    now: () => device() + correction.get(),
    subscribe(listener) {
      const stops = [subscribe, correction.subscribe, subscribeToCalendar].map((each) => each(listener));
      return () => stops.forEach((stop) => stop());
    },
  });
  return { ...clock, device, correction };
}

/** Local time as the lock screen shows it, refreshed every ten seconds. */
export function createLockClock(options?: ClockOptions): Clock {
  return createClock(10_000, options);
}
