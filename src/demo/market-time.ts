import { instantOf } from '../market/clock';
import type { Day } from '../market/day';
import { reportDenied } from '../lib/storage';
import { runAfter } from '../lib/schedule';
import { createStore } from '../lib/store';

/** The market's time was `marketStart` at the real time `realStart` and runs `speed` times as fast; 0 stops it. */
export type ClockSetting = {
  readonly marketStart: number;
  readonly realStart: number;
  readonly speed: Speed;
  /** The speed before it stopped, at which it goes on. */
  readonly before?: Speed;
  /** The preset that was pressed, for the drawer to show. */
  readonly preset: string;
};

export const speeds = [0, 1, 10, 60] as const;
export type Speed = (typeof speeds)[number];

/** The first and the last day that the clock can be set to: from five years after the simulated market's first on. */
export const FIRST_DAY: Day = '2024-01-02';
export const LAST_DAY: Day = '2030-12-31';

const first = instantOf(FIRST_DAY, 0).getTime();
const last = instantOf(LAST_DAY, 24 * 60).getTime() - 1;

/** Whether there is a market at a time in ms since 1970. */
export function isMarketTime(time: number): boolean {
  return time >= first && time <= last;
}

const KEY = 'nhip.demo.time';

/** That of the real time. */
const usual: Pick<ClockSetting, 'before' | 'preset' | 'speed'> = { preset: '', speed: 1 };

type Stored = Pick<Window, 'localStorage'>;

type Options = {
  browser: Pick<Window, 'localStorage' | 'addEventListener' | 'removeEventListener'>;
  real?: () => number;
};

/**
 * Creates the demo's market time: shared by all tabs, kept over a reload, and the real time until it is set, or where it
 * has run to a time without a market. Where the browser denies its storage, it is this page's alone.
 */
export function createMarketTime({ browser, real = Date.now }: Options) {
  const setting = createStore(read(browser, real()));
  const isRefused = setting.get() === null && isStored(browser);
  if (isRefused) write(browser, null);
  // A page may stay open for as long as a fast clock needs to the last day.
  const now = () => Math.min(timeOf(setting.get(), real()), last);
  const set = (next: ClockSetting | null) => {
    write(browser, next);
    setting.set(next);
  };

  const setSpeed = (speed: Speed) => {
    const { speed: before, ...current } = setting.get() ?? usual;
    const pause = speed === 0 && before !== 0 ? { before } : {};
    set({ ...current, ...pause, marketStart: now(), realStart: real(), speed });
  };

  browser.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) setting.set(read(browser, real()));
  });

  return {
    now,
    after(ms: number, run: () => void) {
      const speed = setting.get()?.speed ?? 1;
      return speed === 0 ? () => {} : runAfter(ms / speed, run);
    },
    subscribe: setting.subscribe,
    /** Whether what was stored is no setting of a time with a market; it is gone then. */
    isRefused,
    /** The current setting; null while it is the real time. */
    setting: setting.get,
    /** Sets the time; the speed stays. */
    setTo(marketStart: number, preset: string) {
      set({ ...(setting.get() ?? usual), marketStart, preset, realStart: real() });
    },
    setSpeed,
    /** Goes on from a standstill at the speed before it. */
    goOn: () => setSpeed(setting.get()?.before ?? 1),
    /** Returns to the real time. */
    release: () => set(null),
  };
}

export type MarketTime = ReturnType<typeof createMarketTime>;

/** The market's time at a real time, both in ms since 1970. */
export function timeOf(setting: ClockSetting | null, real: number): number {
  return setting === null ? real : setting.marketStart + (real - setting.realStart) * setting.speed;
}

/**
 * Returns after how long prices on the screen are refreshed, in ms of real time: 15 seconds, or a minute of a market that runs
 * faster, but at least two seconds. A market that stands still has the interval of its speed before, as it may go on at once.
 */
export function refreshInterval(setting: ClockSetting | null): number {
  const { speed, before = 1 } = setting ?? usual;
  return Math.min(15_000, Math.max(2_000, 60_000 / (speed || before)));
}

function read(browser: Stored, real: number): ClockSetting | null {
  try {
    const saved: unknown = JSON.parse(browser.localStorage.getItem(KEY) ?? 'null');
    return isClockSetting(saved) && isMarketTime(timeOf(saved, real)) ? saved : null;
  } catch {
    return null;
  }
}

/** Removes what is stored of the market's time: the next page has the real one. */
export function clearMarketTime(browser: Stored): void {
  write(browser, null);
}

function isStored(browser: Stored) {
  try {
    return browser.localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

function write(browser: Stored, setting: ClockSetting | null) {
  try {
    if (setting === null) browser.localStorage.removeItem(KEY);
    else browser.localStorage.setItem(KEY, JSON.stringify(setting));
  } catch {
    reportDenied();
  }
}

function isClockSetting(saved: unknown): saved is ClockSetting {
  if (typeof saved !== 'object' || saved === null) return false;
  const { marketStart, realStart, speed, before = 1, preset } = saved as Record<string, unknown>;
  return (
    [marketStart, realStart].every((time) => typeof time === 'number') &&
    [speed, before].every((each) => speeds.some((known) => known === each)) &&
    typeof preset === 'string'
  );
}
