import { runAfter } from '../../lib/schedule';

/** Settles after so many milliseconds, in the place of a server's answer. */
export function wait(ms: number): Promise<void> {
  return new Promise((done) => void runAfter(ms, done));
}
