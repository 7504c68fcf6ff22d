import { runAfter } from '../lib/schedule';
import { RestError } from './errors';
import type { Schedule } from './client';

/** How long a load may wait for its turn, in ms: as long as for a response. */
const PATIENCE = 15_000;

/** The times that servers named when they refused loads, by path, whatever the query. */
export function createRefusals(schedule: Schedule = runAfter, now: () => number = Date.now) {
  const until = new Map<string, number>();

  return {
    /** Settles when a load may be sent; rejects at once where that would take longer than a response may. */
    async permitted(address: string): Promise<void> {
      const left = (until.get(pathOf(address)) ?? 0) - now();
      if (left > PATIENCE) throw new RestError('tooMany', { retryAfter: left });
      if (left > 0) await new Promise<void>((done) => schedule(left, done));
    },
    /** Notes the wait that the error of a load names, if any. */
    note(address: string, error: unknown): void {
      if (!(error instanceof RestError) || error.retryAfter === null) return;
      until.set(pathOf(address), now() + error.retryAfter);
    },
  };
}

function pathOf(address: string) {
  return address.split('?')[0]!;
}
