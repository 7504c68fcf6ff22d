import { SimulatedClock } from 'xstate';
import type { JsonRecord } from '../../../src/lib/json';
import { createStore } from '../../../src/lib/store';
import { startPriceSource } from '../../../src/member/price-stream/price-source';
import type { TabLocks } from '../../../src/member/price-stream/browser';
import type { LineSymbols, LineListener, PriceStream } from '../../../src/rest/price-stream';
import { createTabBrowser, createTabChannels, createTabLocks } from './tab-browser';

/** A line as its server has it. */
export type ServerLine = LineListener & {
  readonly tab: string;
  readonly followed: LineSymbols;
  readonly end: () => void;
  readonly refuse: (error: object) => void;
};

type TabOptions = {
  person?: string;
  feed?: string;
  symbols?: readonly string[];
  depth?: readonly string[];
  unseen?: readonly string[];
  isVisible?: boolean;
  isOpen?: boolean;
};

export const rowOf = (symbol: string, price = 1): JsonRecord => ({ n: symbol, v: { lp: price } });

const followedOf = (symbols: readonly string[]): LineSymbols => ({ symbols, depth: [] });

const refusingLocks: TabLocks = { request: () => Promise.reject(new Error('Access is denied')) };

/** Tabs of one browser and the server of their lines, in simulated time. */
export function createTabs({ hasLocks = true, refusesLocks = false, random = () => 1 } = {}) {
  const clock = new SimulatedClock();
  const channels = createTabChannels();
  const locks = refusesLocks ? refusingLocks : createTabLocks();
  const lines = new Set<ServerLine>();
  let mostLines = 0;
  let opened = 0;
  let slept = 0;
  const schedule = (ms: number, run: () => void) => {
    const timer = clock.setTimeout(run, ms);
    return () => clock.clearTimeout(timer);
  };
  const shared = {
    locks: hasLocks ? locks : undefined,
    openChannel: hasLocks ? channels.openChannel : undefined,
    now: () => clock.now() + slept,
    schedule,
  };

  const openLine =
    (tab: string): PriceStream['open'] =>
    (followed, listener, signal) =>
      new Promise<void>((resolve, reject) => {
        const settle = (outcome: () => void) => {
          lines.delete(line);
          outcome();
        };
        const line: ServerLine = {
          ...listener,
          tab,
          followed,
          end: () => settle(resolve),
          refuse: (error) => settle(() => reject(Object.assign(new Error('refused'), error))),
        };
        signal.addEventListener('abort', () => settle(() => reject(new Error('aborted'))));
        lines.add(line);
        opened += 1;
        mostLines = Math.max(mostLines, lines.size);
      });

  return {
    clock,
    channels,
    locks,
    /** The lines that are open, oldest first. */
    lines: () => [...lines],
    opened: () => opened,
    mostLines: () => mostLines,
    openTab(
      id: string,
      {
        person = 'An',
        feed = '/feed',
        symbols = ['FPT'],
        depth = [],
        unseen = [],
        isVisible = true,
        isOpen = true,
      }: TabOptions = {},
    ) {
      const followed = createStore<LineSymbols>({ symbols, depth });
      const followedUnseen = createStore(followedOf(unseen));
      const marketOpen = createStore(isOpen);
      const log: string[] = [];
      const rows: JsonRecord[] = [];
      const { browser, ...page } = createTabBrowser(shared, { id, isVisible });
      const end = startPriceSource({
        stream: {
          followed,
          open: openLine(id),
          push: (pushed) => rows.push(...pushed),
          checkSession: () => log.push('check session'),
        },
        followedUnseen,
        isOpen: marketOpen,
        person,
        feed,
        browser,
        timing: clock,
        random,
        onChange: ({ isStreaming, isSilent }) =>
          log.push(isStreaming ? 'streams' : isSilent ? 'is silent' : 'streams no more'),
        onHeard: () => {},
        onGap: () => log.push('gap'),
      });
      return {
        ...page,
        end,
        log,
        rows,
        follow: (next: readonly string[]) => followed.set(followedOf(next)),
        openMarket: (next: boolean) => marketOpen.set(next),
      };
    },
    /** Lets the time of the machine pass, while timers stand still. */
    sleep(ms: number) {
      slept += ms;
    },
    /** Lets time pass, and what is on its way between the tabs arrive. */
    async pass(ms = 0) {
      await flush();
      for (let left = ms; left > 0; left -= 250) {
        clock.increment(Math.min(left, 250));
        await flush();
      }
    },
  };
}

async function flush() {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve();
}
