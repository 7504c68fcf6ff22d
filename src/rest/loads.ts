import { createQueue } from './queue';
import { createRefusals } from './refusals';
import type { Schedule } from './client';

export type Loads = ReturnType<typeof createLoads>;

/** Creates the order of a session's loads, and the waits that its servers have named. */
export function createLoads(schedule?: Schedule, now?: () => number) {
  return { queue: createQueue(), refusals: createRefusals(schedule, now) };
}
