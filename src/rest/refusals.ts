import { runAfter } from '../lib/schedule';
import { RestError } from './errors';
import type { Schedule } from './client';

/** How long a load may wait for its turn, in ms: as long as for a response. */
const PATIENCE = 15_000;

/**
 * Sends no load to a path before the time that the server named when it refused one: a load waits for it, and fails at
 * once where that would take longer than a response may.
 */
export function createRefusals(schedule: Schedule = runAfter, now: () => number = Date.now) {
  const until = new Map<string, number>();

  return async <T>(address: string, send: () => Promise<T>): Promise<T> => {
    const path = address.split('?')[0]!;
    const left = (until.get(path) ?? 0) - now();
    if (left > PATIENCE) throw new RestError('tooMany', { retryAfter: left });
    if (left > 0) await new Promise<void>((done) => schedule(left, done));
    try {
      return await send();
    } catch (error) {
      if (error instanceof RestError && error.retryAfter !== null) until.set(path, now() + error.retryAfter);
      throw error;
    }
  };
}
