import { useSyncExternalStore } from 'react';
import { after as afterMs } from '../lib/after';
import { marketTime, phaseOf, type Phase } from '../market/clock';
import { formatDay, weekdayOf } from '../market/format';
import { useRunning } from './Running';

/** Market time: the instant now, to the minute. Everything that asks for the time asks this clock. */
export type MarketClock = {
  readonly now: () => Date;
  /** Calls back at every new minute; answers how to stop. */
  readonly subscribe: (ticked: () => void) => () => void;
};

const MINUTE = 60_000;

type Options = {
  now?: () => number;
  after?: (ms: number, run: () => void) => () => void;
};

export function createMarketClock({ now = Date.now, after = afterMs }: Options = {}): MarketClock {
  let shown = new Date(now());
  const listeners = new Set<() => void>();
  let cancel = () => {};

  const wait = () => {
    cancel = after(MINUTE - (now() % MINUTE), () => {
      listeners.forEach((ticked) => ticked());
      wait();
    });
  };

  return {
    // Nobody may have listened for hours, and a machine may have slept.
    now() {
      if (minuteOf(now()) !== minuteOf(shown.getTime())) shown = new Date(now());
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

function minuteOf(ms: number) {
  return Math.floor(ms / MINUTE);
}

/** The instant now; the view is drawn again every minute. */
export function useMarketTime(clock: MarketClock): Date {
  return useSyncExternalStore(clock.subscribe, clock.now);
}

const tradingPhases: readonly Phase[] = ['ATO', 'CONTINUOUS', 'ATC', 'PLO_ENTRY', 'PLO_MATCH'];

/** The market's date and time, and the phase that Ho Chi Minh City's exchange is in. */
export function useMarketStatus() {
  const now = useMarketTime(useRunning().clock);
  const { day, minute } = marketTime(now);
  const phase = phaseOf('HOSE', now);
  return {
    time: `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`,
    date: formatDay(day),
    weekday: weekdayOf(day),
    phase,
    isTrading: tradingPhases.includes(phase),
  };
}

function twoDigits(value: number) {
  return String(value).padStart(2, '0');
}
