import type { Schedule } from '../rest/client';
import { createQueue } from '../rest/queue';
import { createRefusals } from '../rest/refusals';
import { shareQuotes } from './feed/shared-quotes';

export type Loads = ReturnType<typeof createLoads>;

/** Creates the order of a session's loads, and the waits that its servers have named. */
export function createLoads(schedule?: Schedule, now?: () => number, random?: () => number) {
  const queue = createQueue();
  return {
    queue,
    refusals: createRefusals(schedule, now, random),
    requestOfFeed: shareQuotes(queue.request),
  };
}
