import { whenIdle } from '../lib/schedule';
import type { createQueue, LoadOptions } from '../rest/queue';
import type { createRefusals } from '../rest/refusals';

/** What orders a session's loads. */
export type Loads = {
  readonly queue: ReturnType<typeof createQueue>;
  readonly refusals: ReturnType<typeof createRefusals>;
  /** Sends a load of the feed in its turn. */
  readonly requestOfFeed: (path: string, send: SendTo, options: FeedOptions) => Promise<unknown>;
};

/** Of a load of the feed, with what its session knows of the feed. */
export type FeedOptions = LoadOptions & { readonly session: object };

/** Sends a load to a path. */
export type SendTo = (path: string, signal?: AbortSignal) => Promise<unknown>;

/** The order of a session's loads, whose code comes when the page is idle; null until then. */
export type LoadOrder = { current: Loads | null; readonly ready: Promise<Loads | null> };

/** Loads what orders a new session's loads. Where its code is missing, each load is sent as it comes. */
export function loadOrder(load: () => Promise<() => Loads>): LoadOrder {
  const order: LoadOrder = {
    current: null,
    ready: whenIdle()
      .then(load)
      .then((createLoads) => (order.current = createLoads()))
      .catch(() => null),
  };
  return order;
}

/** Sends a load of the feed in its turn; until there is an order, only what is not on screen waits for it. */
export async function sendInOrder(
  order: LoadOrder,
  path: string,
  send: SendTo,
  options: FeedOptions,
): Promise<unknown> {
  const isBehind = options.priority === 'row' || options.priority === 'neighbour';
  const loads = isBehind ? await order.ready : order.current;
  return loads ? loads.requestOfFeed(path, send, options) : send(path, options.signal);
}

/** Sends a load when its server permits it, and notes the wait that a refusal names. */
export async function sendWhenPermitted(order: LoadOrder, address: string, send: () => Promise<unknown>) {
  await order.current?.refusals.permitted(address);
  try {
    return await send();
  } catch (error) {
    void order.ready.then((loads) => loads?.refusals.note(address, error));
    throw error;
  }
}
