import { RestError } from './errors';

/**
 * Who waits for a response: the chart on screen, any other panel, a page that may be opened next, or the small chart of
 * a row. They are served in this order.
 */
const PRIORITIES = ['chart', 'panel', 'neighbour', 'row'] as const;
const [CHART, PANEL, , ROW] = [0, 1, 2, 3] as const;

export type Priority = (typeof PRIORITIES)[number];

export type LoadOptions = { priority?: Priority | undefined; signal?: AbortSignal | undefined };
export type Send = (signal: AbortSignal) => Promise<unknown>;
type Waiting = { rank: number; resolve: (response: unknown) => void; reject: (error: unknown) => void };
type Load = { send: Send; waiting: Set<Waiting>; controller: AbortController; isSent: boolean };

/** How many requests of rows run at once at most. */
const MOST_ROWS = 2;

/**
 * Orders the loads of a session. Neighbours and rows wait until no chart is being loaded; of the rows the newest is sent
 * first, and two at once. An address is requested once for everyone who waits for it; what nobody waits for is not sent,
 * or aborted.
 */
export function createQueue() {
  const loads = new Map<string, Load>();
  let isHeld = false;

  const sendNext = () => {
    if (isHeld) return;
    const ranked = [...loads].map(([key, load]) => ({ key, load, rank: rankOf(load) }));
    const isCharting = ranked.some(({ rank }) => rank === CHART);
    let rows = ranked.filter(({ rank, load }) => rank === ROW && load.isSent).length;
    for (const { key, load, rank } of ranked.reverse().sort((one, other) => one.rank - other.rank)) {
      if (load.isSent || (isCharting && rank > PANEL)) continue;
      if (rank === ROW && ++rows > MOST_ROWS) continue;
      start(key, load);
    }
  };

  const start = (key: string, load: Load) => {
    load.isSent = true;
    const settle = (report: (waiting: Waiting) => void) => {
      load.waiting.forEach(report);
      if (loads.get(key) === load) loads.delete(key);
      sendNext();
    };
    load.send(load.controller.signal).then(
      (response) => settle(({ resolve }) => resolve(response)),
      (error: unknown) => settle(({ reject }) => reject(error)),
    );
  };

  return {
    /** Sends a load when its turn comes; rejects with `aborted` once its AbortSignal ends it. */
    request(key: string, send: Send, { priority = 'panel', signal }: LoadOptions = {}): Promise<unknown> {
      if (signal?.aborted) return Promise.reject(new RestError('aborted'));
      let leave = () => {};
      const response = new Promise((resolve, reject) => {
        const load = loads.get(key) ?? newLoad(send);
        const waiting: Waiting = { rank: PRIORITIES.indexOf(priority), resolve, reject };
        leave = () => {
          load.waiting.delete(waiting);
          reject(new RestError('aborted'));
          if (load.waiting.size > 0 || loads.get(key) !== load) return;
          loads.delete(key);
          load.controller.abort();
          sendNext();
        };
        loads.set(key, load);
        load.waiting.add(waiting);
        sendNext();
      });
      signal?.addEventListener('abort', leave);
      return response.finally(() => signal?.removeEventListener('abort', leave));
    },
    /** Sends nothing more while it is held. */
    hold(hold: boolean) {
      isHeld = hold;
      sendNext();
    },
  };
}

function newLoad(send: Send): Load {
  return { send, waiting: new Set(), controller: new AbortController(), isSent: false };
}

function rankOf({ waiting }: Load) {
  return Math.min(...[...waiting].map(({ rank }) => rank));
}
