import { reportDenied } from '../lib/storage';
import { runAfter } from '../lib/schedule';
import { createStore } from '../lib/store';

/** The market's time was `marketStart` at the real time `realStart` and runs `speed` times as fast; 0 stops it. */
export type ClockSetting = {
  readonly marketStart: number;
  readonly realStart: number;
  readonly speed: Speed;
  /** The preset that was pressed, for the drawer to show. */
  readonly preset: string;
};

export const speeds = [0, 1, 10, 60] as const;
export type Speed = (typeof speeds)[number];

const KEY = 'nhip.demo.time';

type Options = {
  browser: Pick<Window, 'localStorage' | 'addEventListener' | 'removeEventListener'>;
  real?: () => number;
};

/**
 * Creates the demo's market time: shared by all tabs, kept over a reload, and the real time until it is set. Where the
 * browser denies its storage, it is this page's alone.
 */
export function createMarketTime({ browser, real = Date.now }: Options) {
  const setting = createStore(read(browser));
  const now = () => timeOf(setting.get(), real());
  const set = (next: ClockSetting | null) => {
    write(browser, next);
    setting.set(next);
  };

  browser.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) setting.set(read(browser));
  });

  return {
    now,
    after(ms: number, run: () => void) {
      const speed = setting.get()?.speed ?? 1;
      return speed === 0 ? () => {} : runAfter(ms / speed, run);
    },
    subscribe: setting.subscribe,
    /** The current setting; null while it is the real time. */
    setting: setting.get,
    /** Sets the time; the speed stays. */
    setTo(marketStart: number, preset: string) {
      set({ marketStart, preset, realStart: real(), speed: setting.get()?.speed ?? 1 });
    },
    setSpeed(speed: Speed) {
      set({ preset: setting.get()?.preset ?? '', marketStart: now(), realStart: real(), speed });
    },
    /** Returns to the real time. */
    release: () => set(null),
  };
}

export type MarketTime = ReturnType<typeof createMarketTime>;

/** The market's time at a real time, both in ms since 1970. */
export function timeOf(setting: ClockSetting | null, real: number): number {
  return setting === null ? real : setting.marketStart + (real - setting.realStart) * setting.speed;
}

function read({ localStorage }: Options['browser']): ClockSetting | null {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isClockSetting(saved) ? saved : null;
  } catch {
    return null;
  }
}

function write({ localStorage }: Options['browser'], setting: ClockSetting | null) {
  try {
    if (setting === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(setting));
  } catch {
    reportDenied();
  }
}

function isClockSetting(saved: unknown): saved is ClockSetting {
  if (typeof saved !== 'object' || saved === null) return false;
  const { marketStart, realStart, speed, preset } = saved as Record<string, unknown>;
  return (
    [marketStart, realStart].every((time) => typeof time === 'number' && Math.abs(time) < 8e15) &&
    speeds.some((known) => known === speed) &&
    typeof preset === 'string'
  );
}
