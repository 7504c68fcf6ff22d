import { runAfter } from '../lib/schedule';
import { RestError } from './errors';
import type { Schedule } from './client';

/** How long a load may wait for its turn, in ms: as long as for a response. */
const PATIENCE = 15_000;
/** The longest that is added to the time that a server names, in ms. */
const MOST_SPREAD = 15_000;

/**
 * The times that servers named when they refused loads, by path, whatever the query. To each a random part of up to a quarter is
 * added, so that the pages that a server refuses together come back one after the other.
 */
export function createRefusals(
  schedule: Schedule = runAfter,
  now: () => number = Date.now,
  random: () => number = Math.random,
) {
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
      const spread = random() * Math.min(MOST_SPREAD, error.retryAfter / 4);
      until.set(pathOf(address), now() + error.retryAfter + spread);
    },
  };
}

function pathOf(address: string) {
  return address.split('?')[0]!;
}
