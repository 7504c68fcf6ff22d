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
  const shareQuotes = shareLoads(queue.request, sharedQuotes);
  const shareHistory = shareLoads(queue.request, sharedHistory);
  return {
    queue,
    refusals: createRefusals(schedule, now, random),
    requestOfFeed(path, sendTo, options) {
      const { priority } = options;
      // Its bars come at once, or are those that a page loads before it is opened, by the same address.
      const isOfChart = priority === 'chart' || priority === 'neighbour';
      return (
        shareQuotes(path, sendTo, options) ??
        (isOfChart ? undefined : shareHistory(path, sendTo, options)) ??
        queue.request(path, (signal) => sendTo(path, signal), options)
      );
    },
  };
}
