import type { Schedule } from '../rest/client';
import { createQueue } from '../rest/queue';
import { createRefusals } from '../rest/refusals';
import { shareQuotes } from './feed/shared-quotes';
import type { Loads } from './load-order';

/** Creates the order of a session's loads, and the waits that its servers have named. */
export function createLoads(schedule?: Schedule, now?: () => number, random?: () => number): Loads {
  const queue = createQueue();
  return {
    queue,
    refusals: createRefusals(schedule, now, random),
    requestOfFeed: shareQuotes(queue.request),
  };
}
