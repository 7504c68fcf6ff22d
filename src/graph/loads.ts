import type { Schedule } from '../rest/client';
import { createQueue } from '../rest/queue';
import { createRefusals } from '../rest/refusals';
import { sharedHistory } from './feed/shared-history';
import { shareLoads } from './feed/shared-loads';
import { sharedQuotes } from './feed/shared-quotes';
import type { Loads } from './load-order';

/** Creates the order of a session's loads, and the waits that its servers have named. */
export function createLoads(schedule?: Schedule, now?: () => number, random?: () => number): Loads {
  const queue = createQueue();
  const shared = [sharedQuotes, sharedHistory].map((call) => shareLoads(queue.request, call));
  return {
    queue,
    refusals: createRefusals(schedule, now, random),
    requestOfFeed(path, sendTo, feedOptions) {
      for (const share of shared) {
        const response = share(path, sendTo, feedOptions);
        if (response) return response;
      }
      const { session: _, ...options } = feedOptions;
      return queue.request(path, (signal) => sendTo(path, signal), options);
    },
  };
}
