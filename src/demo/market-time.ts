import { runAfter } from '../lib/schedule';

/** The demo's time runs from `marketStart`, which it was at the real time `realStart`, `speed` times as fast; 0 stands still. */
export type Hands = {
  readonly marketStart: number;
  readonly realStart: number;
  readonly speed: Speed;
  /** What was pressed, so that it can be shown as pressed. */
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
 * The market's time in the demo: one for all tabs of the browser, kept over a reload, and the real time until it is set.
 * A browser that denies its storage keeps it for this page alone.
 */
export function createMarketTime({ browser, real = Date.now }: Options) {
  const listeners = new Set<() => void>();
  let hands = read(browser);
  const now = () => timeOf(hands, real());
  const set = (next: Hands | null) => {
    hands = next;
    write(browser, next);
    listeners.forEach((listener) => listener());
  };

  browser.addEventListener('storage', ({ key }) => {
    if (key !== KEY && key !== null) return;
    hands = read(browser);
    listeners.forEach((listener) => listener());
  });

  return {
    now,
    after(ms: number, run: () => void) {
      const speed = hands?.speed ?? 1;
      return speed === 0 ? () => {} : runAfter(ms / speed, run);
    },
    watch(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** How the time was set; null while it is the real one. */
    hands: () => hands,
    /** Sets the time; it goes on at the speed that it has. */
    setTo(marketStart: number, preset: string) {
      set({ marketStart, preset, realStart: real(), speed: hands?.speed ?? 1 });
    },
    setSpeed(speed: Speed) {
      set({ preset: hands?.preset ?? '', marketStart: now(), realStart: real(), speed });
    },
    /** Goes back to the real time. */
    release: () => set(null),
  };
}

export type MarketTime = ReturnType<typeof createMarketTime>;

/** The market's time at a real one, both in ms since 1970. */
export function timeOf(hands: Hands | null, real: number): number {
  return hands === null ? real : hands.marketStart + (real - hands.realStart) * hands.speed;
}

function read({ localStorage }: Options['browser']): Hands | null {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return areHands(saved) ? saved : null;
  } catch {
    return null;
  }
}

function write({ localStorage }: Options['browser'], hands: Hands | null) {
  try {
    if (hands === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(hands));
  } catch {
    return;
  }
}

function areHands(saved: unknown): saved is Hands {
  if (typeof saved !== 'object' || saved === null) return false;
  const { marketStart, realStart, speed, preset } = saved as Record<string, unknown>;
  return (
    [marketStart, realStart].every((time) => typeof time === 'number' && Math.abs(time) < 8e15) &&
    speeds.some((known) => known === speed) &&
    typeof preset === 'string'
  );
}
